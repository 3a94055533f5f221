import sharp from 'sharp'
import { COVER, canvas } from './canvas'

/** Pixels of a rendered picture. */
export const COVER_PIXELS = { width: 1600, height: 900 } as const

export function renderCover(drawing: string): Promise<Buffer> {
  return renderWebp(canvas(drawing), COVER_PIXELS.width / COVER.width)
}

/** Renders an SVG document to WebP, `scale` times as large as it says; the library encodes it anew. */
export function renderWebp(svg: string, scale: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * scale })
    .flatten({ background: '#F4F7F6' })
    .webp({ lossless: true, effort: 0 })
    .toBuffer()
}
