import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RouteDecision } from '@/routing/route-request'
import { baseHeadersFor } from './http/security-headers'
import { nextRequestId } from './http/request-id'
import { send } from './http/send'
import { rscHash } from './next/rsc-hash'
import { planPage } from './pages/page-request'
import { sendPage } from './pages/send-page'
import type { SiteParts } from './site-parts'
import { toNext } from './to-next'

type PageDecision = Extract<RouteDecision, { kind: 'page' }>

export async function answerPage(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  decision: PageDecision,
): Promise<void> {
  const { host, path } = decision
  const method = request.method ?? 'GET'
  const plan = planPage(decision, { method, headers: request.headers }, parts.previewModeId)
  if (plan.kind === 'method-not-allowed') {
    return parts.errors.send(request, response, 405, path, host, [['allow', 'GET, HEAD, POST']])
  }
  if (plan.kind === 'straight') return toNext(parts, request, response, host, urlOf(decision))
  const { variant, key } = plan.request
  if (variant !== 'html' && !decision.query.has('_rsc'))
    return redirectToOwnAddress(request, response, decision)
  // Next's client has to know which page an address without {lang} shows.
  const rewritten = variant !== 'html' && decision.rewritten ? ['x-nextjs-rewritten-path', path] : []
  const fresh = parts.room.fresh(key)
  if (fresh) return sendPage(request, response, fresh, rewritten)

  const requestId = nextRequestId()
  const begun = performance.now()
  const outcome = await parts.room.answer(plan.request)
  if (outcome.kind === 'straight') return toNext(parts, request, response, host, urlOf(decision))
  const state = outcome.kind === 'page' ? outcome.state : 'failed'
  const ms = Math.round(performance.now() - begun)
  parts.log.info({ requestId, method, page: key, state, ms }, 'page')
  if (outcome.kind === 'failed') {
    return parts.errors.send(request, response, 503, path, host, [['x-request-id', requestId]])
  }
  return sendPage(request, response, outcome.page, [...rewritten, 'x-request-id', requestId])
}

/** What is not HTML has an address of its own, for caches on the way that do not read `Vary`. */
function redirectToOwnAddress(
  request: IncomingMessage,
  response: ServerResponse,
  { host, query }: PageDecision,
): void {
  const search = new URLSearchParams(query)
  search.set('_rsc', rscHash(request.headers))
  const [path] = (request.url ?? '/').split('?')
  send(request, response, {
    status: 307,
    headers: [['location', `${path}?${search}`], ['cache-control', 'no-store'], ...baseHeadersFor(host)],
    body: '',
  })
}

function urlOf({ path, query }: PageDecision): string {
  return query.size === 0 ? path : `${path}?${query}`
}
