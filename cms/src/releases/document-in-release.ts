import type { Payload, PayloadRequest } from 'payload'
import type { Released } from './release-contract'

type Stored = Record<string, unknown>

export interface NewestVersion {
  /** In all languages. */
  document: Stored
  isDraft: boolean
  /** Differs after each save. */
  stamp: string
}

export function hasDrafts(payload: Payload, kind: Released): boolean {
  return Boolean(payload.collections[kind].config.versions?.drafts)
}

/** In all languages, as visitors get it if it is published. Null if there is none, or it is in the trash. */
export async function liveDocument(
  req: PayloadRequest,
  kind: Released,
  document: number,
): Promise<Stored | null> {
  const live = await req.payload.db.findOne<Stored & { id: number }>({
    collection: kind,
    where: { id: { equals: document } },
    req,
  })
  return live && !live.deletedAt ? live : null
}

export async function newestVersion(
  req: PayloadRequest,
  kind: Released,
  document: number,
): Promise<NewestVersion | null> {
  const live = await liveDocument(req, kind, document)
  if (!live) return null
  const asLive = { document: live, isDraft: live._status === 'draft', stamp: String(live.updatedAt) }
  if (!hasDrafts(req.payload, kind)) return { ...asLive, isDraft: false }
  const { docs } = await req.payload.db.findVersions<Stored>({
    collection: kind,
    where: { and: [{ parent: { equals: document } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  const [newest] = docs
  if (!newest) return asLive
  const { version, updatedAt } = newest
  return { document: version, isDraft: version._status === 'draft', stamp: String(updatedAt) }
}
