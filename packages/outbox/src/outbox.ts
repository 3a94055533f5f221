import sql, { empty, raw, type Sql } from 'sql-template-tag'

/** Names are not escaped. */
export interface Outbox {
  table: string
  /** A uuid column. */
  key: string
  dueAt: string
  settledAt: string
}

interface Rows {
  where?: Sql
}

interface Changed extends Rows {
  set?: Sql
}

interface Claim extends Rows {
  most: number
  returning: Sql
}

const ALL = sql`true`

/**
 * Claims due rows, longest due first; after the lease they are due again, so that a dead claimant loses nothing. No two
 * claimants get the same row. Count claims in `set`, so that `where` can reject a late claimant.
 */
export function claim(
  outbox: Outbox,
  { where, set, most, leaseSeconds, returning }: Claim & Changed & { leaseSeconds: number },
): Sql {
  const { table, key, dueAt } = namesOf(outbox)
  const due = lockDue(outbox, { where, most, orderBy: dueAt, returning: sql`${key} AS claimed` })
  // In a subquery the limit could be applied once per joined row.
  return sql`
    WITH due AS MATERIALIZED (${due})
    UPDATE ${table} SET ${also(set)} ${dueAt} = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    FROM due WHERE ${key} = due.claimed AND ${where ?? ALL}
    RETURNING ${returning}`
}

/** Claims due rows for the transaction, for work short enough to keep one open. */
export function lockDue(outbox: Outbox, { where, most, orderBy, returning }: Claim & { orderBy: Sql }): Sql {
  const { table, settledAt, dueAt } = namesOf(outbox)
  return sql`
    SELECT ${returning} FROM ${table}
    WHERE ${where ?? ALL} AND ${settledAt} IS NULL AND ${dueAt} <= now()
    ORDER BY ${orderBy} LIMIT ${most} FOR UPDATE SKIP LOCKED`
}

export function postpone(
  outbox: Outbox,
  rows: readonly { key: string; seconds: number }[],
  { where, set }: Changed = {},
): Sql {
  const { table, key, dueAt, settledAt } = namesOf(outbox)
  return sql`
    UPDATE ${table} SET ${also(set)} ${dueAt} = clock_timestamp() + make_interval(secs => later.seconds)
    FROM unnest(${rows.map((row) => row.key)}::uuid[], ${rows.map(({ seconds }) => seconds)}::float8[])
      AS later (postponed, seconds)
    WHERE ${key} = later.postponed AND ${where ?? ALL} AND ${settledAt} IS NULL`
}

/** Changes settled rows only where they meet `corrects`. */
export function settle(
  outbox: Outbox,
  keys: readonly string[],
  { where, set, corrects }: Changed & { corrects?: Sql } = {},
): Sql {
  const { table, key, settledAt } = namesOf(outbox)
  return sql`
    UPDATE ${table} SET ${also(set)} ${settledAt} = clock_timestamp()
    WHERE ${key} = ANY (${keys}) AND ${where ?? ALL} AND (${settledAt} IS NULL ${corrects ? sql`OR ${corrects}` : empty})`
}

/** Makes unsettled rows due. `skipLocked` prevents deadlocks between concurrent calls. */
export function makeDue(
  outbox: Outbox,
  { where, set, skipLocked = false }: Changed & { skipLocked?: boolean } = {},
): Sql {
  const { table, key, dueAt, settledAt } = namesOf(outbox)
  return sql`
    WITH waiting AS MATERIALIZED (
      SELECT ${key} AS found FROM ${table} WHERE ${where ?? ALL} AND ${settledAt} IS NULL
      FOR UPDATE ${skipLocked ? sql`SKIP LOCKED` : empty})
    UPDATE ${table} SET ${also(set)} ${dueAt} = now()
    FROM waiting WHERE ${key} = waiting.found AND ${where ?? ALL}`
}

/** `wait`: milliseconds until the next row becomes due; null if there is none. */
export function untilNextDue(outbox: Outbox, { where }: Rows = {}): Sql {
  const { table, dueAt, settledAt } = namesOf(outbox)
  return sql`
    SELECT extract(epoch FROM min(${dueAt}) - now())::float8 * 1000 AS wait FROM ${table}
    WHERE ${where ?? ALL} AND ${settledAt} IS NULL AND ${dueAt} > now()`
}

const also = (set: Sql | undefined) => (set ? sql`${set},` : empty)

function namesOf({ table, key, dueAt, settledAt }: Outbox) {
  return { table: raw(table), key: raw(key), dueAt: raw(dueAt), settledAt: raw(settledAt) }
}
