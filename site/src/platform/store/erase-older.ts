import { askStore } from './store'

/** Small, so that other queries do not wait. */
const BATCH = 500

interface OldRows {
  table: string
  key: string
  /** Column with the moment from which a row ages. */
  since: string
  days: number
}

/**
 * @returns how many rows went
 * @throws StoreError
 */
export async function eraseOlder(old: OldRows): Promise<number> {
  const { table, key, since, days } = old
  const erased = await askStore(
    `DELETE FROM ${table} WHERE ${key} IN (
       SELECT ${key} FROM ${table} WHERE ${since} < now() - make_interval(days => $1) LIMIT $2
     ) RETURNING ${key}`,
    [days, BATCH],
  )
  return erased.length === BATCH ? BATCH + (await eraseOlder(old)) : erased.length
}
