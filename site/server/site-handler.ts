import type { IncomingMessage, ServerResponse } from 'node:http'
import { routeRequest, type RouteDecision } from '@/routing/route-request'
import { answerApi } from './answer-api'
import { answerPage } from './answer-page'
import { nextRequestId } from './http/request-id'
import { baseHeadersFor } from './http/security-headers'
import { send } from './http/send'
import { serveMedia } from './media/serve-media'
import type { SiteParts } from './site-parts'
import { toNext } from './to-next'

/** Answers every request of the site: files, then routing, then the page cache, then Next. */
export function createSiteHandler(parts: SiteParts) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (parts.draining) response.setHeader('connection', 'close')
    if (parts.assets.serve(request, response)) return
    const decision = routeRequest(parts.routing, { url: request.url ?? '', host: request.headers.host })
    answer(parts, request, response, decision).catch((error: unknown) => {
      parts.log.error({ error, requestId: nextRequestId(), decision: decision.kind }, 'request failed')
      if (response.headersSent) response.destroy()
      else parts.errors.send(request, response, 500, '/', parts.routing.hosts.main)
    })
  }
}

async function answer(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  decision: RouteDecision,
): Promise<void> {
  switch (decision.kind) {
    case 'page':
      return answerPage(parts, request, response, decision)
    case 'api':
      return answerApi(parts, request, response, decision)
    case 'media': {
      const headers = baseHeadersFor(parts.routing.hosts.main)
      return serveMedia(request, response, decision, parts.media, headers)
    }
    case 'file':
      return toNext(parts, request, response, decision.host, request.url ?? '/')
    case 'redirect':
      return send(request, response, {
        status: 308,
        // A host can move by configuration: no browser shall remember for ever where it was.
        headers: [
          ['location', decision.location],
          ['cache-control', 'public, max-age=3600'],
          ...baseHeadersFor(decision.host),
        ],
        body: '',
      })
    case 'no-such-file':
      return send(request, response, {
        status: 404,
        headers: [
          ['content-type', 'text/plain; charset=utf-8'],
          ['cache-control', 'no-store'],
          ...baseHeadersFor(parts.routing.hosts.main),
        ],
        body: 'Not found\n',
      })
    case 'bad-request':
      return parts.errors.send(request, response, 400, '/', parts.routing.hosts.main)
  }
}
