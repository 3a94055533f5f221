import { documentTag } from '@carelane/main-api'
import type { Answer } from '../answer'
import { NotFound } from '../../queries/not-found'
import { findEdition } from '../../queries/edition'
import { findLegalPage } from '../../queries/legal-page'
import { richTextReader } from '../rich-text-reader'

/** [7#54]–[7#57] */
export const legalPage: Answer<'legalPage'> = async (db, { shortName, kind }) => {
  const edition = await findEdition(db, shortName)
  const found = await findLegalPage(db, edition, kind)
  if (!found) throw new NotFound('This country has no such page.', ['legal-pages'])
  const { id, body, updatedAt, ...row } = found
  const reader = await richTextReader(db, edition, [body])
  return {
    result: { ...row, body: reader.read(body), updatedAt: updatedAt.toISOString() },
    tags: ['legal-pages', documentTag('legal-pages', id), ...reader.tags],
  }
}
