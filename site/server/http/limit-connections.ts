import { createServer, type RequestListener, type Server } from 'node:http'
import { inTurn } from './in-turn'

/** Longer than proxies keep idle connections. */
const IDLE_MS = 65_000
const HEADERS_MS = 20_000

/** For photos over a bad network. */
const REQUEST_MS = 300_000

/** Longer than any call that a visitor waits for (60 s). */
const SILENT_MS = 75_000
const CHECK_MS = 5_000

export const CONNECTION_LIMITS = {
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: CHECK_MS,
  keepAliveTimeout: IDLE_MS,
  silent: SILENT_MS,
}

/** Without upgrades: Next would keep such a connection open, and never answer. */
export function createLimitedServer(handle: RequestListener, limits = CONNECTION_LIMITS): Server {
  const { silent, ...others } = limits
  return createServer({ ...others, shouldUpgradeCallback: () => false }, inTurn(handle)).setTimeout(silent)
}
