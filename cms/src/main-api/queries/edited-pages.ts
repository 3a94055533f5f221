import type { Locale } from '@carelane/countries'
import { LISTED_ARTICLES, type RouteName } from '@carelane/main-api'
import { type Database, rows } from '../database'
import { inEverySection } from './page-audience'
import { countriesOf, type LocalKind, visibleEverywhere } from './visible'

/** A page that is the same for search engines wherever it stands, by the documents that sections show as it. */
export interface EditedPage {
  name: RouteName
  updatedAt: Date
  /** What names it in the address, where all sections show the same document. */
  key: string | null
  /** Null where all have it. */
  sections: { countryId: number; locale: Locale; key: string | null }[] | null
}

interface DocumentRow {
  name: RouteName
  /** What a country's own version has in common with the one for all. */
  family: string
  key: string | null
  updatedAt: Date
  sections: { countryId: number; locale: Locale }[] | null
}

interface KindOfPage {
  /** Ends in a condition on `doc`, the document. */
  from: string
  name: string
  family: string
  key: string
}

// Each step goes to an index by itself: joined, they would be read from beginning to end.
const NEWEST_ARTICLES = `(WITH newest AS MATERIALIZED (SELECT coalesce(replaces_id, id) AS original FROM news
    WHERE _status = 'published'
    ORDER BY published_at DESC NULLS LAST, created_at DESC NULLS LAST, id DESC LIMIT ${LISTED_ARTICLES})
  SELECT original AS id FROM newest UNION SELECT own.id FROM newest,
    LATERAL (SELECT id FROM news WHERE replaces_id = newest.original OFFSET 0) own) listed,
  LATERAL (SELECT * FROM news WHERE id = listed.id OFFSET 0) doc WHERE true`

const KINDS = {
  news: {
    from: NEWEST_ARTICLES,
    name: `doc.type::text || '-detail'`,
    family: 'coalesce(doc.replaces_id, doc.id)',
    key: 'doc.slug',
  },
  faqs: {
    from: 'faqs doc WHERE true',
    name: `'faq'`,
    family: 'coalesce(doc.replaces_id, doc.id)',
    key: 'doc.id::text',
  },
  policies: {
    from: 'policies doc WHERE true',
    name: `'service-policy'`,
    family: `doc.brand_id || ' ' || doc.product`,
    key: 'doc.id::text',
  },
  'legal-pages': {
    from: 'legal_pages doc WHERE true',
    name: `'policy'`,
    family: 'doc.kind',
    key: 'doc.kind::text',
  },
  'landing-pages': {
    from: 'landing_pages doc WHERE true',
    name: 'doc.page::text',
    family: 'doc.page',
    key: 'NULL',
  },
} satisfies Partial<Record<LocalKind, KindOfPage>>

type Kind = keyof typeof KINDS

export const EDITED_KINDS = Object.keys(KINDS) as Kind[]

/** All pages that come from documents and that some section shows. */
export async function findEditedPages(db: Database): Promise<EditedPage[]> {
  const found = await Promise.all(EDITED_KINDS.map((kind) => findDocuments(db, kind)))
  return found.flatMap(inFamilies)
}

async function findDocuments(db: Database, kind: Kind): Promise<DocumentRow[]> {
  const { from, name, family, key } = KINDS[kind]
  const sections = `SELECT coalesce(jsonb_agg(jsonb_build_object('countryId', place.id, 'locale', speech.value)), '[]')
    FROM (${countriesOf(kind, 'doc')}) place,
      LATERAL (SELECT value FROM country_languages WHERE parent_id = place.id OFFSET 0) speech
    WHERE ${inEverySection(kind)}`
  const found = await rows<DocumentRow>(
    db,
    `SELECT ${name} AS name, (${family})::text AS family, ${key} AS key, doc.updated_at AS "updatedAt",
       CASE WHEN ${visibleEverywhere(kind, 'doc')} THEN NULL ELSE (${sections}) END AS sections
     FROM ${from} AND doc._status = 'published' ORDER BY doc.id DESC`,
    [],
  )
  return found.filter((document) => document.sections?.length !== 0)
}

function inFamilies(documents: readonly DocumentRow[]): EditedPage[] {
  const pages = new Map<string, EditedPage>()
  for (const { name, family, key, updatedAt, sections } of documents) {
    const id = `${name} ${family}`
    const others = pages.get(id)
    const own = sections?.map((section) => ({ ...section, key })) ?? null
    pages.set(id, {
      name,
      updatedAt: others && others.updatedAt > updatedAt ? others.updatedAt : updatedAt,
      key: others && others.key !== key ? null : key,
      sections: own && [...own, ...(others?.sections ?? [])],
    })
  }
  return [...pages.values()]
}
