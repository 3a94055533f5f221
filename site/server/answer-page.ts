import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOfOthers } from '@/platform/read-form'
import type { SiteHost } from '@/routing/hosts'
import { takesPhotos } from '@/routing/route-manifest'
import type { PageDecision } from '@/routing/route-request'
import type { Work } from './admission/admission'
import { FORMS } from './admission/limits'
import { whenAdmitted } from './admission/when-admitted'
import { requestIdOf } from './http/request-id'
import { baseHeadersFor, previewHeadersFor } from './http/security-headers'
import { sendResponse } from './http/send-response'
import { REWRITTEN_PATH, RSC_PARAMETER, rscHash, type Variant } from './next-internals/rsc-requests'
import { planPage, type PageRequest } from './pages/page-request'
import { sendPage } from './pages/send-page'
import { FROM_CACHE, serverTiming } from './pages/server-timing'
import { asUnknownAddress, previewPass } from './preview/preview-pass'
import { refuseOverspent } from './refuse-overspent'
import type { SiteParts } from './site-parts'
import { toNext } from './to-next'
import type { Visitor } from './visitor'

export function answerPage(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  decision: PageDecision,
): Promise<void> | undefined {
  if (decision.isPreview) return answerPreview(parts, request, response, visitor, decision)
  const { host, path } = decision
  const plan = planPage(
    decision,
    { method: request.method ?? 'GET', headers: request.headers },
    parts.draftId,
  )
  if (plan.kind === 'method-not-allowed') {
    parts.errors.send(request, response, 405, path, host, [['allow', 'GET, HEAD, POST']])
    return
  }
  if (plan.kind === 'typed') parts.cache.misses.typed += 1
  else if (request.method === 'POST') parts.cache.misses.form += 1
  else if (plan.kind === 'bypass') parts.cache.misses['for-one-visitor'] += 1
  if (plan.kind === 'typed') return answerTyped(parts, request, response, visitor, decision)
  if (request.method === 'POST') return answerForm(parts, request, response, visitor, decision)
  if (plan.kind !== 'cached') return askNext(parts, request, response, visitor, decision, 'renders')
  const { variant, key } = plan.request
  if (variant !== 'html' && !decision.query.has(RSC_PARAMETER)) {
    redirectToOwnAddress(request, response, decision)
    return
  }
  const fresh = parts.cache.fresh(key)
  if (!fresh) {
    const render = () => answerRendered(parts, request, response, visitor, decision, plan.request)
    if (parts.cache.isAtHand(key)) return render()
    return whenAdmitted(parts, 'renders', request, response, visitor, { path, host, what: key }, render)
  }
  sendPage(request, response, visitor, fresh, FROM_CACHE, rewrittenHeader(decision, variant))
}

async function answerTyped(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  decision: PageDecision,
): Promise<void> {
  const { host, path } = decision
  const typed = { action: 'search-results', path, host } as const
  if (await refuseOverspent(parts, request, response, visitor, typed)) return
  await askNext(parts, request, response, visitor, decision, 'renders')
}

function askNext(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  decision: PageDecision,
  work: Work,
): Promise<void> {
  const { host, path } = decision
  return whenAdmitted(parts, work, request, response, visitor, { path, host }, () =>
    toNext(parts, request, response, visitor, { host, url: urlOf(decision) }),
  )
}

/** Buffers the body first: a slow sender costs only memory. */
async function answerForm(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  decision: PageDecision,
): Promise<void> {
  const { host, path } = decision
  const refused = isForeign(request, host)
    ? 403
    : await parts.admission.formBodies.receive(request, response, {
        address: visitor.address,
        largest: takesPhotos(path) ? FORMS.largestWithPhotos : FORMS.largest,
      })
  if (refused === null) return askNext(parts, request, response, visitor, decision, 'calls')
  if (refused === 'gone') return
  const requestId = requestIdOf(request)
  if (refused === 403) parts.log.warn({ requestId, page: path }, 'a form from another site was refused')
  if (refused === 503)
    parts.log.warn({ requestId, page: path }, 'a form was refused: more is arriving than fits')
  parts.errors.send(request, response, refused, path, host)
}

/** Against cross-site requests. */
function isForeign({ headers }: IncomingMessage, { host }: SiteHost): boolean {
  const site = headers['sec-fetch-site']?.toString() ?? null
  return isOfOthers({ site, origin: headers.origin ?? null, host })
}

function answerPreview(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  decision: PageDecision,
): Promise<void> | undefined {
  const { host } = decision
  const pass = previewPass(decision, parts.settings.publicationSecret)
  if (!pass || request.method !== 'GET')
    return answerPage(parts, request, response, visitor, asUnknownAddress(decision))
  return whenAdmitted(parts, 'renders', request, response, visitor, { path: decision.path, host }, () =>
    toNext(parts, request, response, visitor, {
      host,
      url: urlOf(decision),
      headers: previewHeadersFor(host),
      frameAncestors: [pass.admin],
      previewToken: decision.query.get('token') ?? undefined,
    }),
  )
}

async function answerRendered(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  decision: PageDecision,
  page: PageRequest,
): Promise<void> {
  const requestId = requestIdOf(request)
  const begun = performance.now()
  const outcome = await parts.cache.answer(page, requestId)
  if (outcome.kind === 'bypass')
    return toNext(parts, request, response, visitor, { host: decision.host, url: urlOf(decision) })
  const state = outcome.kind === 'page' ? outcome.state : 'failed'
  const ms = Math.round(performance.now() - begun)
  const { renderedFor } = outcome
  const joined = renderedFor !== undefined && renderedFor !== requestId && { renderedFor }
  parts.log.info({ requestId, method: request.method, page: page.key, state, ms, ...joined }, 'page')
  if (outcome.kind === 'page') {
    const timing = serverTiming(outcome.state, outcome.costs)
    sendPage(request, response, visitor, outcome.page, timing, rewrittenHeader(decision, page.variant))
  } else parts.errors.send(request, response, 503, page.path, decision.host)
}

/** Tells Next's client which page is behind an address without {lang}. */
function rewrittenHeader({ rewritten, path }: PageDecision, variant: Variant): string[] {
  return rewritten && variant !== 'html' ? [REWRITTEN_PATH, path] : []
}

/** For caches that ignore `Vary`. */
function redirectToOwnAddress(
  request: IncomingMessage,
  response: ServerResponse,
  { host, query, address }: PageDecision,
): undefined {
  const search = new URLSearchParams(query)
  search.set(RSC_PARAMETER, rscHash(request.headers))
  sendResponse(request, response, {
    status: 307,
    headers: [['location', `${address}?${search}`], ['cache-control', 'no-store'], ...baseHeadersFor(host)],
    body: '',
  })
}

function urlOf({ path, query }: PageDecision): string {
  return query.size === 0 ? path : `${path}?${query}`
}
