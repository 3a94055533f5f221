export interface PictureType {
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp'
  extension: 'jpg' | 'png' | 'webp'
}

export const PICTURE_TYPES: readonly PictureType[] = [
  { mimeType: 'image/jpeg', extension: 'jpg' },
  { mimeType: 'image/png', extension: 'png' },
  { mimeType: 'image/webp', extension: 'webp' },
]

export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  return PICTURE_TYPES.find(({ mimeType }) => beginsAs(mimeType, bytes))
}

function beginsAs(mimeType: PictureType['mimeType'], bytes: Buffer): boolean {
  switch (mimeType) {
    case 'image/jpeg':
      return bytes.subarray(0, 3).toString('hex') === 'ffd8ff'
    case 'image/png':
      return bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'
    case 'image/webp':
      return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  }
}
