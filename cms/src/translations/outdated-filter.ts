import { type Locale, LOCALES } from '@carelane/countries'
import { sql } from '@payloadcms/db-postgres'
import { nameSet } from '../database/named-sets'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { OUTDATED_IN } from './outdated-in'
import { TRANSLATED_KINDS } from './translated-texts'

/** Lets any list be filtered by `outdatedIn`, which is no field: the database compares ids with a table of ours. */
export const translateFilter: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if ((operation !== 'read' && operation !== 'count') || !('where' in args)) return args
  return { ...args, where: translated(args.where, collection.slug) }
}

function translated(where: Where | undefined, kind: string): Where | undefined {
  if (!where || !names(where)) return where
  const { [OUTDATED_IN]: asked, ...others } = where
  const rest = Object.fromEntries(
    Object.entries(others).map(([key, value]): [string, unknown] => [
      key,
      Array.isArray(value) ? value.map((each) => translated(each, kind)) : value,
    ]),
  ) as Where
  if (asked === undefined) return rest
  const language = LOCALES.find((locale) => isExactly(asked, locale))
  // Payload refuses a field that it does not know.
  const own: Where = language ? { id: { in: [idsOf(kind, language)] } } : { [OUTDATED_IN]: asked }
  return { and: [own, rest] }
}

function names(where: Where): boolean {
  return Object.entries(where).some(
    ([key, value]) => key === OUTDATED_IN || (Array.isArray(value) && value.some(names)),
  )
}

function isExactly(condition: unknown, language: string): boolean {
  return (
    typeof condition === 'object' &&
    condition !== null &&
    Object.keys(condition).length === 1 &&
    'equals' in condition &&
    condition.equals === language
  )
}

function idsOf(kind: string, language: Locale): number {
  const place =
    TRANSLATED_KINDS.findIndex((each) => each === kind) * LOCALES.length + LOCALES.indexOf(language)
  return nameSet(
    -1 - place,
    sql`SELECT o.document_id FROM translations.outdated o WHERE o.kind = ${kind} AND o.language = ${language}`,
  )
}
