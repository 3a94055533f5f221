import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { FileProblem } from './encode-photo'
import { LARGEST_PHOTO, LARGEST_SCALED, PHOTO_QUALITY, PHOTO_WIDTH } from './limits'
import { HEAD_BYTES, photoType, type PhotoType } from './photo-type'

export type Scaled = { ok: true; photo: Blob; type: PhotoType } | { ok: false; problem: FileProblem }

/** On white, rotated [5#33], [5#34]. */
export async function scalePhoto(file: File): Promise<Scaled> {
  if (file.size === 0) return { ok: false, problem: 'empty' }
  if (file.size > LARGEST_PHOTO) return { ok: false, problem: 'large' }
  return (await ignoreFailure(scaled(file), 'unreadable')) ?? { ok: false, problem: 'broken' }
}

async function scaled(file: File): Promise<Scaled> {
  const type = photoType(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (!type) return { ok: false, problem: 'type' }
  const photo = await draw(await createImageBitmap(file))
  return photo && photo.size <= LARGEST_SCALED
    ? { ok: true, photo, type }
    : { ok: false, problem: photo ? 'pixels' : 'broken' }
}

async function draw(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(PHOTO_WIDTH, picture.width)
  canvas.height = Math.max(1, Math.round((picture.height * canvas.width) / picture.width))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', PHOTO_QUALITY))
}
