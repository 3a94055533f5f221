import { askStore } from '@/platform/store/store'
import { openPhoto } from './photo-store'

/**
 * JPEG.
 * @throws Error if a key is gone
 */
export async function handedInPhotos(submission: string): Promise<{ id: string; photo: Buffer }[]> {
  const rows = await askStore<{ id: string; keyId: string; content: Buffer }>(
    `SELECT id, key_id AS "keyId", content FROM photos
     WHERE submission = $1 AND content IS NOT NULL ORDER BY begun_at, id`,
    [submission],
  )
  return rows.map(({ id, ...sealed }) => ({ id, photo: openPhoto(id, sealed) }))
}
