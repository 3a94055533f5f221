import type { IncomingMessage, ServerResponse } from 'node:http'
import { ownServiceCenters } from '@/routing/own-service-centers'
import type { RouteDecision } from '@/routing/route-request'
import { answerApi } from './answer-api'
import { whenAdmitted } from './admission/when-admitted'
import { answerPage } from './answer-page'
import { answerLogin } from '@/accounts/answer-login'
import { asksForBuiltFile } from './assets/other-builds'
import { StoreError } from '@/platform/store/store'
import { answerWith } from './scripts/answer-script'
import { traceRequest } from '@carelane/tracing'
import { isFromProxy, requestIdOf, takeRequestId } from './http/request-id'
import { redirect } from './http/redirect'
import { baseHeadersFor, type HeaderList } from './http/security-headers'
import { sendResponse } from './http/send-response'
import { redirectToCountry, redirectToSection } from './redirect-by-country'
import { securityContact } from './security-contact'
import { serveMedia } from './media/serve-media'
import { asksForPageData, servePageData } from './pages/serve-page-data'
import { requestKind, type RequestKind } from './metrics/request-kind'
import { rememberRoutes } from './remember-routes'
import type { SiteParts } from './site-parts'
import { Visitor } from './visitor'
import { followShortUrl } from './short-urls/follow-short-url'

/** Told of each request, once it was taken. `begun` by `performance.now()`. */
export type OnRequest = (kind: RequestKind, response: ServerResponse, begun: number) => void

interface Watched {
  readonly onRequest?: OnRequest | undefined
  readonly isTraced?: boolean
}

export function createSiteHandler(parts: SiteParts, { onRequest, isTraced = false }: Watched = {}) {
  const handle = isTraced ? traced(parts, createHandler(parts)) : createHandler(parts)
  if (!onRequest) return handle
  return (request: IncomingMessage, response: ServerResponse): void => {
    const begun = performance.now()
    onRequest(handle(request, response), response, begun)
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => RequestKind

function traced({ settings }: SiteParts, handle: Handler): Handler {
  return (request, response) =>
    traceRequest(request, response, isFromProxy(request, settings.isTrustedProxy), () => {
      const kind = handle(request, response)
      return { kind, requestId: kind === 'asset' ? undefined : requestIdOf(request) }
    }).kind
}

function createHandler(parts: SiteParts): Handler {
  const routeOf = rememberRoutes(parts.routing)
  const headers = baseHeadersFor(parts.routing.hosts.main)
  const headersOf = (type?: string) => baseHeadersFor(parts.routing.hosts.main, type)
  return (request, response) => {
    if (parts.draining) response.setHeader('connection', 'close')
    const visitor = new Visitor(request, parts)
    if (parts.assets.serve(request, response, visitor)) return 'asset'
    takeRequestId(request, parts.settings.isTrustedProxy)
    // No `Request` can have it.
    if (request.method === 'TRACE') {
      parts.errors.send(request, response, 405, '/', parts.routing.hosts.main, [['allow', 'GET, HEAD, POST']])
      return 'bad-request'
    }
    const isForPageData = asksForPageData(request)
    const isForBuiltFile = !isForPageData && asksForBuiltFile(request)
    const decision = routeOf(request.url ?? '', request.headers.host)
    const answered = isForPageData
      ? servePageData(parts.pageData, headers, request, response, visitor)
      : isForBuiltFile
        ? parts.otherBuilds.serve(request, response, visitor, headersOf)
        : answer(parts, request, response, visitor, decision)
    answered?.catch((error: unknown) => {
      const isAway = error instanceof StoreError
      if (!isAway)
        parts.log.error(
          { err: error, requestId: requestIdOf(request), decision: decision.kind },
          'request failed',
        )
      if (response.headersSent) response.destroy()
      else parts.errors.send(request, response, isAway ? 503 : 500, '/', parts.routing.hosts.main)
    })
    if (isForPageData) return 'page-data'
    return isForBuiltFile ? 'asset' : requestKind(decision, request.method)
  }
}

function answer(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  decision: RouteDecision,
): Promise<void> | undefined {
  const { main } = parts.routing.hosts
  switch (decision.kind) {
    case 'page': {
      const { byCountry } = decision
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const target =
        byCountry && isRead && visitor.isDocument && redirectToCountry(parts, visitor, decision, byCountry)
      if (target) {
        redirect(request, response, target)
        return
      }
      const page = ownServiceCenters(parts.routing.hosts, decision, () => visitor.country)
      return answerPage(parts, request, response, visitor, page)
    }
    case 'sectionless-page': {
      redirect(request, response, redirectToSection(parts, visitor, decision))
      return
    }
    case 'login': {
      const { host, query } = decision
      const url = query.size === 0 ? '/login/' : `/login/?${query}`
      return answerWith(parts, request, response, visitor, { host, url }, answerLogin)
    }
    case 'api':
      return answerApi(parts, request, response, visitor, decision)
    case 'media': {
      const headersOf = (type?: string) => baseHeadersFor(main, type)
      const send = () => serveMedia(request, response, decision, parts.media, headersOf)
      if (parts.media.has(decision.file, decision.version)) return send()
      return whenAdmitted(parts, 'pictures', request, response, visitor, { path: '/', host: main }, send)
    }
    case 'redirect': {
      redirect(request, response, decision)
      return
    }
    case 'short-url':
      return followShortUrl(parts, request, response, decision)
    case 'no-such-file': {
      const headers: HeaderList = [
        ['content-type', 'text/plain; charset=utf-8'],
        ['cache-control', 'no-store'],
      ]
      sendResponse(request, response, {
        status: 404,
        headers: [...headers, ...baseHeadersFor(main)],
        body: 'Not found\n',
      })
      return
    }
    case 'security-contact': {
      const { host } = decision
      const headers: HeaderList = [
        ['content-type', 'text/plain; charset=utf-8'],
        ['cache-control', 'public, max-age=86400'],
      ]
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      sendResponse(request, response, {
        status: isRead ? 200 : 405,
        headers: [...headers, ...(isRead ? [] : [['allow', 'GET, HEAD'] as const]), ...baseHeadersFor(host)],
        body: isRead ? securityContact(parts.settings.securityContact, host) : '',
      })
      return
    }
    case 'bad-request':
      parts.errors.send(request, response, 400, '/', main)
  }
}
