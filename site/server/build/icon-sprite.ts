import { ICONS } from '@/ui/icon/icons'

/** Text of `src/ui/icon/icons.svg`: one `<symbol>` for each icon, its id the name. */
export function renderIconSprite(): string {
  const symbols = Object.entries(ICONS).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`
}
