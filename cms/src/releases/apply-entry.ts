import { type PayloadRequest, restoreVersionOperation } from 'payload'
import { isOwn } from '../access/audiences'
import { refusal } from '../access/refusal'
import { includes, rightOf } from '../access/rights'
import { staffOf } from '../access/staff'
import { hasDrafts, type Known } from './document-in-release'
import type { Released } from './release-contract'
import type { Before, Entry } from './releases-store'

interface Asked {
  entry: Entry
  known: Known | undefined
}

/**
 * Through Payload's own update, so that every rule of the document holds.
 * @throws APIError if it is refused
 */
export async function applyEntry(
  req: PayloadRequest,
  { entry, known }: Asked,
  isScheduled: boolean,
): Promise<Before> {
  const { kind, document, changes, stamp } = entry
  if (!known) throw refusal(req, 'It is in the trash, or gone. Take it out of the release.')
  refuseUnlessPublisher(req, kind, known)
  if (isScheduled && known.stamp !== stamp)
    throw refusal(req, 'It was changed after the release was scheduled. Look at it and schedule anew.')
  const asked = { collection: kind, id: document, depth: 0, user: req.user, req } as const
  if (hasDrafts(req.payload, kind)) {
    if (!known.isDraft)
      throw refusal(req, 'It has no draft to publish. Write one, or take it out of the release.')
    await req.payload.update({ ...asked, data: { _status: 'published' } })
  } else {
    for (const { locale, data } of changes)
      await req.payload.update({ ...asked, locale: locale as 'en', data, overrideAccess: false })
  }
  return { live: known.live, draft: known.isDraft ? known.newest : null }
}

/** In all languages, with what of it was a draft. */
export async function restoreEntry(
  req: PayloadRequest,
  { entry, known }: Asked,
  before: Before,
): Promise<void> {
  const { kind, document } = entry
  if (!known) throw refusal(req, 'It is in the trash, or gone. Restore it first.')
  refuseUnlessPublisher(req, kind, known)
  const { live, draft } = before
  const wasPublished = live._status !== 'draft'
  const restored = await keepVersion(req, entry, wasPublished ? live : (draft ?? live))
  // The local API leaves out whether it is a draft.
  const collection = req.payload.collections[kind]
  await restoreVersionOperation({
    collection,
    depth: 0,
    draft: false,
    id: restored,
    overrideAccess: true,
    req,
  })
  await req.payload.db.deleteVersions({ collection: kind, where: { id: { equals: restored } }, req })
  if (wasPublished && draft) await keepVersion(req, { kind, document }, draft)
}

/** A translator may write some kinds live, and yet not with a release. */
export function refuseUnlessPublisher(req: PayloadRequest, kind: Released, { audiences }: Known): void {
  const staff = staffOf(req.user)
  if (staff?.role === 'administrator') return
  const mayPublish =
    staff !== undefined &&
    includes(rightOf(staff.role, kind), 'change') &&
    audiences.every((audience) => isOwn(audience, staff.countries))
  if (!mayPublish) throw refusal(req, 'You may not publish this document.')
}

/** Payload restores versions, of which it may have erased the old ones. */
async function keepVersion(
  req: PayloadRequest,
  { kind, document }: Pick<Entry, 'kind' | 'document'>,
  state: Record<string, unknown>,
): Promise<number | string> {
  const now = new Date().toISOString()
  const { id } = await req.payload.db.createVersion({
    autosave: false,
    collectionSlug: kind,
    createdAt: now,
    parent: document,
    req,
    updatedAt: now,
    versionData: state as never,
  })
  return id
}
