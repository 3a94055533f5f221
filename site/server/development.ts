import { DEFAULT_COUNTRY } from '@carelane/countries'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import next from 'next'
import pino from 'pino'
import { answerLogin } from '@/accounts/answer-login'
import { createRenderContext, runInRenderContext } from '@/platform/render-context'
import { pageOfCountry } from '@/routing/by-country'
import { NO_REDIRECTS } from '@/routing/content-redirects'
import { routeRequest, type RoutingTable } from '@/routing/route-request'
import { ErrorPages } from './errors/error-pages'
import { fetchMedia } from './media/media-client'
import { MediaStore } from './media/media-store'
import { serveMedia } from './media/serve-media'
import { requestIdOf, takeRequestId } from './http/request-id'
import { sendResponse } from './http/send-response'
import { isActionOfClient } from './next-internals/rsc-requests'
import { answerScript, answerWith, isForScripts } from './scripts/answer-script'
import type { ServerSettings } from './settings'
import { Visitor } from './visitor'

export async function startDevelopment(siteFolder: string, settings: ServerSettings): Promise<void> {
  const { port, hosts, serviceBrand, cmsUrl, logLevel } = settings
  const log = pino({ level: logLevel })
  const httpServer = createServer()
  const app = next({ dev: true, dir: siteFolder, hostname: hosts.main.hostname, port, httpServer })
  await app.prepare()
  const toNext = app.getRequestHandler()
  const toNextAsItSays = (request: IncomingMessage, response: ServerResponse, previewToken?: string) => {
    const context = createRenderContext({
      previewToken,
      requestId: requestIdOf(request),
      isFromScripts: isActionOfClient(request.headers),
    })
    const writeHead = response.writeHead.bind(response) as (
      status: number,
      ...rest: unknown[]
    ) => ServerResponse
    // Next does not know which pages are not found.
    response.writeHead = (status: number, ...rest: unknown[]) =>
      writeHead(context.isNotFound && status === 200 ? 404 : status, ...rest)
    return runInRenderContext(context, () => toNext(request, response))
  }
  const routing: RoutingTable = {
    hosts,
    serviceBrand,
    redirects: NO_REDIRECTS,
    allowedHosts: settings.redirectHosts,
  }
  const errors = new ErrorPages()
  const media = new MediaStore(
    (file, etag, requestId) => fetchMedia(cmsUrl, file, etag, requestId),
    (file, error, requestId) => log.error({ requestId, file, error: String(error) }, 'picture failed'),
  )
  httpServer.on('request', (request, response) => {
    takeRequestId(request, settings.isTrustedProxy)
    const visitor = new Visitor(request, { settings, countryOfAddress: () => DEFAULT_COUNTRY })
    const decision = routeRequest(routing, { url: request.url ?? '', host: request.headers.host })
    if (decision.kind === 'redirect' || decision.kind === 'sectionless-page') {
      const location =
        decision.kind === 'redirect'
          ? decision.location
          : pageOfCountry(hosts, decision, decision.host.country)
      sendResponse(request, response, { status: 307, headers: [['location', location]], body: '' })
    } else if (decision.kind === 'media') {
      void serveMedia(request, response, decision, media, () => [])
    } else if (decision.kind === 'api' && ['/api/health/', '/api/publications/'].includes(decision.path)) {
      sendResponse(request, response, {
        status: decision.path === '/api/health/' ? 200 : 204,
        headers: [],
        body: '',
      })
    } else if (decision.kind === 'api' && isForScripts(decision.path)) {
      void answerScript({ errors, log }, request, response, visitor, {
        host: hosts.main,
        url: request.url ?? '',
      })
    } else if (decision.kind === 'login') {
      const { host, query } = decision
      void answerWith(
        { errors, log },
        request,
        response,
        visitor,
        { host, url: `/login/?${query}` },
        answerLogin,
      )
    } else {
      if (decision.kind === 'page' && decision.rewritten) {
        request.url = decision.query.size === 0 ? decision.path : `${decision.path}?${decision.query}`
      }
      const token = decision.kind === 'page' && decision.isPreview ? decision.query.get('token') : null
      void toNextAsItSays(request, response, token ?? undefined)
    }
  })
  httpServer.listen(port, () => log.info({ port }, 'ready (development)'))
}
