import type { IncomingMessage, ServerResponse } from 'node:http'
import { wantsLessData } from '@/features/data-light/less-data'
import { isCenters } from '@/platform/what-is-kept-offline'
import type { SiteHost } from '@/routing/hosts'
import { addressOf } from './http/client-address'
import { nextRequestId } from './http/request-id'
import { pageHeadersFor, type HeaderList } from './http/security-headers'
import { passStraight } from './next/pass-straight'
import type { SiteParts } from './site-parts'

interface StraightPage {
  headers: HeaderList
  /** Origins, beside our own, that may show it in a frame. */
  frameAncestors: readonly string[]
  previewToken?: string | undefined
}

/** Past the cache: Next answers this visitor alone. */
export async function toNext(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  host: SiteHost,
  url: string,
  { headers, frameAncestors, previewToken }: StraightPage = {
    headers: pageHeadersFor(host),
    frameAncestors: [],
  },
): Promise<void> {
  const { settings, log } = parts
  const id = nextRequestId()
  const begun = performance.now()
  const [path = '/'] = url.split('?')
  // Next's client reads the answers to its own requests itself.
  const isForDocument = request.headers.rsc !== '1' && request.headers['next-action'] === undefined
  response.on('finish', () => {
    const ms = Math.round(performance.now() - begun)
    // Never the query: it may hold what a visitor typed.
    log.info({ requestId: id, method: request.method, path, status: response.statusCode, ms }, 'straight')
  })
  await passStraight(parts.next, request, response, {
    host,
    url,
    headers,
    requestId: id,
    frameAncestors,
    mapHosts: settings.mapHosts,
    loginHosts: settings.loginHosts,
    remake:
      isForDocument && previewToken === undefined
        ? {
            isAnswer: request.method === 'POST',
            isLight: wantsLessData(request.headers),
            isListOfFinds: request.method === 'GET' && isListOfFinds(path),
            styleSheets: parts.styleSheets,
          }
        : undefined,
    previewToken,
    clientAddress: addressOf(settings, request),
    onServerError: isForDocument
      ? (unavailable) =>
          parts.errors.send(request, response, unavailable ? 503 : 500, path, host, [['x-request-id', id]])
      : undefined,
  })
}

/** What was found, for whoever asks: from there visitors open one after the other, and come back for the next. */
function isListOfFinds(path: string): boolean {
  return isCenters(path) || /^\/[a-z_]+\/search\/$/.test(path)
}
