import type { Locale } from '@carelane/countries'
import type {
  FaultFinderSummary,
  FinderDanger,
  FinderFault,
  FinderOffer,
  FinderTest,
} from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { Edition } from './edition'
import { visible } from './visible'
import { wholeText } from './whole-text'

type ByLocale<Text> = Partial<Record<Locale, Text>> | null

export interface FinderStepRow {
  key: string
  kind: 'question' | 'test' | 'outcome'
  test: FinderTest | null
  outcome: 'fixed' | 'cost' | 'booking' | 'page' | 'danger' | null
  fault: FinderFault | null
  danger: FinderDanger | null
  articleId: number | null
  texts: ByLocale<{ text: string | null; help: string | null }>
  answers: { next: string; texts: ByLocale<{ text: string | null }> }[] | null
}

export interface FaultFinderRow extends Pick<FaultFinderSummary, 'id' | 'slug' | 'product'> {
  texts: ByLocale<{ title: string | null; intro: string | null }>
  steps: FinderStepRow[] | null
  updatedAt: Date
}

// Bounds the damage of a mistake.
const MOST = 200

/** By kind of device, then as ordered. */
export function findFaultFinders(db: Database, edition: Edition): Promise<FaultFinderSummary[]> {
  return rows<FaultFinderSummary>(
    db,
    `SELECT d.id, d.slug, d.product, t.title, t.intro, t._locale AS locale
     FROM fault_finders d ${wholeText('fault_finders', 'd', ['title', 'intro'])}
     WHERE ${visible('fault-finders', 'd')} ORDER BY d.product, d."order", d.id LIMIT ${MOST}`,
    [edition.countryId, edition.locale],
  )
}

/** What stands in the country for a tree that is named by its id; null where it has none. */
export async function findFinderOffer(
  db: Database,
  edition: Edition,
  id: number,
): Promise<FinderOffer | null> {
  const [found] = await rows<FinderOffer>(
    db,
    `SELECT d.slug, t.title, t._locale AS locale FROM fault_finders named
     JOIN fault_finders d ON d.slug = named.slug ${wholeText('fault_finders', 'd', ['title', 'intro'])}
     WHERE named.id = $3 AND ${visible('fault-finders', 'd')} LIMIT 1`,
    [edition.countryId, edition.locale, id],
  )
  return found ?? null
}

const ANSWERS = `(SELECT json_agg(json_build_object('next', a.next, 'texts', ${texts(
  'fault_finders_steps_answers',
  'a',
  ['text'],
)}) ORDER BY a._order) FROM fault_finders_steps_answers a WHERE a._parent_id = s.id)`

const STEPS = `(SELECT json_agg(json_build_object('key', s.key, 'kind', s.kind, 'test', s.test,
    'outcome', s.outcome, 'fault', s.fault, 'danger', s.danger, 'articleId', s.article_id,
    'texts', ${texts('fault_finders_steps', 's', ['text', 'help'])}, 'answers', ${ANSWERS}) ORDER BY s._order)
  FROM fault_finders_steps s WHERE s._parent_id = d.id)`

/** In its own language and in English, so that one is taken whole. */
export async function findFaultFinder(
  db: Database,
  edition: Edition,
  slug: string,
): Promise<FaultFinderRow | null> {
  const [found] = await rows<FaultFinderRow>(
    db,
    `SELECT d.id, d.slug, d.product, d.updated_at AS "updatedAt",
       ${texts('fault_finders', 'd', ['title', 'intro'])} AS texts, ${STEPS} AS steps
     FROM fault_finders d WHERE ${visible('fault-finders', 'd')} AND d.slug = $3 LIMIT 1`,
    [edition.countryId, edition.locale, slug],
  )
  return found ?? null
}

function texts(table: string, of: string, columns: readonly string[]): string {
  const named = columns.map((column) => `'${column}', words.${column}`).join(', ')
  return `(SELECT json_object_agg(words._locale, json_build_object(${named})) FROM ${table}_locales words
    WHERE words._parent_id = ${of}.id AND words._locale IN ($2, 'en'))`
}
