import type { Theme } from './theme'
import { THEMES } from './themes.generated'

export type { Theme }
export { THEMES }

/** Undefined for one that this build does not have: its country keeps the group's own look. */
export function findTheme(id: string | null): Theme | undefined {
  return THEMES.find((theme) => theme.id === id)
}
