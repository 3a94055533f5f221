import type { ContentKind } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import { tableOf, versionsTableOf } from './table-of'

interface CountedKind {
  kind: ContentKind
  hasDrafts: boolean
  /** Without one of these a language is missing. */
  texts: readonly { name: string; type: string }[]
  /** Ids to leave out. */
  empty: readonly number[]
}

export interface Coverage {
  kind: ContentKind
  total: number
  drafts: number
  /** By language. */
  whole: Record<string, number>
  outdated: Record<string, number>
}

/** What a country shows, drafts included: a row for each kind, in one query. */
export function findCoverage(
  db: Database,
  country: number,
  languages: readonly string[],
  kinds: readonly CountedKind[],
): Promise<Coverage[]> {
  const values: unknown[] = [country, languages]
  const queries = kinds.map((kind) => ofKind(kind, `$${values.push(kind.empty)}`))
  return rows<Coverage>(db, queries.join(' UNION ALL '), values)
}

function ofKind({ kind, hasDrafts, texts }: CountedKind, left: string): string {
  const table = hasDrafts ? versionsTableOf(kind) : tableOf(kind)
  const of = hasDrafts ? 'version_' : ''
  const path = hasDrafts ? 'version.countries' : 'countries'
  const document = hasDrafts ? 'd.parent_id' : 'd.id'
  const isWhole = texts.map(({ name, type }) => {
    // To compare a rich text, all of it would be read.
    return `t.${of}${column(name)} ${type === 'richText' ? 'IS NOT NULL' : "<> ''"}`
  })
  const byLanguage = (count: string) =>
    `(SELECT coalesce(jsonb_object_agg(l.language, (${count})), '{}') FROM unnest($2::text[]) AS l(language))`
  return `(
    WITH d AS MATERIALIZED (
      SELECT d.id AS version, ${document} AS document, ${hasDrafts ? "d.version__status = 'draft'" : 'false'} AS is_draft
      FROM ${table} d
      WHERE ${hasDrafts ? 'd.latest AND ' : ''}d.${of}deleted_at IS NULL AND ${document} <> ALL (${left}::int[])
        AND (d.${of}all_countries OR d.id IN (SELECT r.parent_id FROM ${table}_rels r
          WHERE r.path = '${path}' AND r.countries_id = $1)))
    SELECT '${kind}' AS kind, (SELECT count(*)::int FROM d) AS total,
      (SELECT count(*)::int FROM d WHERE is_draft) AS drafts,
      ${byLanguage(`SELECT count(*) FROM d JOIN ${table}_locales t ON t._parent_id = d.version
        WHERE t._locale = l.language::_locales AND ${isWhole.join(' AND ')}`)} AS whole,
      ${byLanguage(`SELECT count(DISTINCT o.document_id) FROM d JOIN translations.outdated o ON o.document_id = d.document
        WHERE o.kind = '${kind}' AND o.language = l.language`)} AS outdated)`
}

function column(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
