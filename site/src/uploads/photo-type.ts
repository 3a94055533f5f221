export const PHOTO_TYPES = ['jpg', 'png', 'webp'] as const

/** [5#35] */
export type PhotoType = (typeof PHOTO_TYPES)[number]

export const HEAD_BYTES = 12

const SIGNATURES: Record<PhotoType, RegExp> = {
  jpg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
}

/** By its first bytes [7#45]. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  const head = Array.from(bytes.subarray(0, HEAD_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return PHOTO_TYPES.find((type) => SIGNATURES[type].test(head)) ?? null
}
