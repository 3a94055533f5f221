import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from '@carelane/config/client-address'
import { maskNumbers } from '@carelane/config/mask-numbers'
import { newRequestId, plainRequestId, REQUEST_ID_HEADER } from '@carelane/config/request-id'
import type { Logger } from 'pino'
import { traceRequest } from '@carelane/tracing'
import { networkOfClient } from '../log-in/client-network'
import { runRequest } from '../request-id'
import { answerLostDatabase } from './answer-lost-database'
import { requestKind } from './metrics/request-kind'

type Answer = () => Promise<void>
type WithId = (request: IncomingMessage, response: ServerResponse, answer: Answer) => Promise<void>

const NOT_LOGGED = /^\/(?:_next\/|api\/health(?:[/?]|$))/

/** Of those, the network is needed to find who tries what; of others it is nobody's business. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429])

/** For cms/serve.mjs, to which Next hands nothing of what it loads. */
const shared = globalThis as { [key: symbol]: WithId | undefined }
const KEY = Symbol.for('carelane.cms.with-request-id')

/** An id that the site or a proxy sends is taken from trusted ones alone. */
export function nameRequests(
  isTrustedProxy: (address: string) => boolean,
  logger: Logger,
  isTraced: boolean,
): void {
  shared[KEY] = (request, response, answer) => {
    const given = plainRequestId(request.headers[REQUEST_ID_HEADER])
    const peer = clientAddress(() => false, request.socket.remoteAddress, undefined)
    const isFromProxy = isTrustedProxy(peer)
    const requestId = given !== undefined && isFromProxy ? given : newRequestId()
    request.headers[REQUEST_ID_HEADER] = requestId
    response.setHeader(REQUEST_ID_HEADER, requestId)
    const { method, url = '' } = request
    const begun = performance.now()
    if (!NOT_LOGGED.test(url))
      response.once('close', () => {
        const ms = Math.round(performance.now() - begun)
        // Never the query: editors type into it.
        const path = maskNumbers(url.split('?', 1)[0] ?? '')
        const status = response.statusCode
        const forwardedFor = request.headers['x-forwarded-for']?.toString()
        const from = REFUSED.has(status) && { network: networkOfClient(isTrustedProxy, peer, forwardedFor) }
        logger.info({ requestId, method, path, status, ms, ...from }, 'request')
      })
    const running = { id: requestId, hasLostDatabase: false }
    answerLostDatabase(request, response, running)
    const run = () => runRequest(running, answer)
    if (!isTraced) return run()
    // Next writes over the address.
    const kind = requestKind(url)
    return traceRequest(request, response, isFromProxy, () => ({ kind, requestId, answered: run() })).answered
  }
}
