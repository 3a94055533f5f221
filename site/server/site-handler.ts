import type { IncomingMessage, ServerResponse } from 'node:http'
import { ownServiceCenters } from '@/routing/own-service-centers'
import type { RouteDecision } from '@/routing/route-request'
import { answerApi } from './answer-api'
import { answerPage } from './answer-page'
import { answerLogin } from '@/accounts/answer-login'
import { answerWith } from './scripts/answer-script'
import { nextRequestId } from './http/request-id'
import { redirect } from './http/redirect'
import { baseHeadersFor, type HeaderList } from './http/security-headers'
import { send } from './http/send'
import { ledAway, ledToSection } from './led-away'
import { serveMedia } from './media/serve-media'
import { serveHeldData } from './pages/held-data'
import { rememberRoutes } from './remember-routes'
import type { SiteParts } from './site-parts'
import { findVisitorCountry } from './visitor-country/find-visitor-country'
import { followShortUrl } from './short-urls/follow-short-url'

/** Answers every request of the site: files, then routing, then the page cache, then Next. */
export function createSiteHandler(parts: SiteParts) {
  const routeOf = rememberRoutes(parts.routing)
  const headers = baseHeadersFor(parts.routing.hosts.main)
  const serveData = (request: IncomingMessage, response: ServerResponse) =>
    serveHeldData((path) => parts.store.heldData(path), headers, request, response)
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (parts.draining) response.setHeader('connection', 'close')
    if (parts.assets.serve(request, response) || serveData(request, response)) return
    const decision = routeOf(request.url ?? '', request.headers.host)
    answer(parts, request, response, decision)?.catch((error: unknown) => {
      parts.log.error({ err: error, requestId: nextRequestId(), decision: decision.kind }, 'request failed')
      if (response.headersSent) response.destroy()
      else parts.errors.send(request, response, 500, '/', parts.routing.hosts.main)
    })
  }
}

function answer(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  decision: RouteDecision,
): Promise<void> | undefined {
  const { main } = parts.routing.hosts
  switch (decision.kind) {
    case 'page': {
      const led = decision.byCountry && ledAway(parts, request, decision, decision.byCountry)
      if (led) return redirect(request, response, led)
      const { settings, countryOfAddress, routing } = parts
      const country = () => findVisitorCountry(request, settings, countryOfAddress)
      return answerPage(parts, request, response, ownServiceCenters(routing.hosts, decision, country))
    }
    case 'sectionless-page':
      return redirect(request, response, ledToSection(parts, request, decision))
    case 'login': {
      const { host, query } = decision
      const url = query.size === 0 ? '/login/' : `/login/?${query}`
      return answerWith(parts, request, response, { host, url }, answerLogin)
    }
    case 'api':
      return answerApi(parts, request, response, decision)
    case 'media':
      return serveMedia(request, response, decision, parts.media, baseHeadersFor(main))
    case 'redirect':
      return redirect(request, response, decision)
    case 'short-url':
      return followShortUrl(parts, request, response, decision)
    case 'no-such-file': {
      const headers: HeaderList = [
        ['content-type', 'text/plain; charset=utf-8'],
        ['cache-control', 'no-store'],
      ]
      send(request, response, {
        status: 404,
        headers: [...headers, ...baseHeadersFor(main)],
        body: 'Not found\n',
      })
      return
    }
    case 'bad-request':
      parts.errors.send(request, response, 400, '/', main)
  }
}
