import { CONTENT_KINDS } from '@carelane/main-api'
import { DEFAULT_LOCALE, type Locale } from '@carelane/countries'
import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, Payload, TypedUser, Where } from 'payload'
import { staffOf } from '../../access/staff'
import { ownRequiredTexts } from '../../drafts/complete-languages'
import { findEmptyDrafts } from '../../drafts/find-empty-drafts'
import type { ListedKind, Reader } from '../dashboard/document-links'
import { addressOf, both, type Filter, notIn, shownIn, whereOf } from '../list/quick-filters'

export interface CoveredCountry {
  id: number
  name: string
  /** Without English, and for translators only their own. */
  languages: Locale[]
}

export interface Counted {
  count: number
  /** The list of just those documents. */
  href: string
}

export interface KindCoverage {
  name: string
  total: Counted
  /** Null for kinds that have none. */
  drafts: Counted | null
  missing: Map<Locale, Counted>
}

/** Those of the person, in the order of their names. */
export async function coveredCountries({ payload, user, locale }: Reader): Promise<CoveredCountry[]> {
  const staff = staffOf(user)
  if (!staff) return []
  const { docs } = await payload.find({
    collection: 'countries',
    where: staff.seesEveryCountry ? {} : { id: { in: staff.countries } },
    select: { name: true, languages: true },
    sort: 'name',
    user,
    overrideAccess: false,
    locale: locale as 'en',
    depth: 0,
    pagination: false,
  })
  const own = staff.languages
  return docs.map(({ id, name, languages }) => ({
    id,
    name,
    languages: languages.filter(
      (language) => language !== DEFAULT_LOCALE && (own.length === 0 || own.includes(language)),
    ),
  }))
}

/** Counts what the lists of the admin show, drafts included. */
export function countryCoverage(
  { payload, user, i18n }: Reader,
  { id, languages }: CoveredCountry,
): Promise<KindCoverage[]> {
  return Promise.all(
    kindsWithAudience(payload).map(async ({ kind, texts, hasDrafts }): Promise<KindCoverage> => {
      const empty = await findEmptyDrafts(payload, kind)
      const counted = (filter: Filter) => count(payload, user, kind, filter, empty)
      const shown = shownIn([id])
      const [total, drafts, ...missing] = await Promise.all([
        counted(shown),
        hasDrafts ? counted(both(shown, [[{ _status: { equals: 'draft' } }]])) : null,
        ...languages.map((language) => counted(both(shown, notIn(language, texts)))),
      ])
      const { plural } = payload.collections[kind].config.labels
      return {
        name: getTranslation(plural, i18n),
        total,
        drafts,
        missing: new Map(languages.flatMap((language, place) => entry(language, missing[place]))),
      }
    }),
  )
}

interface CoveredKind {
  kind: ListedKind
  texts: FlattenedField[]
  hasDrafts: boolean
}

function kindsWithAudience(payload: Payload): CoveredKind[] {
  return CONTENT_KINDS.filter((kind) => kind !== 'site-settings').flatMap((kind) => {
    const fields = payload.collections[kind].config.flattenedFields
    const names = new Set(fields.map(({ name }) => name))
    const texts = ownRequiredTexts(fields)
    if (!names.has('allCountries') || texts.length === 0) return []
    return [{ kind, texts, hasDrafts: names.has('_status') }]
  })
}

function entry(language: Locale, counted: Counted | null | undefined): [Locale, Counted][] {
  return counted ? [[language, counted]] : []
}

async function count(
  payload: Payload,
  user: TypedUser,
  collection: ListedKind,
  filter: Filter,
  empty: readonly number[],
): Promise<Counted> {
  const where: Where = { and: [whereOf(filter), { id: { not_in: [...empty] } }] }
  const { totalDocs } = await payload.find({
    collection,
    where: empty.length === 0 ? whereOf(filter) : where,
    draft: true,
    user,
    overrideAccess: false,
    depth: 0,
    limit: 1,
    select: {},
  })
  return { count: totalDocs, href: `/admin/collections/${collection}${addressOf(filter)}` }
}
