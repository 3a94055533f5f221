import type { Pool } from 'pg'
import { z } from 'zod'
import { fileContent } from './file-content'
import type { Segment } from './segments'

const storedFile = z.object({
  fileId: z.string(),
  kind: z.string(),
  title: z.string(),
  category: z.string().nullable(),
  os: z.string().nullable(),
  version: z.string(),
  date: z.string(),
  noise: z.coerce.number(),
  noiseCrc: z.coerce.number(),
  size: z.coerce.number(),
  crc: z.coerce.number(),
  sha256: z.string(),
})

export type StoredFile = z.output<typeof storedFile>

const SELECT = /* sql */ `
  SELECT download.file_id AS "fileId", download.kind, download.title, download.category, download.os,
    download.version, to_char(download.released_on, 'YYYY-MM-DD') AS date, download.noise,
    download.noise_crc AS "noiseCrc", download.size, download.crc, download.sha256
  FROM downloads download JOIN products product ON product.id = download.product_id
`

export async function findFile(pool: Pool, fileId: string): Promise<StoredFile | undefined> {
  const { rows } = await pool.query(`${SELECT} WHERE download.file_id = $1`, [fileId])
  return rows[0] === undefined ? undefined : storedFile.parse(rows[0])
}

export async function filesOf(pool: Pool, model: string, now: Date): Promise<StoredFile[]> {
  const { rows } = await pool.query(
    `${SELECT} WHERE product.name = $1 AND download.released_on <= $2
     ORDER BY download.released_on DESC, download.file_id`,
    [model, now],
  )
  return rows.map((row) => storedFile.parse(row))
}

export function contentOf(file: StoredFile): Segment[] {
  return fileContent(file)
}

export function fileEntry({ fileId, size, sha256 }: StoredFile): Record<string, unknown> {
  return { fileId, fileName: fileId, size, sha256 }
}
