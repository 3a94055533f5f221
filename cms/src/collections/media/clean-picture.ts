import sharp, { type Sharp } from 'sharp'
import { pictureTypeOf, type PictureType } from './picture-type'
import type { Refusal } from '@carelane/messages/admin'

const MAXIMUM_PIXELS = 40_000_000

export class PictureRefused extends Error {
  override name = 'PictureRefused'

  constructor(
    readonly reason: Refusal,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}

/**
 * Drawing it anew removes EXIF data and anything hidden.
 * @throws PictureRefused
 */
export async function cleanPicture(bytes: Buffer): Promise<PictureType & { data: Buffer }> {
  const type = pictureTypeOf(bytes)
  if (!type) throw new PictureRefused('Only JPEG, PNG and WebP pictures can be stored.')
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
  const { width, height } = await picture.metadata().catch((cause: unknown) => {
    throw new PictureRefused('The file is damaged: it cannot be read as a picture.', { cause })
  })
  if (width * height > MAXIMUM_PIXELS) {
    throw new PictureRefused('The picture has more than 40 megapixels. Make it smaller first.')
  }
  const data = await encoded(picture.autoOrient(), type).catch((cause: unknown) => {
    throw new PictureRefused('The file is damaged: it cannot be read as a picture.', { cause })
  })
  return { ...type, data }
}

function encoded(picture: Sharp, { mimeType }: PictureType): Promise<Buffer> {
  switch (mimeType) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 90 }).toBuffer()
    case 'image/png':
      return picture.png().toBuffer()
    case 'image/webp':
      return picture.webp({ quality: 90 }).toBuffer()
  }
}
