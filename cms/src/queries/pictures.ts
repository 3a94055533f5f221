import { documentTag, type Picture, type Tag } from '@carelane/main-api'
import type { Locale } from '@carelane/countries'
import { PICTURE_WIDTHS } from '../fields/image-sizes'
import { type Database, rows } from '../database/query'

interface PictureRow {
  id: number
  filename: string
  alt: string
  version: string
  width: number
  height: number
  focalX: number
  focalY: number
  sources: { file: string; width: number }[]
}

const SOURCES = PICTURE_WIDTHS.map(
  (width) =>
    `CASE WHEN m.sizes_w${width}_filename IS NOT NULL THEN
       jsonb_build_object('file', m.sizes_w${width}_filename, 'width', m.sizes_w${width}_width::int) END`,
).join(', ')

export async function findPictures(
  db: Database,
  ids: readonly (number | null)[],
  locale: Locale,
): Promise<Map<number, Picture>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const found = await rows<PictureRow>(
    db,
    `SELECT m.id, m.filename, m.width::int AS width, m.height::int AS height,
       coalesce(m.focal_x, 50)::float AS "focalX", coalesce(m.focal_y, 50)::float AS "focalY",
       to_hex(extract(epoch FROM m.updated_at)::bigint) AS version,
       array_remove(ARRAY[${SOURCES}], NULL) AS sources,
       coalesce((SELECT l.alt FROM media_locales l WHERE l._parent_id = m.id AND l.alt <> ''
         ORDER BY l._locale = $2 DESC, l._locale = 'en' DESC LIMIT 1), '') AS alt
     FROM media m WHERE m.id = ANY($1) AND m.deleted_at IS NULL AND m.filename IS NOT NULL AND m.width > 0 AND m.height > 0`,
    [wanted, locale],
  )
  return new Map(found.map((row) => [row.id, toPicture(row)]))
}

export function pictureTags(pictures: ReadonlyMap<number, Picture>): Tag[] {
  return [...pictures.keys()].map((id) => documentTag('media', id))
}

function toPicture({ filename, version, alt, width, height, focalX, focalY, sources }: PictureRow): Picture {
  const path = (file: string) => `/media/${encodeURIComponent(file)}?v=${version}`
  return {
    src: path(filename),
    alt,
    width,
    height,
    focalX,
    focalY,
    sources: sources.map((source) => ({ src: path(source.file), width: source.width })),
  }
}
