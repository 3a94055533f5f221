import type { Palette, ThemeFile } from './theme'

/** Sets names of `site/src/ui/tokens.css`. Where colours are the visitor's own, those of that sheet win. */
export function writeCss(id: string, { light, dark, radius, type, groundForm }: ThemeFile): string {
  const root = `html.theme-${id}`
  const measures = [
    `--radius-field:${radius.field}px`,
    `--radius-card:${radius.card}px`,
    `--radius-chip:${radius.chip}px`,
    `--font-text:${type.text}`,
    `--font-titles:${type.titles}`,
    `--weight-title:${type.titleWeight}`,
    `--spacing-title-1:${type.titleSpacing}em`,
    `--spacing-title-2:${type.titleSpacing}em`,
  ]
  return [
    `${root}{${[...colors(light, groundForm), ...measures].join(';')}}`,
    `@media (prefers-color-scheme:dark){${root}{${colors(dark, groundForm).join(';')}}}`,
  ].join('\n')
}

/** Images on the strong ground, which go over into its end, where reading ends. */
const GROUNDS = {
  plain: () => 'none',
  glow: (end) => `radial-gradient(circle at calc(50% + 35%*var(--toward)) 0,${end},transparent 60%)`,
  slope: (end) => `linear-gradient(calc(115deg*var(--toward)),transparent 62%,${end} 62.1%)`,
} as const satisfies Record<ThemeFile['groundForm'], (end: string) => string>

function colors({ groundEnd, ...palette }: Palette, groundForm: ThemeFile['groundForm']): string[] {
  return [
    ...Object.entries(palette).map(
      ([name, color]) =>
        `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${shortest(color)}`,
    ),
    `--ground-image:${GROUNDS[groundForm](shortest(groundEnd))}`,
  ]
}

function shortest(color: string): string {
  return color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}
