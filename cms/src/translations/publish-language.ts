import { APIError, type PayloadRequest, type Where } from 'payload'
import type { Refusal } from '@carelane/messages/admin'
import { mayPublish } from '../access/may-change'
import { refusal } from '../access/refusal'
import { differences } from '../journal/differences'
import { sayRefusal } from '../refusals/say-refusal'
import type { Translation } from './bench-contract'
import type { Place } from './read-bench'
import { translatedTexts } from './translated-texts'

/**
 * Publishes the texts of one language, and nothing of what else is in the draft.
 * @throws APIError if it is refused
 */
export async function publishLanguage(
  req: PayloadRequest,
  { kind, id }: Place,
  to: Translation,
): Promise<void> {
  const { payload, user } = req
  const { flattenedFields, versions } = payload.collections[kind].config
  if (!versions?.drafts || !(await mayPublish(req, kind, id)))
    throw refusal(req, 'You may not publish this document.')
  const where: Where = { id: { equals: id } }
  const live = await payload.db.findOne<Stored>({ collection: kind, where, req })
  if (live?._status !== 'published' || live.deletedAt) throw notAlone(req, NOT_LIVE)
  const newest: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const { docs } = await payload.db.findVersions<Stored>({ collection: kind, where: newest, limit: 1, req })
  const draft = docs[0]?.version ?? live
  const found = differences(flattenedFields, live, draft).filter(({ path }) => path !== '_status')
  const rows = (document: Stored) =>
    translatedTexts(flattenedFields, document)
      .map(({ path }) => path)
      .join()
  // Payload would publish what belongs to no language.
  if (found.some(({ language }) => language === null) || rows(live) !== rows(draft))
    throw notAlone(req, MORE_THAN_TEXTS)
  const isAlone = found.every(({ language }) => language === to)
  await payload.update({
    collection: kind,
    id,
    locale: to,
    fallbackLocale: false,
    depth: 0,
    data: { _status: 'published' },
    ...(!isAlone && { publishSpecificLocale: to }),
    user,
    overrideAccess: false,
    req,
  })
}

interface Stored extends Record<string, unknown> {
  id: number
}

const NOT_LIVE = 'It is not on the site yet. Publish it in its form.'
const MORE_THAN_TEXTS = 'More than texts changed in it. Publish it in its form.'

function notAlone(req: PayloadRequest, reason: Refusal): APIError {
  return new APIError(sayRefusal(req, reason), 409, null, true)
}
