import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { QuickHistogram } from '@carelane/metrics'
import { requestKind } from './request-kind'

const STARTED = 'http.server.request.start'

/** Next and cms/serve.mjs hand no server to whoever is loaded by them, so Node tells. */
interface Started {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

export function watchRequests(requests: QuickHistogram, metricsPort: number): { stop: () => void } {
  const began = (message: unknown) => {
    const { request, response, server } = message as Started
    if ((server.address() as AddressInfo | null)?.port === metricsPort) return
    const begun = performance.now()
    const kind = requestKind(request.url ?? '')
    response.once('close', () => {
      const { writableFinished, statusCode } = response
      const outcome = writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'broken-off'
      requests.observe(kind, outcome, (performance.now() - begun) / 1000)
    })
  }
  subscribe(STARTED, began)
  return { stop: () => void unsubscribe(STARTED, began) }
}
