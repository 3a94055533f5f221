import { LOCALES } from '@carelane/countries'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { audienceOf } from '../access/audiences'
import { linksOf } from '../access/links'
import { completeLanguages } from '../drafts/complete-languages'
import { sayRefusal } from '../refusals/say-refusal'
import { hasDrafts, knownOf } from './document-in-release'
import type { EntryNote, Released } from './release-contract'
import type { Entry } from './releases-store'

type Stored = Record<string, unknown>

/** About the documents as they are once all of them are live. */
export async function remarksOn(req: PayloadRequest, entries: readonly Entry[]): Promise<EntryNote[]> {
  const remarks: EntryNote[] = []
  const languages = await languagesOfCountries(req)
  const knownAs = await knownOf(req, entries)
  for (const entry of entries) {
    const { kind, document } = entry
    const live = knownAs(entry)?.live
    if (!live) continue
    const texts = [
      missingLanguages(req, kind, live, languages),
      await deadLinks(req, kind, document),
      kind === 'ads' ? await overlappingBanners(req, live) : null,
    ]
    for (const text of texts) if (text !== null) remarks.push({ kind, document, text })
  }
  return remarks
}

const country = z.object({ id: z.int(), languages: z.array(z.string()).nullish() })

async function languagesOfCountries({ payload }: PayloadRequest): Promise<Map<number, readonly string[]>> {
  const { docs } = await payload.find({
    collection: 'countries',
    select: { languages: true },
    depth: 0,
    pagination: false,
  })
  return new Map(
    z
      .array(country)
      .parse(docs)
      .map(({ id, languages }) => [id, languages ?? []]),
  )
}

function missingLanguages(
  req: PayloadRequest,
  kind: Released,
  document: Stored,
  languages: Map<number, readonly string[]>,
): string | null {
  if (!hasDrafts(req.payload, kind)) return null
  const audience = audienceOf(kind, document)
  const lists = audience === 'all' ? [...languages.values()] : audience.map((id) => languages.get(id) ?? [])
  const wanted = new Set(lists.flat())
  const { flattenedFields } = req.payload.collections[kind].config
  const written = new Set<string>(completeLanguages(flattenedFields, document))
  const missing = LOCALES.filter((locale) => wanted.has(locale) && !written.has(locale))
  if (missing.length === 0) return null
  const names = new Intl.DisplayNames([req.i18n.language], { type: 'language' })
  const list = new Intl.ListFormat([req.i18n.language]).format(missing.map((each) => names.of(each) ?? each))
  return sayRefusal(req, 'Visitors read English where a language is missing: {{languages}}.', {
    languages: list,
  })
}

async function deadLinks(req: PayloadRequest, kind: Released, id: number): Promise<string | null> {
  const { fields } = req.payload.collections[kind].config
  const document = await req.payload.findByID({ collection: kind, id, depth: 0, req })
  const links = linksOf(fields, document, req)
  let dead = 0
  for (const slug of new Set(links.map(({ collection }) => collection))) {
    const config = req.payload.collections[slug as CollectionSlug]?.config
    if (!config) continue
    const ids = [...new Set(links.filter(({ collection }) => collection === slug).map(({ id }) => id))]
    const published: Where[] = config.versions?.drafts ? [{ _status: { equals: 'published' } }] : []
    const where: Where = { and: [{ id: { in: ids } }, ...published] }
    const { totalDocs } = await req.payload.count({ collection: slug as CollectionSlug, where, req })
    dead += ids.length - totalDocs
  }
  return dead === 0
    ? null
    : sayRefusal(req, 'It leads to documents that visitors cannot see: {{count}}.', { count: dead })
}

const banner = z.object({
  id: z.number(),
  active: z.boolean().nullish(),
  slot: z.string().nullish(),
  from: z.string().nullish(),
  to: z.string().nullish(),
})

/** Switched on in the same place, time and country. */
async function overlappingBanners(req: PayloadRequest, document: Stored): Promise<string | null> {
  const { id, active, slot, from, to } = banner.parse(document)
  if (!active || !slot) return null
  const audience = audienceOf('ads', document)
  const where: Where = {
    and: [
      { id: { not_equals: id } },
      { active: { equals: true } },
      { slot: { equals: slot } },
      ...(from ? [either({ to: { exists: false } }, { to: { greater_than: from } })] : []),
      ...(to ? [either({ from: { exists: false } }, { from: { less_than: to } })] : []),
      ...(audience === 'all'
        ? []
        : [either({ allCountries: { equals: true } }, { countries: { in: audience } })]),
    ],
  }
  const { docs } = await req.payload.find({ collection: 'ads', where, depth: 0, limit: 5, req })
  if (docs.length === 0) return null
  const titles = docs.map(({ title }) => `“${title}”`).join(', ')
  return sayRefusal(req, 'It shares its place and time with other banners: {{titles}}.', { titles })
}

function either(...or: Where[]): Where {
  return { or }
}
