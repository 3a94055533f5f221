/** Size of the drawing's own units; a cover is rendered 2.5 times as large. */
export const COVER = { width: 640, height: 360 } as const

/** Of every line, however much its shape is scaled. */
export const LINE_WIDTH = 1.75

/** The tokens of the site's look: two tones of brand on the raised surface. */
const STYLE = `
  .line{fill:none;stroke:#0B6B66;stroke-linecap:round;stroke-linejoin:round}
  .paper{fill:#FFFFFF;stroke:#0B6B66;stroke-linejoin:round}
  .tint{fill:#BFE0DB;stroke:#0B6B66;stroke-linejoin:round}
  .deep{fill:#0B6B66;stroke:#0B6B66;stroke-linejoin:round}
  .wash{fill:#BFE0DB}
  .veil{fill:#BFE0DB;fill-opacity:.45}
  .solid{fill:#0B6B66}
  .light{fill:none;stroke:#FFFFFF;stroke-linecap:round;stroke-linejoin:round}
  .white{fill:#FFFFFF}
  .dash{stroke-dasharray:5 6}
`

/** A whole SVG document around what was drawn. */
export function canvas(drawing: string, size: { width: number; height: number } = COVER): string {
  const { width, height } = size
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${STYLE}</style><g stroke-width="${LINE_WIDTH}"><rect width="${width}" height="${height}" fill="#F4F7F6"/>${drawing}</g></svg>`
  )
}
