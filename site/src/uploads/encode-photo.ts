import sharp from 'sharp'
import { ownLog } from '@/platform/log'
import { LARGEST_PHOTO, MOST_PIXELS, PHOTO_QUALITY, PHOTO_WIDTH } from './limits'
import { photoType, type PhotoType } from './photo-type'
import { takeTurn } from './turns'

export type FileProblem = 'empty' | 'large' | 'type' | 'pixels' | 'broken'

export type Encoded =
  { ok: true; photo: Buffer; type: PhotoType } | { ok: false; problem: FileProblem | 'busy' }

const DEADLINE_SECONDS = 15

// Nothing else is ever decoded.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)

/** Without metadata, rotated, on white [5#33], [5#34]. */
export async function encodePhoto(bytes: Buffer): Promise<Encoded> {
  if (bytes.length === 0) return { ok: false, problem: 'empty' }
  if (bytes.length > LARGEST_PHOTO) return { ok: false, problem: 'large' }
  const type = photoType(bytes)
  if (!type) return { ok: false, problem: 'type' }
  const done = await takeTurn()
  if (!done) return { ok: false, problem: 'busy' }
  try {
    return await encoded(bytes, type)
  } catch (error) {
    ownLog().warn({ err: error, type, bytes: bytes.length }, 'a photo could not be decoded')
    return { ok: false, problem: 'broken' }
  } finally {
    done()
  }
}

async function encoded(bytes: Buffer, type: PhotoType): Promise<Encoded> {
  const options = { failOn: 'error', limitInputPixels: false, sequentialRead: true } as const
  const { width, height } = await sharp(bytes, options).metadata()
  if (width * height > MOST_PIXELS) return { ok: false, problem: 'pixels' }
  const photo = await sharp(bytes, { ...options, limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: PHOTO_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: PHOTO_QUALITY * 100 })
    .timeout({ seconds: DEADLINE_SECONDS })
    .toBuffer()
  return { ok: true, photo, type }
}
