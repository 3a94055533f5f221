import { documentTag, type SeoEntry, type Tag } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { Edition } from './edition'
import { visible } from './visible'
import { wholeText } from './whole-text'

export async function findSeoEntries(
  db: Database,
  edition: Edition,
): Promise<{ entries: SeoEntry[]; tags: Tag[] }> {
  const found = await rows<SeoEntry & { id: number }>(
    db,
    `SELECT d.id, d.path AS url, t.title AS seotitle, t.description AS metadesc
     FROM seo_entries d ${wholeText('seo_entries', 'd', ['title', 'description'])}
     WHERE ${visible('seo-entries', 'd')} ORDER BY d.path LIMIT 500`,
    [edition.countryId, edition.locale],
  )
  return {
    entries: found.map(({ url, seotitle, metadesc }) => ({ url, seotitle, metadesc })),
    tags: ['seo-entries', ...found.map(({ id }) => documentTag('seo-entries', id))],
  }
}
