import { AsyncResource } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import type { QueryConfig } from 'pg'
import { currentRequestId } from '../request-id'

type OnClient = (...given: unknown[]) => void

interface AnyPool extends EventEmitter {
  connect: (...given: never[]) => unknown
}

interface AnyClient {
  query: (...given: never[]) => unknown
}

/**
 * Begins each statement with the request that asks for it, as PostgreSQL then shows in its log and in `pg_stat_activity`. Those
 * that are prepared under a name stay as they are: a name stands for one text.
 */
export function withRequestIds<Pool extends AnyPool>(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as (onClient?: OnClient) => unknown
  pool.on('connect', nameStatements)
  // Called by whoever gives a connection back, for whom `query` would speak.
  return Object.assign(pool, {
    connect: (onClient?: OnClient) => (onClient ? connect(AsyncResource.bind(onClient)) : connect()),
  })
}

function nameStatements(client: AnyClient): void {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown
  Object.assign(client, { query: (asked: unknown, ...rest: unknown[]) => query(named(asked), ...rest) })
}

function named(asked: unknown): unknown {
  const id = currentRequestId()
  if (id === undefined) return asked
  if (typeof asked === 'string') return withComment(asked, id)
  if (isUnprepared(asked)) return { ...asked, text: withComment(asked.text, id) }
  return asked
}

function withComment(text: string, id: string): string {
  return `/*request:${id}*/ ${text}`
}

/** Neither a cursor nor a copy, which are objects of a class. */
function isUnprepared(asked: unknown): asked is QueryConfig {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    typeof asked.text === 'string' &&
    !('submit' in asked) &&
    !('name' in asked && asked.name !== undefined)
  )
}
