import { TOOL_CARDS } from '@/app/tool-cards'
import { answerAccount, answerAvatar } from '@/accounts/answer-account'
import { answerEndSessions, answerLogout } from '@/accounts/answer-logout'
import { answerAssistant } from '@/features/assistant/answer-assistant'
import { ASSISTANT_PATH, FEEDBACK_PATH, OPEN_TOOL_PATH } from '@/features/assistant/paths'
import { answerFeedback } from '@/features/assistant/feedback/answer-feedback'
import { openTool } from '@/features/assistant/open-tool'
import { answerChoices } from '@/features/drivers/answer-choices'
import type { WaitingAction } from '@/abuse/actions'
import { throttleRequest } from '@/abuse/throttle-request'
import { answerPrices } from '@/features/part-prices/answer-prices'
import { answerCancelOrder, answerOpenOrder } from '@/features/purchase/orders/answer-orders'
import { answerPolicy } from '@/features/purchase/orders/document/answer-policy'
import { answerList } from '@/features/repair-cost/answer-list'
import { CANCEL_PATH, DOCUMENT_PATH, OPEN_PATH } from '@/features/purchase/orders/records'
import {
  answerCenter,
  answerCenters,
  answerNearCenters,
  answerPoints,
} from '@/service-centers/answer-centers'
import { askRepairAtHome } from '@/features/repair-status/ask-at-home'
import { answerOneClickStop } from '@/features/repair-status/word/answer-one-click-stop'
import { ONE_CLICK_STOP_PATH } from '@/features/repair-status/word/word-path'
import { answerSurvey } from '@/features/survey/answer-survey'
import { OWN_DATA_COPY, OWN_DATA_ERASE } from '@/features/your-data/own-data-paths'
import { askWarrantyAtHome } from '@/features/warranty-check/ask-at-home'
import { ASK_REPAIR_PATH, ASK_WARRANTY_PATH } from '@/forms/home-handover'
import { readForm } from '@/platform/read-form'
import type { ApiPath } from '@/routing/api-routes'
import type { SiteHost } from '@/routing/hosts'
import { answerOwnData, eraseOwnData } from '../wiring/own-data'

export type Answer = (request: Request, host: SiteHost) => Promise<Response>

/** Next's overhead would be many times their work. */
export const SCRIPT_ROUTES: Record<string, Partial<Record<string, Answer>>> = {
  '/api/account/': { GET: counted('account', answerAccount) },
  '/api/account/avatar/': { GET: counted('account', answerAvatar) },
  '/api/account/logout/': { POST: answerLogout },
  '/api/account/end-sessions/': { POST: answerEndSessions },
  [ASSISTANT_PATH]: { POST: (request) => answerAssistant(request, TOOL_CARDS) },
  [FEEDBACK_PATH]: { POST: counted('assistant-feedback', answerFeedback) },
  [OPEN_TOOL_PATH]: { POST: counted('assistant-tool', openTool) },
  [OWN_DATA_COPY]: { GET: counted('account', answerOwnData) },
  [OWN_DATA_ERASE]: { POST: counted('account', eraseOwnData) },
  [OPEN_PATH]: { POST: answerOpenOrder },
  [CANCEL_PATH]: { POST: counted('order-cancel', answerCancelOrder) },
  [DOCUMENT_PATH]: { GET: counted('policy-document', answerPolicy) },
  [ASK_WARRANTY_PATH]: { POST: counted('home-form', askWarrantyAtHome) },
  [ASK_REPAIR_PATH]: { POST: counted('home-form', askRepairAtHome) },
  '/api/drivers/choices/': { GET: counted('driver-choices', ofQuery(answerChoices)) },
  '/api/spare-parts-price/': { GET: counted('spare-parts-price', ofQuery(answerPrices)) },
  '/api/repair-cost/': { GET: counted('repair-cost-list', ofQuery(answerList)) },
  [ONE_CLICK_STOP_PATH]: { POST: counted('repair-word-show', answerOneClickStop) },
  '/api/service-centers/': {
    GET: counted('service-centers', ofQuery(answerCenters)),
    POST: counted('service-centers', async (request) => answerNearCenters(await readForm(request))),
  },
  '/api/service-centers/center/': { GET: counted('service-centers', ofQuery(answerCenter)) },
  '/api/survey/': { GET: counted('survey-offer', ofQuery(answerSurvey)) },
  '/api/service-centers/points/': { GET: counted('service-centers', ofQuery(answerPoints)) },
} satisfies Partial<Record<ApiPath, Partial<Record<string, Answer>>>>

function counted(action: WaitingAction, answer: Answer): Answer {
  return async (request, host) => (await throttleRequest(request, action)) ?? answer(request, host)
}

function ofQuery(answer: (query: Record<string, string>, signal: AbortSignal) => Promise<Response>): Answer {
  return ({ url, signal }) => answer(Object.fromEntries(new URL(url).searchParams), signal)
}
