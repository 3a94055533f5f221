import { createServer, type RequestListener, type Server } from 'node:http'
import { inTurn } from './in-turn'

/** Longer than what stands in front keeps an idle connection, so that it never meets a closed one. */
const IDLE_MS = 65_000

/** From a connection's beginning to the end of its first headers, and from then on for the headers of each request. */
const HEADERS_MS = 20_000

/** A whole request: a form with photos over a bad network. */
const REQUEST_MS = 300_000

/**
 * Not one byte either way. Longer than any call to the service that a visitor waits for (50 s, photos 60 s). Who has
 * taken some bytes of an answer and reads no more is given it once again.
 */
const SILENT_MS = 75_000

const CHECK_MS = 5_000

/** What a connection may take its time for, in ms: after that it is closed, whoever sends or reads nothing. */
export const CONNECTION_LIMITS = {
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: CHECK_MS,
  keepAliveTimeout: IDLE_MS,
  silent: SILENT_MS,
}

/** A server that answers the requests of a connection in turn, and waits for nobody for ever. */
export function createLimitedServer(handle: RequestListener, limits = CONNECTION_LIMITS): Server {
  const { silent, ...others } = limits
  return createServer(others, inTurn(handle)).setTimeout(silent)
}
