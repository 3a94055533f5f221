import { CONTENT_KINDS } from '@carelane/main-api'
import { DEFAULT_LOCALE, type Locale } from '@carelane/countries'
import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, Payload } from 'payload'
import { staffOf } from '../../access/staff'
import { ownRequiredTexts } from '../../drafts/complete-languages'
import { findEmptyDrafts } from '../../drafts/find-empty-drafts'
import { countriesOfReader } from '../dashboard/countries-of-reader'
import type { ListedKind, Reader } from '../dashboard/document-links'
import { type Coverage, findCoverage } from '../../queries/coverage'
import { addressOf, both, type Filter, notIn, outdatedIn, shownIn } from '../list/quick-filters'

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
  /** English changed since. */
  outdated: Map<Locale, Counted>
}

/** Those of the person, in the order of their names. */
export async function coveredCountries(reader: Reader): Promise<CoveredCountry[]> {
  const own = staffOf(reader.user)?.languages ?? []
  const countries = await countriesOfReader(reader)
  return countries.map(({ id, name, languages }) => ({
    id,
    name,
    languages: languages.filter(
      (language) => language !== DEFAULT_LOCALE && (own.length === 0 || own.includes(language)),
    ),
  }))
}

/** Counts what the lists of the admin show, drafts included. The country is one of the reader's. */
export async function countryCoverage(
  { payload, i18n }: Reader,
  { id, languages }: CoveredCountry,
): Promise<KindCoverage[]> {
  const kinds = await Promise.all(
    kindsWithAudience(payload).map(async (covered) => ({
      ...covered,
      empty: await findEmptyDrafts(payload, covered.kind),
    })),
  )
  const found = await findCoverage(payload.db.pool, id, languages, kinds)
  const shown = shownIn([id])
  return kinds.map(({ kind, texts, hasDrafts }): KindCoverage => {
    const { total, drafts, whole, outdated } = found.find((each) => each.kind === kind) ?? NOTHING
    const counted = (count: number, filter: Filter): Counted => ({
      count,
      href: `/admin/collections/${kind}${addressOf(filter)}`,
    })
    const inEach = (count: (language: Locale) => number, filter: (language: Locale) => Filter) =>
      new Map(languages.map((each) => [each, counted(count(each), both(shown, filter(each)))]))
    return {
      name: getTranslation(payload.collections[kind].config.labels.plural, i18n),
      total: counted(total, shown),
      drafts: hasDrafts ? counted(drafts, both(shown, [[{ _status: { equals: 'draft' } }]])) : null,
      missing: inEach(
        (each) => total - (whole[each] ?? 0),
        (each) => notIn(each, texts),
      ),
      outdated: inEach((each) => outdated[each] ?? 0, outdatedIn),
    }
  })
}

const NOTHING = { total: 0, drafts: 0, whole: {}, outdated: {} } as Omit<Coverage, 'kind'>

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
