import type { ContentKind } from '@carelane/main-api'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { DocumentState } from './document-state'

export interface Asked {
  collection: Exclude<ContentKind, 'site-settings'>
  id: number
}

const id = z.union([z.number(), z.object({ id: z.number() }).transform((country) => country.id)])

const document = z.object({
  deletedAt: z.iso.datetime().nullish(),
  allCountries: z.boolean().nullish(),
  countries: z.array(id).nullish(),
  country: id.nullish(),
  active: z.boolean().nullish(),
  from: z.iso.datetime().nullish(),
  to: z.iso.datetime().nullish(),
})

type Known = Pick<DocumentState, 'isPublished' | 'hasDrafts' | 'trashedAt' | 'banner' | 'clocks'>

export async function readableDocument(req: PayloadRequest, asked: Asked): Promise<Known | undefined> {
  const { collection } = asked
  const { payload, user } = req
  const where: Where = { id: { equals: asked.id } }
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const readable = { user, overrideAccess: false, depth: 0, limit: 1, draft: true, trash: true, req } as const
  const { docs } = await payload.find({ collection, where, ...readable })
  const [found] = docs
  if (!found) return undefined
  const { deletedAt, active, from, to, ...audience } = document.parse(found)
  const published: Where = hasDrafts ? { and: [where, { _status: { equals: 'published' } }] } : where
  const [live, clocks] = await Promise.all([
    payload.count({ collection, where: published }),
    clocksOf(req, audience),
  ])
  const banner = { active: active === true, from: from ?? null, to: to ?? null }
  return {
    hasDrafts,
    isPublished: live.totalDocs === 1,
    trashedAt: deletedAt ?? null,
    banner: collection === 'ads' ? banner : null,
    clocks,
  }
}

async function clocksOf(
  req: PayloadRequest,
  { allCountries, countries, country }: Partial<z.infer<typeof document>>,
): Promise<DocumentState['clocks']> {
  const ids = allCountries === true ? [] : country ? [country] : (countries ?? [])
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'countries',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    sort: 'name',
    select: { name: true, shortName: true, timeZone: true },
    req,
  })
  return docs.map((each) => ({ id: each.id, name: each.name || each.shortName, timeZone: each.timeZone }))
}
