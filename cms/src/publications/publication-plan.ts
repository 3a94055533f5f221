import type { ContentKind } from '@carelane/main-api'
import { escapeLiteral } from 'pg'
import { tableOf } from '../queries/table-of'
import { type PartTable, partsOf, type Reference } from './document-tables'
import { COUNTRIES_TABLE, KINDS_BY_COUNTRY } from './published-kinds'
import type { Trigger } from './trigger'

/** SQL; the document's id is `$1`. */
interface DocumentQueries {
  kind: ContentKind
  published: string
  /** Codes as text[]; null for kinds not on every page. */
  countries: string | null
}

export function publicationPlan(
  kinds: readonly ContentKind[],
  references: readonly Reference[],
): { triggers: Trigger[]; queries: DocumentQueries[] } {
  const plans = kinds.map((kind) => planOf(kind, references))
  return { triggers: plans.flatMap((plan) => plan.triggers), queries: plans.map((plan) => plan.queries) }
}

function planOf(kind: ContentKind, references: readonly Reference[]) {
  const table = tableOf(kind)
  const parts = partsOf(table, references)
  const toCountries = KINDS_BY_COUNTRY.has(kind) ? references.filter(namesCountry) : []
  const triggers: Trigger[] = [
    { table, name: 'publications_before', args: [kind] },
    { table, name: 'publications_after', args: [kind] },
    ...parts.map((part): Trigger => {
      const codes = codesQuery(toCountries.filter((each) => each.table === part.table))
      const args = [kind, part.parentColumn, part.documentQuery ?? '', codes]
      return { table: part.table, name: 'publications_part', args }
    }),
  ]
  const published = `SELECT coalesce(to_jsonb(d) ->> '_status', 'published') = 'published'
    AND to_jsonb(d) ->> 'deleted_at' IS NULL FROM ${table} d WHERE id = $1`
  return { triggers, queries: { kind, published, countries: countriesQuery(table, parts, toCountries) } }
}

function namesCountry({ target, column }: Reference): boolean {
  return target === COUNTRIES_TABLE && column !== 'parent_id' && column !== '_parent_id'
}

function countriesQuery(
  document: string,
  parts: readonly PartTable[],
  toCountries: readonly Reference[],
): string | null {
  if (document === COUNTRIES_TABLE) return `SELECT ARRAY[short_name::text] FROM ${document} WHERE id = $1`
  const ids = toCountries.flatMap(({ table, column }) => {
    if (table === document) return [`SELECT "${column}" FROM ${table} WHERE id = $1`]
    const part = parts.find((each) => each.table === table && each.documentQuery === null)
    return part ? [`SELECT "${column}" FROM ${table} WHERE "${part.parentColumn}" = $1`] : []
  })
  if (ids.length === 0) return null
  return `SELECT array_agg(short_name::text) FROM ${COUNTRIES_TABLE} WHERE id IN (${ids.join(' UNION ')})`
}

/** SQL from a part's row (jsonb, `$1`) to country codes. */
function codesQuery(toCountries: readonly Reference[]): string {
  if (toCountries.length === 0) return ''
  const ids = toCountries.map(({ column }) => `($1 ->> ${escapeLiteral(column)})::integer`).join(', ')
  return `SELECT array_agg(short_name::text) FROM ${COUNTRIES_TABLE} WHERE id IN (${ids})`
}
