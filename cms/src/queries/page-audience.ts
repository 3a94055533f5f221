import type { Locale } from '@carelane/countries'
import { LANDING_PAGES, type RouteName, type Tag } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import { findSameArticles } from './article'
import { type LocalKind, visible } from './visible'

export interface PageAudience {
  sections: { countryId: number; locale: Locale; key?: string | null }[] | null
  tags: Tag[]
}

type Params = Record<string, string>

interface Source {
  kind: LocalKind
  /** SQL that ends in a condition on `doc`; `$1` is the value. */
  from: string
  value: string | number[]
  /** SQL; if sections' addresses differ. */
  key?: string
}

export async function findPageAudience(db: Database, name: RouteName, params: Params): Promise<PageAudience> {
  const source = await sourceOf(db, name, params)
  if (!source) return { sections: null, tags: [] }
  const { kind, from, value, key = 'NULL' } = source
  const sections = await rows<NonNullable<PageAudience['sections']>[number]>(
    db,
    `SELECT place.id AS "countryId", speech.value::text AS locale, shown.key
     FROM countries place JOIN country_languages speech ON speech.parent_id = place.id,
       LATERAL (SELECT ${key} AS key FROM ${from} AND ${inEverySection(kind)} LIMIT 1) shown
     WHERE place.deleted_at IS NULL`,
    [value],
  )
  return { sections, tags: [kind] }
}

async function sourceOf(
  db: Database,
  name: RouteName,
  { key = '', id, kind = '' }: Params,
): Promise<Source | null> {
  switch (name) {
    case 'detail':
      return articleSource(await findSameArticles(db, key))
    case 'news-detail':
      return articleSource(await findSameArticles(db, key), 'news')
    case 'tips-detail':
      return articleSource(await findSameArticles(db, key), 'tips')
    case 'service-policy':
      return id ? policySource(id) : null
    case 'faq':
      return id ? faqSource(id) : null
    case 'policy':
      return { kind: 'legal-pages', from: 'legal_pages doc WHERE doc.kind::text = $1', value: kind }
    default:
      return isLandingPage(name) ? landingSource(name) : null
  }
}

function articleSource(ids: number[], type?: 'news' | 'tips'): Source {
  const ofType = type ? `AND doc.type = '${type}'` : ''
  return {
    kind: 'news',
    from: `news doc WHERE doc.id = ANY ($1::int[]) ${ofType}`,
    value: ids,
    key: 'doc.slug',
  }
}

/** A country's own version has its own address. */
function faqSource(id: string): Source {
  const from = `faqs named JOIN faqs doc
    ON coalesce(doc.replaces_id, doc.id) = coalesce(named.replaces_id, named.id)
    WHERE named.id::text = $1 AND named._status = 'published'`
  return { kind: 'faqs', from, value: id, key: 'doc.id::text' }
}

function policySource(id: string): Source {
  const from = `policies named JOIN policies doc ON doc.brand_id = named.brand_id AND doc.product = named.product
    WHERE named.id::text = $1 AND named._status = 'published'`
  return { kind: 'policies', from, value: id, key: 'doc.id::text' }
}

function landingSource(page: string): Source {
  return { kind: 'landing-pages', from: 'landing_pages doc WHERE doc.page::text = $1', value: page }
}

/** The home page exists even before an editor builds it. */
function isLandingPage(name: RouteName): boolean {
  return name !== 'home' && LANDING_PAGES.some((page) => page === name)
}

export function inEverySection(kind: LocalKind): string {
  return visible(kind, 'doc').replaceAll('$1', 'place.id').replaceAll('$2', 'speech.value::text::_locales')
}
