import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { type Audience, audienceOf } from '../access/audiences'
import { isGuarded } from '../access/rights'
import { isAutosave, noteAutosave } from '../record/autosave'
import { describeChanges, titleOf } from './describe-changes'
import { type Difference, differences } from './differences'
import type { Act } from './journal-list'
import { type State, type Stored, storedGlobal, storedState } from './stored-state'
import { inBoth, writeEntry } from './write-entry'

const NOT_KEPT = 'journalNotKept'

/** For what fills a database: nobody changed anything. */
export function keepNoJournal({ context }: PayloadRequest): void {
  context[NOT_KEPT] = true
}

export function withJournal(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteAutosave],
      beforeChange: [...(hooks?.beforeChange ?? []), rememberBefore],
      afterChange: [...(hooks?.afterChange ?? []), journalChange],
      beforeDelete: [...(hooks?.beforeDelete ?? []), rememberDeleted],
      afterDelete: [...(hooks?.afterDelete ?? []), journalDeletion],
    },
  }
}

export function globalWithJournal(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberGlobal],
      afterChange: [...(hooks?.afterChange ?? []), journalGlobal],
    },
  }
}

const rememberBefore: CollectionBeforeChangeHook = async ({
  data,
  collection,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && isKept(req, collection.slug)) {
    const { id } = originalDoc as { id: number }
    remember(req, collection.slug, id, await storedState(req, collection, id))
  }
  return data
}

const journalChange: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (!isKept(req, collection.slug)) return
  const { id } = doc as { id: number }
  const after = await storedState(req, collection, id)
  if (!after) return
  const before = recall(req, collection.slug, id)
  const changed = changesOf(collection, before, after)
  if (changed.length === 0) return
  await journal(req, { collection, id, before, after, changed, act: actOf(req, before, after) })
}

const rememberDeleted: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (isKept(req)) remember(req, collection.slug, id, await storedState(req, collection, id))
}

const journalDeletion: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  if (!isKept(req)) return
  const stored = recall(req, collection.slug, id)
  const before = stored ?? { document: doc as Stored, isLive: false, publishedLanguage: null }
  const changed = changesOf(collection, before, null)
  await journal(req, { collection, id: Number(id), before, after: null, changed, act: 'delete' })
}

const rememberGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (isKept(req)) remember(req, global.slug, '', await storedGlobal(req, global.slug as GlobalSlug))
  return data
}

const journalGlobal: GlobalAfterChangeHook = async ({ global, req }) => {
  if (!isKept(req)) return
  const before = recall(req, global.slug, '')
  const { document } = await storedGlobal(req, global.slug as GlobalSlug)
  const changed = differences(global.flattenedFields, before?.document ?? {}, document)
  if (changed.length === 0) return
  await writeEntry(req, {
    kind: global.slug,
    documentId: null,
    title: global.slug,
    act: req.context.isRestoringVersion ? 'restoreVersion' : 'update',
    countries: 'all',
    seenBy: 'all',
    changes: await describeChanges(req, changed),
  })
}

interface Change {
  collection: SanitizedCollectionConfig
  id: number
  before: State | null
  after: State | null
  changed: readonly Difference[]
  act: Act
}

async function journal(
  req: PayloadRequest,
  { collection, id, before, after, changed, act }: Change,
): Promise<void> {
  const { slug, admin } = collection
  const documents = [before, after].flatMap((state) => (state ? [state.document] : []))
  const audiences = documents.map((document) => readers(slug, { ...document, id }))
  const countries = audiences.at(-1) ?? []
  await writeEntry(req, {
    kind: slug,
    documentId: id,
    title: titleOf({ ...documents.at(-1), id }, admin.useAsTitle),
    act,
    countries,
    seenBy: isGuarded(slug) ? audiences.reduce(inBoth) : null,
    changes: await describeChanges(req, changed),
  })
}

function readers(slug: string, document: Stored): Audience {
  return isGuarded(slug) ? audienceOf(slug, document) : []
}

// Never a password, a key, nor what an account is proven with.
const OF_ACCOUNTS = new Set([
  'name',
  'email',
  'role',
  'countries',
  'allCountries',
  'languages',
  'approves',
  'deactivated',
  'deletedAt',
])

function changesOf(
  { slug, flattenedFields }: SanitizedCollectionConfig,
  before: State | null,
  after: State | null,
): Difference[] {
  const [from, to] = [before?.document ?? {}, after?.document ?? {}]
  if (slug === 'users') {
    const fields = flattenedFields.filter(({ name }) => OF_ACCOUNTS.has(name))
    const password = flattenedFields.find(({ name }) => name === 'hash')
    const isNew = password && before && after && from.hash !== to.hash
    return [
      ...differences(fields, from, to),
      ...(isNew ? [{ path: 'password', language: null, field: password, from: null, to: null }] : []),
    ]
  }
  const language = after?.publishedLanguage ?? null
  return differences(flattenedFields, from, to).filter(
    (each) => language === null || each.language === null || each.language === language,
  )
}

function actOf({ context }: PayloadRequest, before: State | null, after: State): Act {
  if (!before) return 'create'
  const [wasTrashed, isTrashed] = [Boolean(before.document.deletedAt), Boolean(after.document.deletedAt)]
  if (wasTrashed !== isTrashed) return isTrashed ? 'trash' : 'restore'
  if (context.isRestoringVersion) return 'restoreVersion'
  if (after.document._status === 'published') return 'publish'
  return before.isLive && !after.isLive ? 'unpublish' : 'update'
}

function isKept(req: PayloadRequest, slug = ''): boolean {
  return req.context[NOT_KEPT] !== true && !isAutosave(req, slug)
}

const BEFORE = 'journalBefore'

// A bulk act changes many documents in one request. Payload replaces the context by copies, which share the map.
function remember({ context }: PayloadRequest, slug: string, id: number | string, state: State | null): void {
  const states = statesIn(context) ?? new Map<string, State | null>()
  context[BEFORE] = states.set(`${slug} ${id}`, state)
}

function recall({ context }: PayloadRequest, slug: string, id: number | string): State | null {
  return statesIn(context)?.get(`${slug} ${id}`) ?? null
}

function statesIn(context: PayloadRequest['context']): Map<string, State | null> | undefined {
  return context[BEFORE] as Map<string, State | null> | undefined
}
