import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import type { Client } from 'pg'
import type { BundleDocument, Values } from '../bundle'
import { type BundledKind, bundledKinds } from '../fields'
import { isSameState } from '../same-state'
import { toState } from '../values'
import { inNamingOrder, nameDocuments, type NamedDocuments } from './names'

/** Missing in Payload's types. */
export const ALL = 'all' as never

export interface StoredDocument extends BundleDocument {
  id: number | undefined
  stored: Values
  storedDraft?: Values
  filename?: string
}

export interface Content {
  documents: StoredDocument[]
  names: NamedDocuments
}

interface Reading {
  payload: Payload
  client: Pick<Client, 'query'>
  req?: PayloadRequest
}

export async function readContent({ payload, client, req }: Reading): Promise<Content> {
  const kinds = bundledKinds(payload.config)
  const collections = kinds.filter(({ isGlobal }) => !isGlobal)
  const read = async (kind: BundledKind, draft: boolean) => {
    const { docs } = await payload.find({
      collection: kind.slug as CollectionSlug,
      locale: ALL,
      depth: 0,
      pagination: false,
      trash: true,
      draft,
      sort: 'id',
      showHiddenFields: false,
      ...(req && { req }),
    })
    return docs as unknown as Values[]
  }
  const published = new Map<string, Values[]>()
  const drafts = new Map<string, Values[]>()
  for (const kind of collections) {
    published.set(kind.slug, await read(kind, false))
    if (kind.hasDrafts) drafts.set(kind.slug, await read(kind, true))
  }
  const order = inNamingOrder(payload.config).filter((slug) => published.has(slug))
  const names = await nameDocuments(client, new Map(order.map((slug) => [slug, published.get(slug) ?? []])))
  const nameOf = (kind: string, id: unknown) => names.nameOf(kind, Number(id)) ?? null
  const documents: StoredDocument[] = []
  for (const kind of kinds) {
    if (kind.isGlobal) {
      const stored = (await payload.findGlobal({
        slug: kind.slug as GlobalSlug,
        locale: ALL,
        depth: 0,
        ...(req && { req }),
      })) as unknown as Values
      documents.push({
        kind: kind.slug,
        name: kind.slug,
        id: undefined,
        stored,
        ...toState(kind.fields, stored, nameOf),
      })
      continue
    }
    const latest = new Map(drafts.get(kind.slug)?.map((draft) => [draft.id, draft]))
    for (const row of published.get(kind.slug) ?? []) {
      const newest = latest.get(row.id)
      // The row of a document that was never published is its first version.
      const isOnlyDraft = kind.hasDrafts && row._status === 'draft'
      const stored = (isOnlyDraft && newest) || row
      const storedDraft = isOnlyDraft ? undefined : newest
      const name = names.nameOf(kind.slug, Number(row.id)) ?? ''
      const state = toState(kind.fields, stored, nameOf)
      const draft = storedDraft && toState(kind.fields, storedDraft, nameOf)
      documents.push({
        kind: kind.slug,
        name,
        id: Number(row.id),
        stored,
        ...state,
        ...(draft && storedDraft && !isSameState(draft, state) && { draft, storedDraft }),
        ...(kind.hasFiles && { filename: String(stored.filename) }),
      })
    }
  }
  return { documents, names }
}
