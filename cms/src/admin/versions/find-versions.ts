import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

export interface VersionRow {
  id: string
  at: string
  changedBy: string | null
  state: 'current' | 'previous' | 'current draft' | 'draft' | 'trashed'
}

// Payload keeps no more.
const MOST = 100

const stored = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  updatedAt: z.string(),
  latest: z.boolean().nullish(),
  version: z.object({
    _status: z.string().nullish(),
    changedBy: z.string().nullish(),
    deletedAt: z.string().nullish(),
  }),
})

interface Asked {
  collection: string | undefined
  id: string | number | undefined
  global: string | undefined
}

export async function findVersionRows(req: PayloadRequest, asked: Asked): Promise<VersionRow[]> {
  const { payload, user } = req
  const common = { user, overrideAccess: false, depth: 0, limit: MOST, sort: '-updatedAt', req } as const
  const notPart = { snapshot: { not_equals: true } }
  const { docs } = asked.collection
    ? await payload.findVersions({
        ...common,
        collection: asked.collection as CollectionSlug,
        where: {
          and: [
            { parent: { equals: asked.id } },
            ...(payload.collections[asked.collection as CollectionSlug].config.versions?.drafts
              ? [notPart]
              : []),
          ],
        },
        trash: true,
      })
    : await payload.findGlobalVersions({ ...common, slug: asked.global as GlobalSlug })
  const found = z.array(stored).parse(docs)
  const isLive = ({ version }: (typeof found)[number]) => (version._status ?? 'published') === 'published'
  const current = found.find(isLive)?.id
  return found.map((each, index) => ({
    id: each.id,
    at: each.updatedAt,
    changedBy: each.version.changedBy ?? null,
    state: stateOf(each, { isLive: isLive(each), isCurrent: each.id === current, isNewest: index === 0 }),
  }))
}

function stateOf(
  { version }: z.infer<typeof stored>,
  { isLive, isCurrent, isNewest }: { isLive: boolean; isCurrent: boolean; isNewest: boolean },
): VersionRow['state'] {
  if (version.deletedAt) return 'trashed'
  if (isLive) return isCurrent ? 'current' : 'previous'
  return isNewest ? 'current draft' : 'draft'
}
