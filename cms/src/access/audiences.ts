import type { PayloadRequest, Where } from 'payload'
import type { Guarded, GuardedCollection } from './rights'

export type Audience = 'all' | number[]

interface AudienceKind {
  ofSome(countries: number[], prefix: Prefix): Where
  ofAll?(prefix: Prefix): Where
  of(document: Record<string, unknown>): Audience
}

export type Prefix = '' | 'version.'

const byAudienceFields: AudienceKind = {
  ofSome: (countries, prefix) => ({ [`${prefix}countries`]: { in: countries } }),
  ofAll: (prefix) => ({ [`${prefix}allCountries`]: { equals: true } }),
  of: ({ allCountries, countries }) => (allCountries === true ? 'all' : idsOf(countries)),
}

const byCountryField: AudienceKind = {
  ofSome: (countries, prefix) => ({ [`${prefix}country`]: { in: countries } }),
  of: ({ country }) => idsOf([country]),
}

const byItself: AudienceKind = {
  ofSome: (countries, prefix) => ({ [prefix === '' ? 'id' : 'parent']: { in: countries } }),
  of: ({ id }) => idsOf([id]),
}

/** Null where all staff may read everything. */
export const AUDIENCES: Record<Guarded, AudienceKind | null> = {
  news: byAudienceFields,
  faqs: byAudienceFields,
  'fault-finders': byAudienceFields,
  policies: byAudienceFields,
  recalls: byAudienceFields,
  'quick-links': byAudienceFields,
  'seo-entries': byAudienceFields,
  'legal-pages': byAudienceFields,
  'landing-pages': byAudienceFields,
  ads: byAudienceFields,
  media: byAudienceFields,
  menus: byCountryField,
  countries: byItself,
  intents: null,
  brands: null,
  redirects: null,
  'site-settings': null,
}

export function audienceOf(slug: Guarded, document: Record<string, unknown>): Audience {
  return AUDIENCES[slug]?.of(document) ?? 'all'
}

export function isOwn(audience: Audience, own: readonly number[]): boolean {
  return audience !== 'all' && audience.length > 0 && audience.every((id) => own.includes(id))
}

/** The published document and its newest draft can differ. */
export async function storedAudiences(
  req: PayloadRequest,
  slug: GuardedCollection,
  id: number | string,
): Promise<Audience[]> {
  const { db, collections } = req.payload
  const live: Record<string, unknown> | null = await db.findOne({
    collection: slug,
    where: { id: { equals: id } },
    req,
  })
  if (!live) return []
  if (!collections[slug].config.versions?.drafts) return [audienceOf(slug, live)]
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const versions = await db.findVersions<Record<string, unknown>>({
    collection: slug,
    where,
    limit: 1,
    pagination: false,
    req,
  })
  return [live, ...versions.docs.map(({ version }) => version)].map((document) => audienceOf(slug, document))
}

function idsOf(values: unknown): number[] {
  if (!Array.isArray(values)) return []
  return values.flatMap((value: unknown) => {
    const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
    return id === null || id === undefined ? [] : [Number(id)]
  })
}
