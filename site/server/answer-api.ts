import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  ABUSE_CHANGE_PATH,
  ABUSE_PATH,
  abuseAsked,
  abuseChangeAsked,
  FAKE_REPORT_DONE_PATH,
  FAKE_REPORTS_PATH,
  fakeReportDoneAsked,
  fakeReportsAsked,
  FINDER_RESULTS_PATH,
  finderResultsAsked,
  PUBLICATIONS_PATH,
  QUESTION_DONE_PATH,
  questionDoneAsked,
  QUESTIONS_PATH,
  questionsAsked,
  SUBMISSION_RETRY_PATH,
  submissionRetryAsked,
  SUBMISSIONS_PATH,
  submissionsAsked,
  TRIED_QUESTION_PATH,
  triedQuestion,
} from '@carelane/main-api'
import { changeAbuse, showAbuse } from '@/abuse/administration'
import { PAYMENT_CALLBACK_PATH } from '@/features/purchase/callback-path'
import { takeCallback } from '@/features/purchase/take-callback'
import { REPAIR_EVENTS_PATH } from '@/features/repair-status/word/events-path'
import { takeEvent } from '@/features/repair-status/word/take-event'
import { tryQuestion } from '@/features/assistant/bench/try-question'
import { finishQuestion, listQuestions } from '@/features/assistant/feedback/list-feedback'
import { listResults } from '@/features/find-the-fault/results/list-results'
import { finishReport, listReports } from '@/features/is-it-us/reports/list-reports'
import { listHeld, retryHeld } from './wiring/undelivered'
import { pathOf } from '@/links/href'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@carelane/main-api/signature'
import { API_ROUTES, type ApiPath, type ApiRoute } from '@/routing/api-routes'
import type { RouteDecision } from '@/routing/route-request'
import { errorAnswer, type ApiAnswer } from './api-answer'
import { refusedByLength } from './admission/form-bodies'
import { FORMS } from './admission/limits'
import { whenAdmitted } from './admission/when-admitted'
import { isDownload } from './downloads/asked-download'
import { serveDownload } from './downloads/serve-download'
import { readBody } from './http/read-body'
import { requestIdOf } from './http/request-id'
import { baseHeadersFor } from './http/security-headers'
import { sendResponse } from './http/send-response'
import { answerSigned, isFromCms, withSignature } from './internal/signed-call'
import { fallbackCounts } from './next-internals/assumptions'
import { refuseOverspent } from './refuse-overspent'
import { answerScript, isForScripts } from './scripts/answer-script'
import type { SiteParts } from './site-parts'
import { toNext } from './to-next'
import type { Visitor } from './visitor'

type ApiDecision = Extract<RouteDecision, { kind: 'api' }>

const ROUTES: Partial<Record<string, ApiRoute>> = API_ROUTES

const MAX_CALLBACK_BYTES = 16 * 1024
const MAX_PUBLICATION_BYTES = 64 * 1024

export async function answerApi(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  decision: ApiDecision,
): Promise<void> {
  const { host, path, query } = decision
  if (isDownload(path)) return serveDownload(parts, request, response, visitor, decision)
  const page = { path: pathOf([query.get('lang') ?? '']), host }
  if (path.startsWith('/api/search/')) {
    const search = { action: 'search-suggestions', ...page } as const
    if (await refuseOverspent(parts, request, response, visitor, search)) return
  }
  const own = OWN_CALLS[path]
  if (!own) {
    const url = query.size === 0 ? path : `${path}?${query}`
    const call = () =>
      isForScripts(path)
        ? answerScript(parts, request, response, visitor, { host, url })
        : toNext(parts, request, response, visitor, {
            host,
            url,
            headers: baseHeadersFor(host),
            isPage: false,
          })
    const route: ApiRoute | undefined = ROUTES[path]
    if (!route) {
      parts.errors.send(request, response, 404, page.path, host)
      return
    }
    if (hasBody(request)) {
      if (route.isStreamed) return call()
      const refused = isForScripts(path)
        ? await parts.admission.formBodies.receive(request, response, {
            address: visitor.address,
            largest: FORMS.largestCall,
          })
        : refusedByLength(request, FORMS.largestCall)
      if (refused === 'gone') return
      if (refused !== null) {
        parts.errors.send(request, response, refused, page.path, host)
        return
      }
      // Its sender could take minutes; Next does not take one that was read before.
      if (!isForScripts(path)) return call()
    }
    return whenAdmitted(parts, 'calls', request, response, visitor, page, call)
  }
  const allowed = own.method === 'GET' ? ['GET', 'HEAD'] : [own.method]
  const { status, body, headers } = allowed.includes(request.method ?? '')
    ? await own.answer(parts, request, visitor)
    : errorAnswer(405, [['allow', allowed.join(', ')]])
  if (status === 401)
    parts.log.warn({ requestId: requestIdOf(request), path }, 'a call without a valid signature was refused')
  sendResponse(request, response, {
    status,
    headers: [
      ...(status === 204 ? [] : [['content-type', 'application/json'] as const]),
      ['cache-control', 'no-store'],
      ...(headers ?? []),
      ...baseHeadersFor(host),
    ],
    body: body === undefined ? '' : JSON.stringify(body),
  })
}

interface OwnCall {
  method: string
  answer: (parts: SiteParts, request: IncomingMessage, visitor: Visitor) => Promise<ApiAnswer>
}

export const OWN_CALLS: Record<string, OwnCall> = {
  '/api/health/': { method: 'GET', answer: async (parts) => health(parts) },
  [PAYMENT_CALLBACK_PATH]: { method: 'POST', answer: receiveCallback },
  [REPAIR_EVENTS_PATH]: { method: 'POST', answer: receiveEvent },
  [PUBLICATIONS_PATH]: { method: 'POST', answer: receivePublication },
  '/api/visitor-country/': {
    method: 'GET',
    answer: async (_parts, _request, { country }) => ({ status: 200, body: { country } }),
  },
  '/api/internal/page-cache/': { method: 'GET', answer: async (parts, request) => pageCache(parts, request) },
  [SUBMISSIONS_PATH]: {
    method: 'POST',
    answer: ({ settings }, request) =>
      answerSigned(settings.publicationSecret, request, submissionsAsked, listHeld),
  },
  [SUBMISSION_RETRY_PATH]: {
    method: 'POST',
    answer: ({ settings }, request) =>
      answerSigned(settings.publicationSecret, request, submissionRetryAsked, retryHeld),
  },
  [QUESTIONS_PATH]: {
    method: 'POST',
    answer: ({ settings }, request) =>
      answerSigned(settings.publicationSecret, request, questionsAsked, listQuestions),
  },
  [QUESTION_DONE_PATH]: {
    method: 'POST',
    answer: ({ settings }, request) =>
      answerSigned(settings.publicationSecret, request, questionDoneAsked, finishQuestion),
  },
  [FAKE_REPORTS_PATH]: {
    method: 'POST',
    answer: ({ settings }, request) =>
      answerSigned(settings.publicationSecret, request, fakeReportsAsked, listReports),
  },
  [FAKE_REPORT_DONE_PATH]: {
    method: 'POST',
    answer: ({ settings }, request) =>
      answerSigned(settings.publicationSecret, request, fakeReportDoneAsked, finishReport),
  },
  [FINDER_RESULTS_PATH]: {
    method: 'POST',
    answer: ({ settings }, request) =>
      answerSigned(settings.publicationSecret, request, finderResultsAsked, listResults),
  },
  [TRIED_QUESTION_PATH]: {
    method: 'POST',
    answer: ({ settings }, request) =>
      answerSigned(settings.publicationSecret, request, triedQuestion, tryQuestion),
  },
  [ABUSE_PATH]: {
    method: 'POST',
    answer: ({ settings }, request) =>
      answerSigned(settings.publicationSecret, request, abuseAsked, showAbuse),
  },
  [ABUSE_CHANGE_PATH]: {
    method: 'POST',
    answer: ({ settings }, request) =>
      answerSigned(settings.publicationSecret, request, abuseChangeAsked, changeAbuse),
  },
} satisfies Partial<Record<ApiPath, OwnCall>>

function health({ draining, starting }: SiteParts): ApiAnswer {
  if (draining) return { status: 503, body: { status: 'draining' } }
  if (starting) return { status: 503, body: { status: 'starting' } }
  return { status: 200, body: { status: 'ready' } }
}

async function receivePublication(parts: SiteParts, request: IncomingMessage): Promise<ApiAnswer> {
  const body = await readBody(request, MAX_PUBLICATION_BYTES)
  if (body === null) return errorAnswer(413, [['connection', 'close']])
  const status = await parts.publications.receive(request.headers, body)
  if (status !== 204) {
    parts.log.warn({ requestId: requestIdOf(request), status }, 'publication refused')
    return errorAnswer(status)
  }
  return { status }
}

/** 503 if the store is away. */
function receiveCallback(parts: SiteParts, request: IncomingMessage): Promise<ApiAnswer> {
  return receiveFromService(parts, request, 'payment callback refused', takeCallback)
}

/** 503 if the store is away. */
function receiveEvent(parts: SiteParts, request: IncomingMessage): Promise<ApiAnswer> {
  return receiveFromService(parts, request, 'event of a repair refused', takeEvent)
}

async function receiveFromService(
  { log }: SiteParts,
  request: IncomingMessage,
  refused: string,
  take: (headers: Parameters<typeof takeCallback>[0], body: string) => Promise<number>,
): Promise<ApiAnswer> {
  const body = await readBody(request, MAX_CALLBACK_BYTES)
  if (body === null) return errorAnswer(413, [['connection', 'close']])
  const timestamp = request.headers[TIMESTAMP_HEADER]?.toString()
  const signature = request.headers[SIGNATURE_HEADER]?.toString()
  const taken = await unlessStoreFails(take({ timestamp, signature }, body))
  const status = taken.ok ? taken.value : 503
  if (status === 204) return { status }
  log.warn({ requestId: requestIdOf(request), status }, refused)
  return errorAnswer(status)
}

function pageCache({ settings, cache, store, admission }: SiteParts, request: IncomingMessage): ApiAnswer {
  if (!isFromCms(settings.publicationSecret, request, '')) return errorAnswer(401)
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
  const memory = { rss, heapUsed, external, arrayBuffers }
  return withSignature(settings.publicationSecret, request, {
    status: 200,
    body: {
      counts: cache.counts,
      size: store.size,
      memory,
      fallbacks: fallbackCounts(),
      refused: admission.counts,
    },
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
