import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCenters } from '@/platform/what-is-kept-offline'
import type { SiteHost } from '@/routing/hosts'
import { enteredFields } from './errors/entered-fields'
import { requestIdOf } from './http/request-id'
import { pageHeadersFor, type HeaderList } from './http/security-headers'
import { passThrough } from './next/pass-through'
import type { SiteParts } from './site-parts'
import type { Visitor } from './visitor'

interface PassedPage {
  readonly host: SiteHost
  readonly url: string
  readonly headers?: HeaderList
  readonly isPage?: boolean
  readonly frameAncestors?: readonly string[]
  readonly previewToken?: string | undefined
}

export async function toNext(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  { host, url, headers, isPage = true, frameAncestors = [], previewToken }: PassedPage,
): Promise<void> {
  const { settings, log } = parts
  const requestId = requestIdOf(request)
  const begun = performance.now()
  const [path = '/'] = url.split('?')
  response.on('finish', () => {
    const ms = Math.round(performance.now() - begun)
    // Never the query: visitors type into it.
    log.info({ requestId, method: request.method, path, status: response.statusCode, ms }, 'bypass')
  })
  await passThrough(parts.next, request, response, {
    host,
    url,
    headers: headers ?? pageHeadersFor(host, path),
    isPage,
    requestId,
    frameAncestors,
    mapHosts: settings.mapHosts,
    loginHosts: settings.loginHosts,
    visitor,
    remake:
      visitor.isDocument && previewToken === undefined
        ? {
            isAnswer: request.method === 'POST',
            isLight: visitor.savesData,
            isListOfFinds: request.method === 'GET' && isListOfFinds(path),
            styleSheets: parts.styleSheets,
          }
        : undefined,
    previewToken,
    onUnreadable: () => parts.errors.send(request, response, 400, path, host),
    onServerError: visitor.isDocument
      ? (unavailable, instead) => void sendError(unavailable ? 503 : 500, instead)
      : undefined,
  })

  async function sendError(status: 500 | 503, instead: (send: () => void) => void): Promise<void> {
    const entered = await enteredFields(request, parts.admission.formBodies.bodyOf(request))
    instead(() => parts.errors.send(request, response, status, path, host, [], undefined, entered))
  }
}

/** Visitors go back to it after each entry. */
function isListOfFinds(path: string): boolean {
  return isCenters(path) || /^\/[a-z_]+\/search\/$/.test(path)
}
