export const PHOTO_TYPES = ['jpg', 'png', 'webp'] as const

/** The extension of a photo's file [5#35]. */
export type PhotoType = (typeof PHOTO_TYPES)[number]

/** How many bytes tell the type. */
export const HEAD_BYTES = 12

const SIGNATURES: Record<PhotoType, RegExp> = {
  jpg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
}

/** By the first bytes, whatever its name or its sender says; null for what is no photo that is taken [7#45]. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  const head = Array.from(bytes.subarray(0, HEAD_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return PHOTO_TYPES.find((type) => SIGNATURES[type].test(head)) ?? null
}
