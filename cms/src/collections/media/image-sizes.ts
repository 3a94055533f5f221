import type { ImageSize } from 'payload'

/** Widths in pixels of the WebP versions made at upload; none is made wider than the picture is. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const

export const imageSizes: ImageSize[] = PICTURE_WIDTHS.map((width) => ({
  name: `w${width}`,
  width,
  formatOptions: { format: 'webp', options: { quality: 80 } },
}))
