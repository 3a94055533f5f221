import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { inArray, sql, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle'

const SETS = new Map<number, SQL>()

/**
 * Payload's filters take ids, and no queries, and PostgreSQL takes 65,535 of them at most. So a number below zero in a filter
 * stands for the ids that a query of ours gives.
 *
 * @param query gives one column of ids
 */
export function nameSet(number: number, query: SQL): number {
  if (number >= 0) throw new Error('Ids of documents are above zero.')
  SETS.set(number, query)
  return number
}

export function withNamedSets(adapter: PostgresAdapter): PostgresAdapter {
  const named = (column: SQLWrapper, values: unknown) => {
    const given: readonly unknown[] = Array.isArray(values) ? values : []
    // Payload asks for each id as a number and as a text.
    const [first] = given
    const query = typeof first === 'number' && given.every((each) => each === first) && SETS.get(first)
    return query ? sql`${column} IN (${query})` : inArray(column, given)
  }
  return Object.assign(adapter, { operators: { ...adapter.operators, in: named as typeof inArray } })
}
