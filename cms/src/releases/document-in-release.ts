import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { type Audience, audienceOf } from '../access/audiences'
import type { Released } from './release-contract'

type Stored = Record<string, unknown>

export interface Known {
  /** In all languages, as visitors get it if it is published. */
  live: Stored
  /** In all languages; of kinds with drafts the last that was saved. */
  newest: Stored
  isDraft: boolean
  /** Differs after each save. */
  stamp: string
  /** The published document and its newest draft can differ. */
  audiences: Audience[]
}

export function hasDrafts(payload: Payload, kind: Released): boolean {
  return Boolean(payload.collections[kind].config.versions?.drafts)
}

const stored = z.looseObject({
  id: z.int(),
  _status: z.string().nullish(),
  deletedAt: z.string().nullish(),
  updatedAt: z.string(),
})

const version = z.object({
  parent: z.union([z.int(), z.object({ id: z.int() }).transform(({ id }) => id)]),
  updatedAt: z.string(),
  version: z.looseObject({ _status: z.string().nullish() }),
})

/** Without those that are gone, or in the trash. */
async function knownDocuments(
  req: PayloadRequest,
  kind: Released,
  ids: readonly number[],
): Promise<Map<number, Known>> {
  const { db } = req.payload
  const asked = { collection: kind, pagination: false, req } as const
  const { docs } = await db.find({ ...asked, where: { id: { in: [...ids] } } })
  const known = new Map<number, Known>()
  for (const document of z.array(stored).parse(docs)) {
    const { id, _status, deletedAt, updatedAt } = document
    if (deletedAt) continue
    const audiences = [audienceOf(kind, document)]
    known.set(id, {
      live: document,
      newest: document,
      isDraft: _status === 'draft',
      stamp: updatedAt,
      audiences,
    })
  }
  if (!hasDrafts(req.payload, kind)) return known
  const where: Where = { and: [{ parent: { in: [...ids] } }, { latest: { equals: true } }] }
  const versions = await db.findVersions({ ...asked, where, sort: 'updatedAt' })
  for (const each of z.array(version).parse(versions.docs)) {
    const document = known.get(each.parent)
    if (!document) continue
    known.set(each.parent, {
      live: document.live,
      newest: each.version,
      isDraft: each.version._status === 'draft',
      stamp: each.updatedAt,
      audiences: [...document.audiences, audienceOf(kind, each.version)],
    })
  }
  return known
}

export async function knownDocument(
  req: PayloadRequest,
  kind: Released,
  id: number,
): Promise<Known | undefined> {
  return (await knownDocuments(req, kind, [id])).get(id)
}

interface Named {
  kind: Released
  document: number
}

/** Finds what is known of one of many. */
export type Lookup = (named: Named) => Known | undefined

export async function knownOf(req: PayloadRequest, documents: readonly Named[]): Promise<Lookup> {
  const found = new Map<Released, Map<number, Known>>()
  for (const kind of new Set(documents.map((each) => each.kind))) {
    const ids = documents.filter((each) => each.kind === kind).map(({ document }) => document)
    found.set(kind, await knownDocuments(req, kind, ids))
  }
  return ({ kind, document }) => found.get(kind)?.get(document)
}
