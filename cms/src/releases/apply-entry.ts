import { type PayloadRequest, restoreVersionOperation } from 'payload'
import { refusal } from '../access/refusal'
import { mayPublish } from '../access/may-change'
import { hasDrafts, liveDocument, newestVersion } from './document-in-release'
import type { Before, Entry } from './releases-store'

export interface Applied {
  before: Before
  stamp: string
}

/**
 * Through Payload's own update, so that every rule and right of the document holds.
 * @throws APIError if it is refused
 */
export async function applyEntry(req: PayloadRequest, entry: Entry, isScheduled: boolean): Promise<Applied> {
  const { kind, document, changes, stamp } = entry
  const [live, newest] = [
    await liveDocument(req, kind, document),
    await newestVersion(req, kind, document),
  ]
  if (!live || !newest) throw refusal(req, 'It is in the trash, or gone. Take it out of the release.')
  if (!(await mayPublish(req, kind, document))) throw refusal(req, 'You may not publish this document.')
  if (isScheduled && newest.stamp !== stamp)
    throw refusal(req, 'It was changed after the release was scheduled. Look at it and schedule anew.')
  const asked = { collection: kind, id: document, depth: 0, overrideAccess: false, user: req.user, req } as const
  if (hasDrafts(req.payload, kind)) {
    if (!newest.isDraft)
      throw refusal(req, 'It has no draft to publish. Write one, or take it out of the release.')
    await req.payload.update({ ...asked, data: { _status: 'published' } })
  } else {
    for (const { locale, data } of changes)
      await req.payload.update({ ...asked, locale: locale as 'en', data })
  }
  const after = await newestVersion(req, kind, document)
  return {
    before: { live, draft: newest.isDraft ? newest.document : null },
    stamp: after?.stamp ?? stamp,
  }
}

/** In all languages, with what of it was a draft. */
export async function restoreEntry(req: PayloadRequest, entry: Entry, before: Before): Promise<string> {
  const { kind, document } = entry
  if (!(await liveDocument(req, kind, document)))
    throw refusal(req, 'It is in the trash, or gone. Restore it first.')
  if (!(await mayPublish(req, kind, document))) throw refusal(req, 'You may not publish this document.')
  const { live, draft } = before
  const wasPublished = live._status !== 'draft'
  await restore(req, entry, wasPublished ? live : (draft ?? live), false)
  if (wasPublished && draft) await restore(req, entry, draft, true)
  return (await newestVersion(req, kind, document))?.stamp ?? ''
}

/** Payload restores versions, of which it may have erased the old ones. */
async function restore(
  req: PayloadRequest,
  { kind, document }: Entry,
  state: Record<string, unknown>,
  draft: boolean,
): Promise<void> {
  const now = new Date().toISOString()
  const version = await req.payload.db.createVersion({
    autosave: false,
    collectionSlug: kind,
    createdAt: now,
    parent: document,
    req,
    updatedAt: now,
    versionData: state as never,
  })
  // The local API leaves out whether it is a draft.
  const collection = req.payload.collections[kind]
  await restoreVersionOperation({ collection, depth: 0, draft, id: version.id, overrideAccess: false, req })
  await req.payload.db.deleteVersions({ collection: kind, where: { id: { equals: version.id } }, req })
}
