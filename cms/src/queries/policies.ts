import type { Locale } from '@carelane/countries'
import { POLICY_PRODUCTS, type PolicySummary } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { Edition } from './edition'
import { TODAY, visible } from './visible'

export interface PolicyRow extends Omit<PolicySummary, 'brand'> {
  brandId: number
  brandSlug: string
  brandName: string
}

export interface WholePolicyRow extends PolicyRow {
  summary: string
  body: unknown
  locale: Locale
  updatedAt: Date
  next: { effectiveFrom: string; summary: string } | null
}

const dayOf = (wording: string) => `(${wording}.effective_from AT TIME ZONE 'UTC')::date`

/** In force today in the country `$1`, whole in one language. */
const POLICIES_IN_FORCE = `policies d JOIN brands b ON b.id = d.brand_id
  CROSS JOIN LATERAL (SELECT words._locale AS locale, names.title, words.summary, words.body, ${dayOf('w')} AS day
    FROM policies_versions w
    JOIN policies_versions_locales words ON words._parent_id = w.id AND words._locale IN ($2, 'en')
      AND words.summary <> '' AND words.body IS NOT NULL
    JOIN policies_locales names ON names._parent_id = d.id AND names._locale = words._locale AND names.title <> ''
    WHERE w._parent_id = d.id AND ${dayOf('w')} <= ${TODAY}
    ORDER BY w.effective_from DESC, words._locale = $2 DESC LIMIT 1) t
  WHERE ${visible('policies', 'd')}`

const SUMMARY_COLUMNS = `d.id, d.product, t.title, to_char(t.day, 'YYYY-MM-DD') AS "effectiveFrom",
  b.id AS "brandId", b.slug AS "brandSlug", b.name AS "brandName"`

/** Its summary is in the current one's language, or else in English. */
const NEXT = `(SELECT json_build_object('effectiveFrom', to_char(${dayOf('w')}, 'YYYY-MM-DD'), 'summary', words.summary)
  FROM policies_versions w JOIN policies_versions_locales words ON words._parent_id = w.id
    AND words._locale IN (t.locale, 'en') AND words.summary <> ''
  WHERE w._parent_id = d.id AND ${dayOf('w')} > ${TODAY}
  ORDER BY w.effective_from, words._locale = t.locale DESC LIMIT 1)`

export function findPolicies(db: Database, edition: Edition): Promise<PolicyRow[]> {
  return rows<PolicyRow>(
    db,
    `SELECT ${SUMMARY_COLUMNS} FROM ${POLICIES_IN_FORCE}
     ORDER BY b."order", b.id, array_position($3, d.product::text) LIMIT 500`,
    [edition.countryId, edition.locale, POLICY_PRODUCTS],
  )
}

export async function findPolicy(
  db: Database,
  edition: Edition,
  id: number,
): Promise<WholePolicyRow | undefined> {
  const [found] = await rows<WholePolicyRow>(
    db,
    `SELECT ${SUMMARY_COLUMNS}, t.summary, t.body, t.locale, d.updated_at AS "updatedAt", ${NEXT} AS next
     FROM ${POLICIES_IN_FORCE} AND (d.brand_id, d.product) = (SELECT named.brand_id, named.product
       FROM policies named WHERE named.id = $3 AND named._status = 'published') LIMIT 1`,
    [edition.countryId, edition.locale, id],
  )
  return found
}
