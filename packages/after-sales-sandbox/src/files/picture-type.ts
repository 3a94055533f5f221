const TYPES = [
  { type: 'image/jpeg', begins: /^ffd8ff/ },
  { type: 'image/png', begins: /^89504e470d0a1a0a/ },
  { type: 'image/webp', begins: /^52494646.{8}57454250/ },
] as const

export function pictureType(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 12).toString('hex')
  return TYPES.find(({ begins }) => begins.test(head))?.type
}
