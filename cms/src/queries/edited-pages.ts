import type { Locale } from '@carelane/countries'
import { LISTED_ARTICLES, type RouteName } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { ListedCountry } from './countries'
import { inEverySection, type PageAudience } from './page-audience'
import { countriesNamed, countriesOf, countriesReplacing, isPlain, type LocalKind } from './visible'

/** The sections' own documents count as one page. */
export interface EditedPage {
  name: RouteName
  updatedAt: Date
  /** Null if sections have documents of their own. */
  key: string | null
  sections: PageAudience['sections']
}

interface DocumentRow {
  name: RouteName
  family: string
  key: string | null
  updatedAt: Date
  isPlain: boolean
  sections: Section[] | null
  /** Null for all. */
  named: number[] | null
  /** Countries in which another document replaces it. */
  taken: number[] | null
}

interface Section {
  countryId: number
  locale: Locale
}

interface KindOfPage {
  from: string
  name: string
  family: string
  key: string
}

// Each step uses an index; joined, the tables would be scanned.
const NEWEST_ARTICLES = `(WITH newest AS MATERIALIZED (SELECT coalesce(replaces_id, id) AS original FROM news
    WHERE _status = 'published'
    ORDER BY published_at DESC NULLS LAST, created_at DESC NULLS LAST, id DESC LIMIT ${LISTED_ARTICLES})
  SELECT original AS id FROM newest UNION SELECT own.id FROM newest,
    LATERAL (SELECT id FROM news WHERE replaces_id = newest.original OFFSET 0) own) listed,
  LATERAL (SELECT id, type, slug, cover_id, all_countries, replaces_id, _status, updated_at FROM news
    WHERE id = listed.id OFFSET 0) doc`

const KINDS = {
  news: {
    from: NEWEST_ARTICLES,
    name: `doc.type::text || '-detail'`,
    family: 'coalesce(doc.replaces_id, doc.id)',
    key: 'doc.slug',
  },
  faqs: {
    from: 'faqs doc',
    name: `'faq'`,
    family: 'coalesce(doc.replaces_id, doc.id)',
    key: 'doc.id::text',
  },
  policies: {
    from: 'policies doc',
    name: `'service-policy'`,
    family: `doc.brand_id || ' ' || doc.product`,
    key: 'doc.id::text',
  },
  'legal-pages': {
    from: 'legal_pages doc',
    name: `'policy'`,
    family: 'doc.kind',
    key: 'doc.kind::text',
  },
  'landing-pages': {
    from: 'landing_pages doc',
    name: 'doc.page::text',
    family: 'doc.page',
    key: 'NULL',
  },
} satisfies Partial<Record<LocalKind, KindOfPage>>

type Kind = keyof typeof KINDS

export const EDITED_KINDS = Object.keys(KINDS) as Kind[]

export async function findEditedPages(
  db: Database,
  countries: Promise<readonly ListedCountry[]>,
): Promise<EditedPage[]> {
  const [found, listed] = await Promise.all([
    Promise.all(EDITED_KINDS.map((kind) => findDocuments(db, kind))),
    countries,
  ])
  const audiences = new PlainAudiences(listed)
  return found.flatMap((documents) => inFamilies(documents, audiences))
}

function findDocuments(db: Database, kind: Kind): Promise<DocumentRow[]> {
  const { from, name, family, key } = KINDS[kind]
  const sections = `SELECT coalesce(jsonb_agg(jsonb_build_object('countryId', place.id, 'locale', speech.value)), '[]')
    FROM (${countriesOf(kind, 'doc')}) place,
      LATERAL (SELECT value FROM country_languages WHERE parent_id = place.id OFFSET 0) speech
    WHERE ${inEverySection(kind)}`
  return rows<DocumentRow>(
    db,
    `SELECT ${name} AS name, (${family})::text AS family, ${key} AS key, doc.updated_at AS "updatedAt",
       plain.yes AS "isPlain", CASE WHEN NOT plain.yes THEN (${sections}) END AS sections,
       CASE WHEN plain.yes AND NOT doc.all_countries THEN ARRAY(${countriesNamed(kind, 'doc')}) END AS named,
       CASE WHEN plain.yes THEN ARRAY(${countriesReplacing(kind, 'doc')}) END AS taken
     FROM ${from}, LATERAL (SELECT ${isPlain(kind, 'doc')} AS yes OFFSET 0) plain
     WHERE doc._status = 'published' ORDER BY doc.id DESC`,
    [],
  )
}

class PlainAudiences {
  private readonly known = new Map<string, Section[] | null>()

  constructor(private readonly countries: readonly ListedCountry[]) {}

  of({ named, taken }: DocumentRow): Section[] | null {
    if (named === null && taken?.length === 0) return null
    const text = JSON.stringify([named, taken])
    const known = this.known.get(text)
    if (known) return known
    const left = this.countries.filter(
      ({ id }) => (named === null || named.includes(id)) && !taken?.includes(id),
    )
    const sections = left.flatMap(({ id, sections }) =>
      sections.map(({ locale }) => ({ countryId: id, locale })),
    )
    this.known.set(text, sections)
    return sections
  }
}

function inFamilies(documents: readonly DocumentRow[], audiences: PlainAudiences): EditedPage[] {
  const pages = new Map<string, EditedPage>()
  for (const document of documents) {
    const { name, family, key, updatedAt } = document
    const sections = document.isPlain ? audiences.of(document) : document.sections
    if (sections?.length === 0) continue
    const id = `${name} ${family}`
    const others = pages.get(id)
    pages.set(
      id,
      others ? together(others, { key, updatedAt, sections }) : { name, key, updatedAt, sections },
    )
  }
  return [...pages.values()]
}

function together(page: EditedPage, added: Omit<EditedPage, 'name'>): EditedPage {
  const key = page.key === added.key ? page.key : null
  const sectionsOf = ({ key: own, sections }: Omit<EditedPage, 'name'>) =>
    key === null && own !== null ? (sections?.map((section) => ({ ...section, key: own })) ?? null) : sections
  const [own, others] = [sectionsOf(added), sectionsOf(page)]
  return {
    name: page.name,
    updatedAt: page.updatedAt > added.updatedAt ? page.updatedAt : added.updatedAt,
    key,
    sections: own && [...own, ...(others ?? [])],
  }
}
