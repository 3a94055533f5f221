import sql, { empty, raw, type Sql } from 'sql-template-tag'

/** A table whose rows wait for something to be done with them. Its own names, which are not escaped. */
export interface Outbox {
  table: string
  /** A column of uuids, unique among the rows that the `where` of a statement lets through. */
  key: string
  /** From when a row may be claimed. */
  dueAt: string
  /** Null until there is nothing left to do. */
  settledAt: string
}

interface Rows {
  /** Which rows, as conditions on columns of the table. */
  where?: Sql
}

interface Changed extends Rows {
  /** Further columns to write. */
  set?: Sql
}

interface Claim extends Rows {
  most: number
  /** A list of columns. */
  returning: Sql
}

const ALL = sql`true`

/**
 * Claims due rows, longest due first, for so many seconds: afterwards they are due again, so that a claimant that died loses
 * nothing. No two claimants get the same row. Count the claims in `set` to let `where` tell a late claimant from the current one.
 */
export function claim(
  outbox: Outbox,
  { where, set, most, leaseSeconds, returning }: Claim & Changed & { leaseSeconds: number },
): Sql {
  const { table, key, dueAt } = namesOf(outbox)
  const due = lockDue(outbox, { where, most, orderBy: dueAt, returning: sql`${key} AS claimed` })
  // As a subquery the limit could be applied once for each row that it is joined with.
  return sql`
    WITH due AS MATERIALIZED (${due})
    UPDATE ${table} SET ${also(set)} ${dueAt} = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    FROM due WHERE ${key} = due.claimed AND ${where ?? ALL}
    RETURNING ${returning}`
}

/**
 * Claims due rows until the transaction ends: one that breaks off gives them back at once. For work that is short enough to keep
 * a transaction open.
 */
export function lockDue(outbox: Outbox, { where, most, orderBy, returning }: Claim & { orderBy: Sql }): Sql {
  const { table, settledAt, dueAt } = namesOf(outbox)
  return sql`
    SELECT ${returning} FROM ${table}
    WHERE ${where ?? ALL} AND ${settledAt} IS NULL AND ${dueAt} <= now()
    ORDER BY ${orderBy} LIMIT ${most} FOR UPDATE SKIP LOCKED`
}

/** Lets unsettled rows wait for so many seconds, each for its own. */
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

/** Nothing is left to do with these rows. What is settled stays as it is, unless it meets `corrects`. */
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

/**
 * Lets unsettled rows wait no longer, as when what they waited for has happened.
 * @param skipLocked leaves out those that another transaction has locked, so that two that do this at once cannot wait for each
 * other
 */
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

/** In the column `wait`, the milliseconds until the next row is due that is not due yet; null if there is none. */
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
