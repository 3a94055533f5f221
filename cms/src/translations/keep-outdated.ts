import { DEFAULT_LOCALE } from '@carelane/countries'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { isAutosave, noteAutosave } from '../record/autosave'
import { translateFilter } from './outdated-filter'
import { findOutdatedWithin, forgetOutdated, type Outdated, settleOutdated } from './outdated-store'
import {
  isSame,
  isTranslatedKind,
  isWrittenText,
  translatedTexts,
  type TranslatedText,
} from './translated-texts'

/** Knows of each text whether its English changed after a language was last written. */
export function withOutdatedTexts(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  if (!isTranslatedKind(slug)) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteAutosave, translateFilter],
      beforeChange: [...(hooks?.beforeChange ?? []), rememberTexts],
      afterChange: [...(hooks?.afterChange ?? []), compareTexts],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetTexts],
    },
  }
}

const rememberTexts: CollectionBeforeChangeHook = async ({
  data,
  collection,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && !isAutosave(req, collection.slug)) {
    const { id } = originalDoc as { id: number }
    remembered(req).set(keyOf(collection, id), await newestTexts(req, collection, id))
  }
  return data
}

const compareTexts: CollectionAfterChangeHook = async ({ doc, collection, operation, req }) => {
  if (operation !== 'update' || isAutosave(req, collection.slug)) return
  const { id } = doc as { id: number }
  const before = remembered(req).get(keyOf(collection, id))
  if (!before) return
  remembered(req).delete(keyOf(collection, id))
  const document = { kind: collection.slug, id }
  const known = await findOutdatedWithin(req, document)
  await settleOutdated(req, document, outcome(before, await newestTexts(req, collection, id), known))
}

const forgetTexts: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  forgetOutdated(req, { kind: collection.slug, id: Number(id) })

function outcome(
  before: readonly TranslatedText[],
  after: readonly TranslatedText[],
  known: readonly Outdated[],
) {
  const old = new Map(before.map(({ path, values }) => [path, values]))
  const now = new Map(after.map(({ path, values }) => [path, values]))
  const isWritten = (field: string, language: string) => isWrittenText(now.get(field)?.[language])
  const isRewritten = (field: string, language: string) =>
    !isSame(old.get(field)?.[language], now.get(field)?.[language])
  const removed = known.filter(
    ({ field, language, english }) =>
      !isWritten(field, language) ||
      isRewritten(field, language) ||
      isSame(english, now.get(field)?.[DEFAULT_LOCALE]),
  )
  const added = after.flatMap(({ path: field, values }): Outdated[] => {
    const was = old.get(field)
    if (!was || !isRewritten(field, DEFAULT_LOCALE)) return []
    const english = was[DEFAULT_LOCALE] ?? null
    return Object.keys(values)
      .filter((each) => each !== DEFAULT_LOCALE && isWritten(field, each) && !isRewritten(field, each))
      .filter((each) => !known.some((row) => row.language === each && row.field === field))
      .map((language) => ({ language, field, english }))
  })
  return { added, removed }
}

/** None if there is nothing but what was saved automatically. */
async function newestTexts(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number,
): Promise<TranslatedText[]> {
  const document = await newest(req, collection, id)
  return document ? translatedTexts(collection.flattenedFields, document) : []
}

async function newest(req: PayloadRequest, { slug, versions }: SanitizedCollectionConfig, id: number) {
  const { db } = req.payload
  const collection = slug as CollectionSlug
  if (!versions?.drafts) return db.findOne<{ id: number }>({ collection, where: { id: { equals: id } }, req })
  const where: Where = { and: [{ parent: { equals: id } }, { autosave: { not_equals: true } }] }
  const sort = '-id'
  const { docs } = await db.findVersions({ collection, where, sort, limit: 1, pagination: false, req })
  return docs[0]?.version ?? null
}

function keyOf({ slug }: SanitizedCollectionConfig, id: number): string {
  return `${slug} ${id}`
}

const BEFORE = 'textsBefore'

// A bulk act changes many documents in one request. Payload replaces the context by copies, which share the map.
function remembered({ context }: PayloadRequest): Map<string, TranslatedText[]> {
  const texts = (context[BEFORE] ?? new Map()) as Map<string, TranslatedText[]>
  context[BEFORE] = texts
  return texts
}
