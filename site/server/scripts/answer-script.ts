import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { createRenderContext, runInRenderContext } from '@/platform/render-context'
import { pathOf } from '@/links/href'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import type { SiteHost } from '@/routing/hosts'
import { requestIdOf } from '../http/request-id'
import { baseHeadersFor } from '../http/security-headers'
import { interceptResponse } from '../next-internals/intercepted-response'
import type { SiteParts } from '../site-parts'
import type { Visitor } from '../visitor'
import { SCRIPT_ROUTES, type Answer } from './script-routes'

export function isForScripts(path: string): boolean {
  return Object.hasOwn(SCRIPT_ROUTES, path)
}

export function answerScript(
  parts: Pick<SiteParts, 'errors' | 'log'>,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  { host, url }: { host: SiteHost; url: string },
): Promise<void> {
  const route = SCRIPT_ROUTES[new URL(url, host.origin).pathname] ?? {}
  const allowed = Object.keys(route)
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const answer = route[method] ?? notAllowed(allowed)
  return answerWith(parts, request, response, visitor, { host, url }, answer)
}

export async function answerWith(
  { errors, log }: Pick<SiteParts, 'errors' | 'log'>,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  { host, url }: { host: SiteHost; url: string },
  give: Answer,
): Promise<void> {
  const requestId = requestIdOf(request)
  const begun = performance.now()
  const asked = asRequest(request, response, new URL(url, host.origin), visitor.address)
  const { pathname: path, searchParams: query } = new URL(asked.url)
  const tell = (status: number) => {
    const ms = Math.round(performance.now() - begun)
    // Never the query: visitors type into it.
    log.info({ requestId, method: request.method, path, status, ms }, 'script')
  }
  const given = await unlessStoreFails(
    runInRenderContext(createRenderContext({ requestId }), () => give(asked, host)),
  )
  if (!given.ok) {
    errors.send(request, response, 503, pathOf([query.get('lang') ?? '']), host)
    tell(503)
    return
  }
  const answer = given.value
  response.statusCode = answer.status
  const type = answer.headers.get('content-type') ?? undefined
  for (const [name, value] of baseHeadersFor(host, type)) response.setHeader(name, value)
  // Cookies must not be joined.
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.setHeader('x-request-id', requestId)
  interceptResponse(request, response, {
    encoding: visitor.encoding,
    onServerError: undefined,
    isNotFound: () => false,
    isUnavailable: () => false,
    remake: undefined,
  })
  if (request.method === 'HEAD') response.end()
  else if (answer.body && isStream(answer)) await stream(answer.body, response)
  else response.end(Buffer.from(await answer.arrayBuffer()))
  tell(answer.status)
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

async function stream(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  await pipeline(Readable.fromWeb(body as WebStream), response).catch((error: unknown) => {
    if (!response.destroyed) throw error
  })
}

function notAllowed(allowed: readonly string[]): Answer {
  return () => Promise.resolve(new Response(null, { status: 405, headers: { allow: allowed.join(', ') } }))
}

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
