import { type Database, rows } from '../database/query'
import { countriesOf, type LocalKind } from './visible'

export interface LinkTarget {
  /** As in addresses. */
  key: string
  /** Where it, or what replaces it there, is shown. */
  countries: number[]
}

/** Slugs and numbers of articles. */
export function findLinkedArticleTargets(db: Database, keys: readonly string[]): Promise<LinkTarget[]> {
  const numbers = keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number)
  return rows<LinkTarget>(
    db,
    `WITH asked AS MATERIALIZED (SELECT id, slug FROM news WHERE slug = ANY ($1) OR id = ANY ($2::int[]))
     SELECT key.value AS key, array_agg(DISTINCT place.id) AS countries
     FROM asked JOIN news doc ON doc.id = asked.id OR doc.replaces_id = asked.id,
       LATERAL (VALUES (asked.slug), (asked.id::text)) key (value), LATERAL (${countriesOf('news', 'doc')}) place
     WHERE doc._status = 'published' AND doc.deleted_at IS NULL GROUP BY key.value`,
    [keys, numbers],
  )
}

export function findQuestionTargets(db: Database): Promise<LinkTarget[]> {
  return findTargets(db, 'faqs', 'coalesce(doc.replaces_id, doc.id) = named.id', 'named.id::text')
}

export function findPolicyTargets(db: Database): Promise<LinkTarget[]> {
  return findTargets(
    db,
    'policies',
    'doc.brand_id = named.brand_id AND doc.product = named.product',
    'named.id::text',
  )
}

export function findLegalTargets(db: Database): Promise<LinkTarget[]> {
  return findTargets(db, 'legal-pages', 'doc.id = named.id', 'named.kind::text')
}

export function findLandingTargets(db: Database): Promise<LinkTarget[]> {
  return findTargets(db, 'landing-pages', 'doc.id = named.id', 'named.page::text')
}

/** @param replaces SQL: `doc` is `named`, or stands for it in its countries */
function findTargets(db: Database, kind: LocalKind, replaces: string, key: string): Promise<LinkTarget[]> {
  const table = kind.replaceAll('-', '_')
  return rows<LinkTarget>(
    db,
    `SELECT ${key} AS key, array_agg(DISTINCT place.id) AS countries
     FROM ${table} named JOIN ${table} doc ON doc.id = named.id OR ${replaces},
       LATERAL (${countriesOf(kind, 'doc')}) place
     WHERE doc._status = 'published' AND doc.deleted_at IS NULL GROUP BY 1`,
    [],
  )
}
