import { askStore } from '@/platform/store/store'
import { openPhoto } from './photo-store'

/**
 * Photos that were handed in with a submission, as they are stored: JPEG.
 * @throws Error where one is stored under a key that is not there any more
 */
export async function handedInPhotos(submission: string): Promise<{ id: string; photo: Buffer }[]> {
  const rows = await askStore<{ id: string; keyId: string; content: Buffer }>(
    `SELECT id, key_id AS "keyId", content FROM photos
     WHERE submission = $1 AND content IS NOT NULL ORDER BY begun_at, id`,
    [submission],
  )
  return rows.map(({ id, ...sealed }) => ({ id, photo: openPhoto(id, sealed) }))
}
