import type { LegalKind, LegalPage } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { Edition } from './edition'
import { visible } from './visible'
import { wholeText } from './whole-text'

interface LegalPageRow extends Omit<LegalPage, 'body' | 'updatedAt'> {
  id: number
  body: unknown
  updatedAt: Date
}

export async function findLegalPage(
  db: Database,
  edition: Edition,
  kind: LegalKind,
): Promise<LegalPageRow | undefined> {
  const [found] = await rows<LegalPageRow>(
    db,
    `SELECT d.id, d.kind, t.title, t.body, t._locale AS locale, d.updated_at AS "updatedAt",
       to_char((d.effective_from AT TIME ZONE 'UTC')::date, 'YYYY-MM-DD') AS "effectiveFrom"
     FROM legal_pages d ${wholeText('legal_pages', 'd', ['title', 'body'])}
     WHERE d.kind = $3 AND ${visible('legal-pages', 'd')} LIMIT 1`,
    [edition.countryId, edition.locale, kind],
  )
  return found
}
