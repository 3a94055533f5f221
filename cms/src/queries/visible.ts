import { isFilled } from './whole-text'

export type LocalKind = keyof typeof RULES

interface Rule {
  table: string
  /** SQL: in the language `$2` or English. */
  readable: (doc: string) => string
  /** SQL: `other`, if shown too, replaces `doc`. */
  replaces: (other: string, doc: string) => string
}

const RULES = {
  news: {
    table: 'news',
    readable: (doc) => `${doc}.cover_id IS NOT NULL AND ${hasText(doc, 'news', 'title', 'summary', 'body')}`,
    replaces: byName,
  },
  faqs: {
    table: 'faqs',
    readable: (doc) => hasText(doc, 'faqs', 'question', 'answer'),
    replaces: byName,
  },
  'landing-pages': {
    table: 'landing_pages',
    readable: (doc) => hasText(doc, 'landing_pages', 'title'),
    replaces: byKey('page'),
  },
  'legal-pages': {
    table: 'legal_pages',
    readable: (doc) => hasText(doc, 'legal_pages', 'title', 'body'),
    replaces: byKey('kind'),
  },
  policies: {
    table: 'policies',
    readable: (doc) => `${hasText(doc, 'policies', 'title')} AND ${isInForce(doc)}`,
    replaces: byKey('brand_id', 'product'),
  },
  recalls: {
    table: 'recalls',
    readable: (doc) => `${hasText(doc, 'recalls', 'title', 'fault', 'advice')} AND ${countsToday(doc)}`,
    replaces: () => 'false',
  },
  'fault-finders': {
    table: 'fault_finders',
    readable: (doc) => hasText(doc, 'fault_finders', 'title', 'intro'),
    replaces: byKey('slug'),
  },
  'seo-entries': {
    table: 'seo_entries',
    readable: (doc) => hasText(doc, 'seo_entries', 'title', 'description'),
    replaces: byKey('path'),
  },
  'quick-links': {
    table: 'quick_links',
    readable: (doc) => hasText(doc, 'quick_links', 'name'),
    replaces: byKey('url'),
  },
} satisfies Record<string, Rule>

export const TODAY = `(now() AT TIME ZONE (SELECT c.time_zone FROM countries c WHERE c.id = $1))::date`

/**
 * SQL: published for the country `$1`, with a text in the language `$2` or English, and not replaced by another visible
 * document. A country's own replaces the one for all; articles and questions name the one they replace.
 */
export function visible(kind: LocalKind, doc: string): string {
  return `${isShown(kind, doc)} AND ${isNotReplaced(kind, doc)}`
}

// The earliest date on earth.
const TODAY_EVERYWHERE = `(now() AT TIME ZONE 'UTC' - interval '12 hours')::date`

/**
 * SQL, faster than `visible` for each section: all sections of its countries see the document, except
 * `countriesReplacing`. False negatives are possible. `OFFSET 0` keeps the planner from reading all articles and texts.
 */
export function isPlain(kind: LocalKind, doc: string): string {
  const { table, readable, replaces } = RULES[kind]
  const inEnglish = (each: string) =>
    readable(each).replaceAll('$2', `'en'`).replaceAll(TODAY, TODAY_EVERYWHERE)
  return `${doc}._status = 'published' AND (SELECT ${inEnglish(doc)}) AND NOT EXISTS (SELECT FROM ${table} other
    WHERE ${replaces('other', doc)} AND other._status = 'published'
      AND (other.all_countries OR NOT (${inEnglish('other')})) OFFSET 0)`
}

export function countriesReplacing(kind: LocalKind, doc: string): string {
  const { table, replaces } = RULES[kind]
  return `SELECT taken.id FROM (SELECT other.id FROM ${table} other
      WHERE ${replaces('other', doc)} AND other._status = 'published' OFFSET 0) other,
    LATERAL (${countriesNamed(kind, 'other')} OFFSET 0) taken`
}

export function countriesNamed(kind: LocalKind, doc: string): string {
  return `SELECT audience.countries_id AS id FROM ${RULES[kind].table}_rels audience
    WHERE audience.parent_id = ${doc}.id AND audience.path = 'countries'`
}

/** SQL: ids. `OFFSET 0` keeps it first in the join. */
export function countriesOf(kind: LocalKind, doc: string): string {
  return `SELECT c.id FROM countries c
    WHERE c.deleted_at IS NULL AND (${doc}.all_countries OR c.id = ANY (ARRAY(${countriesNamed(kind, doc)}))) OFFSET 0`
}

function isNotReplaced(kind: LocalKind, doc: string): string {
  const { table, replaces } = RULES[kind]
  return `NOT EXISTS (SELECT FROM ${table} other
    WHERE ${replaces('other', doc)} AND ${isShown(kind, 'other')})`
}

/** `OFFSET 0` keeps the planner from reading the countries of all documents. */
function isForCountry(kind: LocalKind, doc: string): string {
  const { table } = RULES[kind]
  return `${doc}._status = 'published' AND (${doc}.all_countries OR EXISTS (SELECT FROM ${table}_rels audience
    WHERE audience.parent_id = ${doc}.id AND audience.path = 'countries' AND audience.countries_id = $1 OFFSET 0))`
}

function isShown(kind: LocalKind, doc: string): string {
  return `${isForCountry(kind, doc)} AND ${RULES[kind].readable(doc)}`
}

function hasText(doc: string, table: string, ...columns: string[]): string {
  const filled = columns.map((column) => isFilled('words', column))
  return `EXISTS (SELECT FROM ${table}_locales words
    WHERE words._parent_id = ${doc}.id AND words._locale IN ($2, 'en') AND ${filled.join(' AND ')})`
}

function byName(other: string, doc: string): string {
  return `${other}.replaces_id = ${doc}.id`
}

/** Of two for the same country the newer counts. */
function byKey(...columns: string[]) {
  return (other: string, doc: string): string => {
    const same = columns.map((column) => `${other}.${column} = ${doc}.${column}`)
    const rank = (each: string) => `(NOT ${each}.all_countries, ${each}.id)`
    return `${same.join(' AND ')} AND ${rank(other)} > ${rank(doc)}`
  }
}

function countsToday(doc: string): string {
  return `(${doc}.starts_on AT TIME ZONE 'UTC')::date <= ${TODAY}
    AND (${doc}.ends_on IS NULL OR (${doc}.ends_on AT TIME ZONE 'UTC')::date >= ${TODAY})`
}

function isInForce(doc: string): string {
  return `EXISTS (SELECT FROM policies_versions wording
    JOIN policies_versions_locales words ON words._parent_id = wording.id
    WHERE wording._parent_id = ${doc}.id AND (wording.effective_from AT TIME ZONE 'UTC')::date <= ${TODAY}
      AND words._locale IN ($2, 'en') AND words.summary <> '' AND words.body IS NOT NULL)`
}
