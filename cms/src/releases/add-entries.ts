import { isDeepStrictEqual } from 'node:util'
import { LOCALES } from '@carelane/countries'
import type { APIError, PayloadRequest, TypedUser } from 'payload'
import type { z } from 'zod'
import { refusal } from '../access/refusal'
import { inOwnTransaction } from '../database/own-transaction'
import { applyEntry, refuseUnlessPublisher } from './apply-entry'
import { hasDrafts, type Known, knownDocument } from './document-in-release'
import type { addedEntries, Released } from './release-contract'
import { type Change, type Entry, findEntries, lockRelease, putEntry, type Release } from './releases-store'
import { isOpen } from './run-release'
import { byRelease } from './scheduled-lock'

type Asked = z.output<typeof addedEntries>

/**
 * All of them or none. A document that stands in the release already is noted anew.
 * @returns why not
 */
export async function addEntries(
  req: PayloadRequest,
  user: TypedUser,
  id: number,
  asked: Asked,
): Promise<APIError | 'not-open' | null> {
  const by = { user, i18n: req.i18n }
  return inOwnTransaction<APIError | 'not-open' | null>(req.payload, async (transaction) => {
    const release = await lockRelease(transaction.db, id)
    if (!release || !isOpen(release)) return { commits: false, result: 'not-open' }
    for (const document of asked.documents) {
      const refused = await transaction.attempt(by, byRelease(release.id), async (inside) => {
        const entry = await entryFor(inside, release, asked, document)
        await putEntry(transaction.db, release.id, entry)
      })
      if (refused) return { commits: false, result: refused }
    }
    return { commits: true, result: null }
  })
}

async function entryFor(req: PayloadRequest, release: Release, { kind, change }: Asked, document: number) {
  const known = await knownDocument(req, kind, document)
  if (!known) throw refusal(req, 'There is no such document.')
  refuseUnlessPublisher(req, kind, known)
  const title = await titleOf(req, kind, document)
  const entry = { id: 0, kind, document, title, stamp: known.stamp, changes: [] }
  if (hasDrafts(req.payload, kind)) return entry
  const kept = (await findEntries(req.payload.db.pool, release.id)).find(
    (each) => each.kind === kind && each.document === document,
  )
  const changes = await withChange(req, kind, document, kept?.changes ?? [], change)
  await rehearse(req, { ...entry, changes }, known)
  return { ...entry, changes }
}

/** Only what differs, so that other changes made until then stay. */
async function withChange(
  req: PayloadRequest,
  kind: Released,
  id: number,
  known: readonly Change[],
  asked: Asked['change'],
): Promise<Change[]> {
  const locale = LOCALES.find((each) => each === asked?.locale)
  const live: Record<string, unknown> = {
    ...(await req.payload.findByID({
      collection: kind,
      id,
      depth: 0,
      locale: locale ?? 'en',
      fallbackLocale: false,
      req,
    })),
  }
  const names = req.payload.collections[kind].config.flattenedFields.flatMap((field) =>
    OF_RECORD.has(field.name) || ('virtual' in field && field.virtual) ? [] : [field.name],
  )
  const differing = names.filter(
    (name) => asked && name in asked.data && !isDeepStrictEqual(plain(asked.data[name]), plain(live[name])),
  )
  if (!locale || !asked || differing.length === 0)
    throw refusal(req, 'Change it in the form without saving, and add it then.')
  const data = Object.fromEntries(differing.map((name) => [name, asked.data[name]]))
  const before = known.find((change) => change.locale === locale)
  const others = known.filter((change) => change.locale !== locale)
  return [...others, { locale, data: { ...before?.data, ...data } }]
}

const OF_RECORD = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', 'changedBy'])

/** What would be refused then is refused now. */
async function rehearse(req: PayloadRequest, entry: Entry, known: Known): Promise<void> {
  const refused = await inOwnTransaction(req.payload, async (transaction) => {
    const by = { user: req.user as TypedUser, i18n: req.i18n }
    const result = await transaction.attempt(by, req.context, async (inside) => {
      await applyEntry(inside, { entry, known }, false)
    })
    return { commits: false, result }
  })
  if (refused) throw refused
}

/** As forms and answers write it: nothing, null, an empty text and an empty list are one. */
function plain(value: unknown): unknown {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, plain(part)] as const)
  return Object.fromEntries(parts.filter(([, part]) => part !== null))
}

async function titleOf(req: PayloadRequest, kind: Released, id: number): Promise<string> {
  const { useAsTitle = 'id' } = req.payload.collections[kind].config.admin
  const document = await req.payload.findByID({ collection: kind, id, depth: 0, draft: true, req })
  const { [useAsTitle]: title } = document as unknown as Record<string, unknown>
  return typeof title === 'string' && title !== '' ? title.slice(0, 200) : `#${id}`
}
