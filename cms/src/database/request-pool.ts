import { AsyncResource } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import { beginStatement } from '@carelane/tracing'
import type { QueryConfig } from 'pg'
import { currentRequestId, noteLostDatabase } from '../request-id'
import { isUnreachable } from './is-unreachable'

type OnClient = (...given: unknown[]) => void

interface AnyPool extends EventEmitter {
  connect: (...given: never[]) => unknown
  query: (...given: never[]) => unknown
}

interface AnyClient {
  query: (...given: never[]) => unknown
}

/**
 * Begins each statement with the request that asks for it, as PostgreSQL then shows in its log and in `pg_stat_activity`. Those
 * that are prepared under a name stay as they are: a name stands for one text. Notes for the request that no database was there.
 */
export function withRequestIds<Pool extends AnyPool>(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as (onClient?: OnClient) => unknown
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  pool.on('connect', nameStatements)
  // Called by whoever gives a connection back, for whom `query` would speak.
  return Object.assign(pool, {
    connect: (onClient?: OnClient) => (onClient ? connect(AsyncResource.bind(onClient)) : noted(connect())),
    query: (...given: unknown[]) => noted(query(...given)),
  })
}

function nameStatements(client: AnyClient): void {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown
  Object.assign(client, {
    query: (asked: unknown, ...rest: unknown[]) =>
      noted(traced(asked, rest, (given) => query(named(asked), ...given))),
  })
}

type Callback = (error: unknown, ...given: unknown[]) => void

/** Of a cursor or a copy no promise and no callback tells the end. */
function traced(asked: unknown, rest: unknown[], send: (rest: unknown[]) => unknown): unknown {
  const text = typeof asked === 'string' ? asked : isUnprepared(asked) ? asked.text : undefined
  if (text === undefined) return send(rest)
  const { end } = beginStatement('carelane_cms', text)
  const callback = rest.at(-1)
  if (typeof callback === 'function') {
    const told: Callback = (error, ...given) => {
      end(error)
      ;(callback as Callback)(error, ...given)
    }
    return send([...rest.slice(0, -1), told])
  }
  const answer = send(rest)
  if (answer instanceof Promise) void answer.then(() => end(), end)
  return answer
}

/** Payload takes an error while it looks for the account of a request as a request of nobody. */
function noted(result: unknown): unknown {
  if (!(result instanceof Promise)) return result
  return result.catch((error: unknown) => {
    if (isUnreachable(error)) noteLostDatabase()
    throw error
  })
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
