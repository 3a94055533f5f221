import type { ImageSize } from 'payload'

/** A sixth smaller than 80, without visible difference on phones. */
const WEBP = { quality: 75, effort: 6 }

/** Pixels; never enlarged. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const

export const imageSizes: ImageSize[] = PICTURE_WIDTHS.map((width) => ({
  name: `w${width}`,
  width,
  formatOptions: { format: 'webp', options: WEBP },
}))
