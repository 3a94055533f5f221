import type { Answer } from '../answer'
import { NotFound } from '../../queries/not-found'
import { findEdition } from '../../queries/edition'
import { findPolicy } from '../../queries/policies'
import { richTextReader } from '../rich-text-reader'
import { policyTags, toSummary } from './policy-list'

/** [2.4#14] */
export const policy: Answer<'policy'> = async (db, { shortName, id }) => {
  const edition = await findEdition(db, shortName)
  const found = await findPolicy(db, edition, id)
  if (!found) throw new NotFound('There is no such policy here.', policyTags(edition, []))
  const { body, updatedAt, ...row } = found
  const reader = await richTextReader(db, edition, [body])
  return {
    result: { ...toSummary(row), ...row, body: reader.read(body), updatedAt: updatedAt.toISOString() },
    tags: [...policyTags(edition, [found]), ...reader.tags],
  }
}
