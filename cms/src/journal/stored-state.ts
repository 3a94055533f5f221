import type { CollectionSlug, GlobalSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'

export type Stored = Record<string, unknown>

export interface State {
  /** In all languages; of kinds with drafts the newest that a person saved. */
  document: Stored
  isLive: boolean
  /** Set if this language alone was published. */
  publishedLanguage: string | null
}

/** Null if there is none, or nothing but what was saved automatically. */
export async function storedState(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<State | null> {
  const { db } = req.payload
  const slug = collection.slug as CollectionSlug
  const live = await db.findOne<Stored & { id: number }>({
    collection: slug,
    where: { id: { equals: id } },
    req,
  })
  if (!live) return null
  if (!collection.versions?.drafts) return { document: live, isLive: true, publishedLanguage: null }
  const savedByHand: Where = {
    and: [{ parent: { equals: id } }, { autosave: { not_equals: true } }, { snapshot: { not_equals: true } }],
  }
  const { docs } = await db.findVersions<Stored>({
    collection: slug,
    where: savedByHand,
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  const [newest] = docs as ((typeof docs)[number] & { publishedLocale?: string })[]
  if (!newest) return null
  const isLive = live._status === 'published' && !live.deletedAt
  return { document: newest.version, isLive, publishedLanguage: newest.publishedLocale ?? null }
}

export async function storedGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<State> {
  const document = await req.payload.db.findGlobal<Stored>({ slug, req })
  return { document, isLive: true, publishedLanguage: null }
}
