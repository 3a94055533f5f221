import type { ContentKind } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import { tableOf, versionsTableOf } from './table-of'

interface CountedKind {
  kind: ContentKind
  hasDrafts: boolean
  /** Without these a language is missing. */
  texts: readonly string[]
  /** Ids to leave out. */
  empty: readonly number[]
}

export interface Coverage {
  kind: ContentKind
  language: string
  total: number
  drafts: number
  missing: number
  outdated: number
}

/** What a country shows, drafts included: a row for each kind and language, in one query. */
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
  const isMissing = texts.map((text) => `t.${of}${column(text)} IS NULL OR t.${of}${column(text)}::text = ''`)
  return `
    SELECT '${kind}' AS kind, l.language, count(*)::int AS total,
      count(*) FILTER (WHERE d.is_draft)::int AS drafts,
      count(*) FILTER (WHERE ${isMissing.join(' OR ')})::int AS missing,
      count(o.document_id)::int AS outdated
    FROM (
      SELECT d.id AS version, ${document} AS document, ${hasDrafts ? "d.version__status = 'draft'" : 'false'} AS is_draft
      FROM ${table} d
      WHERE ${hasDrafts ? 'd.latest AND ' : ''}d.${of}deleted_at IS NULL
        AND ${document} <> ALL (${left}::int[])
        AND (d.${of}all_countries OR d.id IN (SELECT r.parent_id FROM ${table}_rels r
          WHERE r.path = '${path}' AND r.countries_id = $1))
    ) d
    CROSS JOIN unnest($2::text[]) AS l(language)
    LEFT JOIN ${table}_locales t ON t._parent_id = d.version AND t._locale = l.language::_locales
    LEFT JOIN (SELECT DISTINCT document_id, language FROM translations.outdated WHERE kind = '${kind}') o
      ON o.document_id = d.document AND o.language = l.language
    GROUP BY l.language`
}

function column(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
