import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOfOthers } from '@/platform/read-form'
import type { SiteHost } from '@/routing/hosts'
import { takesPhotos } from '@/routing/route-manifest'
import type { PageDecision } from '@/routing/route-request'
import { addressOf } from './http/client-address'
import { nextRequestId } from './http/request-id'
import { baseHeadersFor, previewHeadersFor } from './http/security-headers'
import { send } from './http/send'
import { rscHash } from './next/rsc-hash'
import { planPage, type PageRequest } from './pages/page-request'
import { sendPage } from './pages/send-page'
import { asUnknownAddress, previewPass } from './preview/preview-pass'
import { maySearch, TOO_MANY_SEARCHES } from './search-limits'
import type { SiteParts } from './site-parts'
import { toNext } from './to-next'

/** Answers at once where that is possible; what is not in the cache is answered when it is rendered. */
export function answerPage(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  decision: PageDecision,
): Promise<void> | undefined {
  if (decision.isPreview) return answerPreview(parts, request, response, decision)
  const { host, path } = decision
  const plan = planPage(
    decision,
    { method: request.method ?? 'GET', headers: request.headers },
    parts.previewModeId,
  )
  if (plan.kind === 'method-not-allowed') {
    parts.errors.send(request, response, 405, path, host, [['allow', 'GET, HEAD, POST']])
    return
  }
  if (plan.kind === 'typed' && !maySearch(parts, request, 'results')) {
    parts.errors.send(request, response, 429, path, host, TOO_MANY_SEARCHES)
    return
  }
  if (request.method === 'POST') return answerForm(parts, request, response, decision)
  if (plan.kind !== 'cached') return toNext(parts, request, response, host, urlOf(decision))
  const { variant, key } = plan.request
  if (variant !== 'html' && !decision.query.has('_rsc'))
    return redirectToOwnAddress(request, response, decision)
  const fresh = parts.room.fresh(key)
  if (!fresh) return answerRendered(parts, request, response, decision, plan.request)
  sendPage(request, response, fresh, rewrittenHeader(decision, variant))
}

/** What a form sends comes in before Next hears of it, so that nobody who sends slowly takes more than memory. */
async function answerForm(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  decision: PageDecision,
): Promise<void> {
  const { host, path } = decision
  const refused = isForeign(request, host)
    ? 403
    : await parts.formBodies.receive(request, response, {
        address: addressOf(parts.settings, request),
        hasPhotos: takesPhotos(path),
      })
  if (refused === null) return toNext(parts, request, response, host, urlOf(decision))
  if (refused === 'gone') return
  if (refused === 503) parts.log.warn({ page: path }, 'a form was refused: more is arriving than fits')
  parts.errors.send(request, response, refused, path, host)
}

/** Whether a page of others sent the form: nothing of it is read, whatever it would do. */
function isForeign({ headers }: IncomingMessage, { host }: SiteHost): boolean {
  const site = headers['sec-fetch-site']?.toString() ?? null
  return isOfOthers({ site, origin: headers.origin ?? null, host })
}

/** A draft goes past the cache, to whom the cms has given a token for it; to all others there is no such page. */
function answerPreview(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  decision: PageDecision,
): Promise<void> | undefined {
  const { host } = decision
  const pass = previewPass(decision, parts.settings.publicationSecret)
  if (!pass || request.method !== 'GET')
    return answerPage(parts, request, response, asUnknownAddress(decision))
  return toNext(parts, request, response, host, urlOf(decision), {
    headers: previewHeadersFor(host),
    frameAncestors: [pass.admin],
    previewToken: decision.query.get('token') ?? undefined,
  })
}

async function answerRendered(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  decision: PageDecision,
  page: PageRequest,
): Promise<void> {
  const requestId = nextRequestId()
  const begun = performance.now()
  const outcome = await parts.room.answer(page)
  if (outcome.kind === 'straight') return toNext(parts, request, response, decision.host, urlOf(decision))
  const state = outcome.kind === 'page' ? outcome.state : 'failed'
  const ms = Math.round(performance.now() - begun)
  parts.log.info({ requestId, method: request.method, page: page.key, state, ms }, 'page')
  if (outcome.kind === 'page') {
    const more = [...rewrittenHeader(decision, page.variant), 'x-request-id', requestId]
    sendPage(request, response, outcome.page, more)
  } else {
    parts.errors.send(request, response, 503, page.path, decision.host, [['x-request-id', requestId]])
  }
}

/** Next's client has to know which page an address without {lang} shows. */
function rewrittenHeader({ rewritten, path }: PageDecision, variant: PageRequest['variant']): string[] {
  return rewritten && variant !== 'html' ? ['x-nextjs-rewritten-path', path] : []
}

/** What is not HTML has an address of its own, for caches on the way that do not read `Vary`. */
function redirectToOwnAddress(
  request: IncomingMessage,
  response: ServerResponse,
  { host, query, address }: PageDecision,
): undefined {
  const search = new URLSearchParams(query)
  search.set('_rsc', rscHash(request.headers))
  send(request, response, {
    status: 307,
    headers: [['location', `${address}?${search}`], ['cache-control', 'no-store'], ...baseHeadersFor(host)],
    body: '',
  })
}

function urlOf({ path, query }: PageDecision): string {
  return query.size === 0 ? path : `${path}?${query}`
}
