import { href } from '@/links/href'
import type { HandInKind } from './hand-in-kinds'

export function handInHref(lang: string, kind: HandInKind): string {
  return href(lang, 'hand-in', { kind: kind === 'phone' ? undefined : kind })
}
