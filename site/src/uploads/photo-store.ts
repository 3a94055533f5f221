import { randomUUID } from 'node:crypto'
import { askStore } from '@/platform/store/store'
import { openContent, sealContent } from '@/platform/cipher'
import { MOST_ORPHANS_OF_ONE, MOST_PROMISES } from './limits'
import { hasRoom } from './photo-quota'
import type { PhotoType } from './photo-type'

interface NewPhoto {
  owner: string
  /** Keyed hash. */
  network: string
  type: PhotoType
  /** Bytes */
  size: number
}

/** Null beyond the limit. */
export async function makePhoto({ owner, network, type, size }: NewPhoto): Promise<string | null> {
  if (!(await hasRoom(network, size))) return null
  const [made] = await askStore<{ id: string }>(
    `WITH outdated AS (
       DELETE FROM photos WHERE id IN (
         SELECT id FROM photos WHERE submission IS NULL AND arrived = 0 AND network = $3
         ORDER BY begun_at DESC OFFSET $6))
     INSERT INTO photos (id, owner, network, type, size)
     SELECT $1, $2, $3, $4, $5
     WHERE (SELECT count(*) FROM photos WHERE submission IS NULL AND arrived > 0 AND owner = $2) < $7
     RETURNING id`,
    [randomUUID(), owner, network, type, size, MOST_PROMISES - 1, MOST_ORPHANS_OF_ONE],
  )
  return made?.id ?? null
}

/** Replaces its parts. */
export async function keepPhoto(id: string, photo: Buffer): Promise<void> {
  const { keyId, content } = sealContent(photo.toString('base64'), about(id))
  await askStore(
    `WITH parts AS (DELETE FROM photo_parts WHERE photo = $1)
     UPDATE photos SET key_id = $2, content = $3, arrived = octet_length($3::bytea) WHERE id = $1 AND content IS NULL`,
    [id, keyId, content],
  )
}

export async function readPhoto(id: string, owner: string): Promise<Buffer | null> {
  const [row] = await askStore<{ keyId: string; content: Buffer }>(
    'SELECT key_id AS "keyId", content FROM photos WHERE id = $1 AND owner = $2 AND content IS NOT NULL',
    [id, owner],
  )
  return row ? openPhoto(id, row) : null
}

/** @throws Error if undecryptable */
export function openPhoto(id: string, sealed: { keyId: string; content: Buffer }): Buffer {
  return Buffer.from(String(openContent(sealed, about(id))), 'base64')
}

export async function ownPhotos(ids: readonly string[], owner: string): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await askStore<{ id: string }>(
    'SELECT id FROM photos WHERE id = ANY ($1) AND owner = $2 AND content IS NOT NULL',
    [ids, owner],
  )
  return ids.filter((id) => rows.some((row) => row.id === id))
}

/** Unless handed in. */
export async function removePhoto(id: string, owner: string): Promise<void> {
  await askStore('DELETE FROM photos WHERE id = $1 AND owner = $2 AND submission IS NULL', [id, owner])
}

function about(id: string): string {
  return `photo ${id}`
}
