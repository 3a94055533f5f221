import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { observeRequest, type QuickHistogram } from '@carelane/metrics'
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
    observeRequest(requests, requestKind(request.url ?? ''), response, performance.now())
  }
  subscribe(STARTED, began)
  return { stop: () => void unsubscribe(STARTED, began) }
}
