import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { createRenderContext, runInRenderContext } from '@/platform/render-context'
import type { SiteHost } from '@/routing/hosts'
import { addressOf } from '../http/client-address'
import { nextRequestId } from '../http/request-id'
import { baseHeadersFor } from '../http/security-headers'
import { interceptResponse } from '../next/straight-response'
import type { SiteParts } from '../site-parts'
import { SCRIPT_ROUTES } from './script-routes'

export function isForScripts(path: string): boolean {
  return Object.hasOwn(SCRIPT_ROUTES, path)
}

/**
 * Answers a script of one of our pages.
 * @param asked the host, and path and query of a route that is for scripts
 */
export async function answerScript(
  { settings, log }: Pick<SiteParts, 'settings' | 'log'>,
  request: IncomingMessage,
  response: ServerResponse,
  { host, url }: { host: SiteHost; url: string },
): Promise<void> {
  const requestId = nextRequestId()
  const begun = performance.now()
  const asked = asRequest(request, response, new URL(url, host.origin), addressOf(settings, request))
  const { pathname: path } = new URL(asked.url)
  const answer = await runInRenderContext(createRenderContext({ requestId }), () => answerOf(path, asked))
  response.statusCode = answer.status
  for (const [name, value] of [...answer.headers, ...baseHeadersFor(host)]) response.setHeader(name, value)
  response.setHeader('x-request-id', requestId)
  interceptResponse(request, response, { onServerError: undefined, isNotFound: () => false })
  response.end(request.method === 'HEAD' ? undefined : await answer.text())
  const ms = Math.round(performance.now() - begun)
  // Never the query: it may hold what a visitor typed.
  log.info({ requestId, method: request.method, path, status: answer.status, ms }, 'script')
}

async function answerOf(path: string, asked: Request): Promise<Response> {
  const route = SCRIPT_ROUTES[path] ?? {}
  const answer = route[asked.method === 'HEAD' ? 'GET' : asked.method]
  return answer
    ? answer(asked)
    : new Response(null, { status: 405, headers: { allow: Object.keys(route).join(', ') } })
}

/** With the visitor's own address, and ended when they leave. */
function asRequest(request: IncomingMessage, response: ServerResponse, url: URL, address: string): Request {
  const { method = 'GET' } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  headers.set('host', url.host)
  headers.set('x-forwarded-for', address)
  const left = new AbortController()
  response.once('close', () => left.abort())
  const body = method === 'POST' && { body: Readable.toWeb(request), duplex: 'half' }
  return new Request(url, { method, headers, signal: left.signal, ...body } as RequestInit)
}
