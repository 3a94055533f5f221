import type { Locale } from '@carelane/countries'
import { FAQ_TOPICS, type FaqTopic, type Product } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { Edition } from './edition'
import { visible } from './visible'
import { wholeText } from './whole-text'

export interface FaqRow {
  id: number
  replaces: number | null
  topic: FaqTopic
  question: string
  answer: unknown
  locale: Locale
  products: Product[]
  related: number[]
  relatedArticles: number[]
  updatedAt: Date
}

// Bounds the damage of a mistake.
const MOST = 500

const relation = (path: string, column: string) =>
  `ARRAY(SELECT r.${column} FROM faqs_rels r WHERE r.parent_id = d.id AND r.path = '${path}' ORDER BY r."order")`

const VISIBLE_FAQS = `faqs d ${wholeText('faqs', 'd', ['question', 'answer'])} WHERE ${visible('faqs', 'd')}`

export function findFaqs(
  db: Database,
  edition: Edition,
  { topics = FAQ_TOPICS, ofEach = MOST }: { topics?: readonly FaqTopic[]; ofEach?: number } = {},
): Promise<FaqRow[]> {
  return rows<FaqRow>(
    db,
    `SELECT * FROM (
       SELECT d.id, d.replaces_id AS replaces, d.topic, t.question, t.answer, t._locale AS locale,
         d.updated_at AS "updatedAt",
         ARRAY(SELECT p.value::text FROM faqs_products p WHERE p.parent_id = d.id ORDER BY p."order") AS products,
         ${relation('related', 'faqs_id')} AS related,
         ${relation('relatedArticles', 'news_id')} AS "relatedArticles",
         row_number() OVER (PARTITION BY d.topic ORDER BY d."order", d.id) AS place
       FROM ${VISIBLE_FAQS} AND d.topic::text = ANY ($3)) faq
     WHERE place <= $4 ORDER BY array_position($5, topic::text), place LIMIT ${MOST}`,
    [edition.countryId, edition.locale, topics, ofEach, FAQ_TOPICS],
  )
}

export function findShownFaqs(db: Database, edition: Edition): Promise<Pick<FaqRow, 'id' | 'replaces'>[]> {
  return rows(
    db,
    `SELECT d.id, d.replaces_id AS replaces FROM faqs d WHERE ${visible('faqs', 'd')} LIMIT ${MOST}`,
    [edition.countryId, edition.locale],
  )
}
