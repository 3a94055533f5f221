import { ICONS, type IconName } from '@/ui/icon/icons'

const MIRRORED: readonly IconName[] = ['forward', 'back', 'news']

const OPEN =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>"

/** A style sheet, since Chromium 143 draws nothing for `<use>` of a cached file. */
export function renderIconDrawings(): string {
  const rules = Object.entries(ICONS).map(
    ([name, path]) => `.${name} {\n  --icon: url("${dataUrl(`${OPEN}<path d='${path}'/></svg>`)}");\n}\n`,
  )
  const mirrored = MIRRORED.map((name) => `.${name}`).join(',\n')
  return `/* Written by \`npm run generate\`; do not edit. */\n${rules.join('\n')}\n${mirrored} {\n  transform: scaleX(var(--toward));\n}\n`
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`
}
