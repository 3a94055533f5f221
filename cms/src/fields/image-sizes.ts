import type { ImageSize } from 'payload'

/**
 * The quality that WebP's own tools choose, and its closest search: a sixth fewer bytes than with 80 and the usual search,
 * and no difference that is seen on a phone. An upload takes some tenths of a second longer.
 */
const WEBP = { quality: 75, effort: 6 }

/** Widths in pixels of the WebP versions made at upload; none is made wider than the picture is. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const

export const imageSizes: ImageSize[] = PICTURE_WIDTHS.map((width) => ({
  name: `w${width}`,
  width,
  formatOptions: { format: 'webp', options: WEBP },
}))
