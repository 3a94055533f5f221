import type { Palette, ThemeFile } from './theme'

/** Over `site/src/ui/tokens.css`, whose names it sets; where colours are the visitor's own, those win there. */
export function writeCss(id: string, { light, dark, radius, type, groundForm }: ThemeFile): string {
  const measures = [
    `--radius-field:${radius.field}px`,
    `--radius-card:${radius.card}px`,
    `--radius-chip:${radius.chip}px`,
    `--font-text:${type.text}`,
    `--font-titles:${type.titles}`,
    `--weight-title:${type.titleWeight}`,
    `--spacing-title-1:${type.titleSpacing}em`,
    `--spacing-title-2:${type.titleSpacing}em`,
    `--ground-image:${GROUNDS[groundForm]}`,
  ]
  const root = `html.theme-${id}`
  return [
    `${root}{${[...colors(light), ...measures].join(';')}}`,
    `@media (prefers-color-scheme:dark){${root}{${colors(dark).join(';')}}}`,
  ].join('\n')
}

/** Images behind the words of the strong ground. */
const GROUNDS = {
  plain: 'none',
  glow: 'radial-gradient(circle at 85% 0,var(--ground-end),transparent 60%)',
  slope: 'linear-gradient(115deg,transparent 62%,var(--ground-end) 62.1%)',
} as const satisfies Record<ThemeFile['groundForm'], string>

function colors(palette: Palette): string[] {
  return Object.entries(palette).map(
    ([name, color]) =>
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${shortest(color)}`,
  )
}

function shortest(color: string): string {
  return color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}
