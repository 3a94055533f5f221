import { askStore } from '@/platform/store/store'
import { openContent, sealContent } from '@/platform/cipher'
import { encodePhoto, type FileProblem } from './encode-photo'
import { hasRoom } from './photo-quota'
import { keepPhoto, removePhoto } from './photo-store'

export interface Arrived {
  /** Bytes */
  offset: number
  isKept: boolean
}

interface Part {
  id: string
  owner: string
  offset: number
  bytes: Buffer
}

export async function arrived(id: string, owner: string): Promise<(Arrived & { size: number }) | null> {
  const [row] = await askStore<Arrived & { size: number }>(
    `SELECT size, content IS NOT NULL AS "isKept",
       (SELECT coalesce(sum(length), 0)::int FROM photo_parts WHERE photo = id) AS "offset"
     FROM photos WHERE id = $1 AND owner = $2`,
    [id, owner],
  )
  return row ?? null
}

export async function addPart({ id, owner, offset, bytes }: Part): Promise<boolean> {
  const [photo] = await askStore<{ network: string }>(
    'SELECT network FROM photos WHERE id = $1 AND owner = $2 AND content IS NULL',
    [id, owner],
  )
  if (!photo) return true
  if (!(await hasRoom(photo.network, bytes.length))) return false
  const { keyId, content } = sealContent(bytes.toString('base64'), about(id, offset))
  await askStore(
    `WITH added AS (
       INSERT INTO photo_parts (photo, start, length, key_id, content)
       SELECT id, $3, $4, $5, $6 FROM photos
       WHERE id = $1 AND owner = $2 AND content IS NULL AND $3::int + $4::int <= size
         AND $3::int = (SELECT coalesce(sum(length), 0) FROM photo_parts WHERE photo = $1)
       ON CONFLICT DO NOTHING
       RETURNING photo, start + length AS arrived)
     UPDATE photos SET arrived = added.arrived FROM added WHERE id = added.photo`,
    [id, owner, offset, bytes.length, keyId, content],
  )
  return true
}

/** Idempotent; erases what is no photo. */
export async function joinParts(id: string, owner: string): Promise<FileProblem | 'busy' | null> {
  const rows = await askStore<{ start: number; keyId: string; content: Buffer }>(
    'SELECT start, key_id AS "keyId", content FROM photo_parts WHERE photo = $1 ORDER BY start',
    [id],
  )
  // A concurrent call was faster.
  if (rows.length === 0) return null
  const parts = rows.map(({ start, ...sealed }) =>
    Buffer.from(String(openContent(sealed, about(id, start))), 'base64'),
  )
  const encoded = await encodePhoto(Buffer.concat(parts))
  if (encoded.ok) {
    await keepPhoto(id, encoded.photo)
    return null
  }
  if (encoded.problem !== 'busy') await removePhoto(id, owner)
  return encoded.problem
}

function about(id: string, start: number): string {
  return `photo ${id} from ${start}`
}
