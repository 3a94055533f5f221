import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import { audienceOf } from '../access/audiences'
import { inTransaction } from '../database/in-transaction'
import { differences } from '../journal/differences'
import type { Stored } from '../journal/stored-state'
import { tableOf } from '../queries/table-of'
import { sayRefusal } from '../refusals/say-refusal'
import { isRollingBack } from '../record/rolling-back'
import { type ApprovedKind, isApprovedKind } from '../access/approved-kinds'
import { type DocumentState, documentState, versionContent } from './document-states'
import { approvalNeed, approvedContents, mayGoLive } from './may-go-live'
import { shapeOf } from './shape'

/** Publishing asks for an approval of exactly what becomes public. Our own code has no user, and passes. */
export function withApproval(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  if (!isApprovedKind(slug)) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteAsked(slug)],
      beforeValidate: [...(hooks?.beforeValidate ?? []), refuseUnapproved(slug)],
      afterChange: [...(hooks?.afterChange ?? []), noteEdit(slug)],
      afterDelete: [...(hooks?.afterDelete ?? []), forget(slug)],
    },
  }
}

/** What Payload's later hooks are not told. */
interface Asked {
  /** Many at once are taken from what is public, one from its newest draft. */
  base: 'public' | 'newest' | { version: number | string }
  isDraft: boolean
  isOneLanguage: boolean
}

function noteAsked(kind: ApprovedKind): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    const isDraft = 'draft' in args && args.draft === true
    const isOneLanguage = 'publishSpecificLocale' in args && Boolean(args.publishSpecificLocale)
    const id = 'id' in args ? args.id : undefined
    const isMany = operation === 'update' && id === undefined && !isDraft
    const base =
      operation === 'restoreVersion' && id !== undefined ? { version: id } : isMany ? 'public' : 'newest'
    req.context[keyOf(kind)] = { base, isDraft, isOneLanguage } satisfies Asked
    return args
  }
}

function askedOf(req: PayloadRequest, kind: ApprovedKind): Asked {
  return (
    (req.context[keyOf(kind)] as Asked | undefined) ?? {
      base: 'newest',
      isDraft: false,
      isOneLanguage: false,
    }
  )
}

function keyOf(kind: ApprovedKind): string {
  return `approval ${kind}`
}

function refuseUnapproved(kind: ApprovedKind): CollectionBeforeValidateHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    const asked = askedOf(req, kind)
    const isRestoring = typeof asked.base === 'object'
    const publishes = data?._status === 'published' && !data.deletedAt && !(isRestoring && asked.isDraft)
    if (!data || !publishes || !req.user || isRollingBack(req)) return data
    const needsApproval = await approvalNeed(req, req.user, kind)
    if (!needsApproval) return data
    const id = Number(originalDoc?.id)
    const state = operation === 'update' ? await lockedState(req, kind, id) : undefined
    const audiences = [...(state?.audiences ?? []), audienceOf(kind, { ...data, id })]
    if (!needsApproval(audiences)) return data
    if (!state) throw unapproved(req, false)
    const content = await askedContent(req, kind, asked, state)
    const isChanged =
      !isRestoring && differs(collection.flattenedFields, { ...originalDoc }, data, String(req.locale))
    const approved = (await approvedContents(await inTransaction(req), kind, [id])).get(id)
    if (isChanged || !mayGoLive(state, content, approved)) throw unapproved(req, approved !== undefined)
    return data
  }
}

/** What it would be without the changes that come with it. */
async function askedContent(
  req: PayloadRequest,
  kind: ApprovedKind,
  { base }: Asked,
  state: DocumentState,
): Promise<string | null> {
  if (typeof base === 'object') return versionContent(req.payload, req, kind, base.version)
  return base === 'public' ? state.stored : state.content
}

const OF_RECORD = new Set(['_status', 'deletedAt'])

function differs(fields: FlattenedField[], from: Stored, to: Stored, language: string): boolean {
  const changed = differences(fields, from, to, { path: '', language })
  return changed.some(({ path }) => !OF_RECORD.has(path)) || shapeOf(fields, from) !== shapeOf(fields, to)
}

function unapproved(req: PayloadRequest, wasApproved: boolean): APIError {
  const sentence = wasApproved
    ? 'It is not what was approved. Save it as a draft and hand it in for approval again.'
    : 'This goes live only after somebody has approved it. Save it as a draft and hand it in for approval.'
  return new APIError(sayRefusal(req, sentence), 409, null, true)
}

/** The document first, as whoever approves does, so that neither waits for the other for ever. */
async function lockedState(req: PayloadRequest, kind: ApprovedKind, id: number) {
  const db = await inTransaction(req)
  await db.execute(sql`SELECT FROM ${sql.raw(tableOf(kind))} WHERE id = ${id} FOR UPDATE`)
  return documentState(req, kind, id)
}

/** Who changed what is not public yet does not approve it. */
function noteEdit(kind: ApprovedKind): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    if (!req.user || isRollingBack(req)) return
    const { id, _status } = doc as { id: number; _status?: string }
    const db = await inTransaction(req)
    if (_status !== 'published')
      await db.execute(sql`
        INSERT INTO approval.edits (kind, document_id, person_id) VALUES (${kind}, ${id}, ${req.user.id})
        ON CONFLICT (kind, document_id, person_id) DO UPDATE SET is_approved = false WHERE edits.is_approved`)
    else if (!askedOf(req, kind).isOneLanguage) {
      await db.execute(sql`DELETE FROM approval.edits WHERE kind = ${kind} AND document_id = ${id}`)
      await db.execute(sql`
        DELETE FROM approval.steps WHERE kind = ${kind} AND document_id = ${id} AND stage <> 'approved'`)
    }
  }
}

function forget(kind: ApprovedKind): CollectionAfterDeleteHook {
  return async ({ id, req }) => {
    const db = await inTransaction(req)
    await db.execute(sql`DELETE FROM approval.edits WHERE kind = ${kind} AND document_id = ${Number(id)}`)
    await db.execute(sql`DELETE FROM approval.steps WHERE kind = ${kind} AND document_id = ${Number(id)}`)
  }
}
