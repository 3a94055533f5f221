import type { Locale } from '@carelane/countries'
import { type Phrase, phrasesIn } from '@carelane/intents'
import type { IntentAnswer, IntentTool } from '@carelane/main-api'
import { type Database, rows } from '../database/query'

export interface StoredIntent {
  id: number
  name: string
  answer: IntentAnswer
  tool: IntentTool | null
  /** Id of the tree that finds the fault. */
  faultFinder: number | null
}

export interface IntentPage {
  intent: number
  collection: string
  id: number
}

const TAUGHT = `FROM intents d JOIN intents_locales l ON l._parent_id = d.id
  WHERE l._locale::text = $1 AND l.phrases <> '' AND d.deleted_at IS NULL`

/** Null if the language has no phrases. */
export async function phrasesVersion(db: Database, locale: Locale): Promise<string | null> {
  const [found] = await rows<{ version: string | null }>(
    db,
    `SELECT md5(string_agg(d.id || ':' || l.phrases, '|' ORDER BY d.id)) AS version ${TAUGHT}`,
    [locale],
  )
  return found?.version ?? null
}

/** In the order of the subjects' names, so that the same phrases are learned in the same order. */
export async function readPhrases(db: Database, locale: Locale): Promise<Phrase[]> {
  const taught = await rows<{ intent: number; phrases: string }>(
    db,
    `SELECT d.id AS intent, l.phrases ${TAUGHT} ORDER BY d.name, d.id`,
    [locale],
  )
  return taught.flatMap(({ intent, phrases }) =>
    phrasesIn(phrases).map((text) => ({ text, intent: String(intent) })),
  )
}

/** Empty where the language has none. */
export async function readPhrasesOf(db: Database, intent: number, locale: Locale): Promise<string> {
  const [found] = await rows<{ phrases: string }>(db, `SELECT l.phrases ${TAUGHT} AND d.id = $2`, [
    locale,
    intent,
  ])
  return found?.phrases ?? ''
}

export function readIntents(db: Database, ids: readonly number[]): Promise<StoredIntent[]> {
  return rows<StoredIntent>(
    db,
    `SELECT d.id, d.name, d.answer, d.tool, d.fault_finder_id AS "faultFinder" FROM intents d WHERE d.id = ANY ($1) AND d.deleted_at IS NULL`,
    [ids],
  )
}

/** In the order in which an answer names them: questions, articles, pages, policies, legal pages. */
export function readIntentPages(db: Database, ids: readonly number[]): Promise<IntentPage[]> {
  return rows<IntentPage>(
    db,
    `SELECT d.parent_id AS intent, page.collection, page.id::int AS id FROM intents_rels d
     CROSS JOIN LATERAL (VALUES (1, 'faqs', d.faqs_id), (2, 'news', d.news_id),
       (3, 'landing-pages', d.landing_pages_id), (4, 'policies', d.policies_id),
       (5, 'legal-pages', d.legal_pages_id)) page (place, collection, id)
     WHERE d.parent_id = ANY ($1) AND page.id IS NOT NULL
     ORDER BY d.parent_id, page.place, d."order"`,
    [ids],
  )
}
