import type { Pool, PoolClient } from 'pg'

/** The pool, or the one connection of a transaction. */
export type Queryable = Pool | PoolClient
