import { answerChoices } from '@/features/drivers/answer-choices'
import { holdBackRequest } from '@/features/lookup/guard/hold-back-request'
import { answerPrices } from '@/features/part-prices/answer-prices'
import {
  answerCenter,
  answerCenters,
  answerNearCenters,
  answerPoints,
} from '@/features/service-centers/answer-centers'
import { answerSurvey } from '@/features/survey/answer-survey'
import { readForm } from '@/platform/read-form'

type Answer = (request: Request) => Promise<Response>

/**
 * Answers of look-ups to scripts of our own pages, by path and method. They are given here and not by a route of
 * Next, whose own work on a request is many times theirs.
 */
export const SCRIPT_ROUTES: Record<string, Partial<Record<string, Answer>>> = {
  '/api/drivers/choices/': { GET: counted('driver-choices', ofQuery(answerChoices)) },
  '/api/spare-parts-price/': { GET: counted('spare-parts-price', ofQuery(answerPrices)) },
  '/api/service-centers/': {
    GET: counted('service-centers', ofQuery(answerCenters)),
    POST: counted('service-centers', async (request) => answerNearCenters(await readForm(request))),
  },
  '/api/service-centers/center/': { GET: counted('service-centers', ofQuery(answerCenter)) },
  '/api/survey/': { GET: counted('survey-offer', ofQuery(answerSurvey)) },
  '/api/service-centers/points/': { GET: counted('service-centers', ofQuery(answerPoints)) },
}

function counted(tool: string, answer: Answer): Answer {
  return async (request) => (await holdBackRequest(request, tool)) ?? answer(request)
}

function ofQuery(answer: (query: Record<string, string>, signal: AbortSignal) => Promise<Response>): Answer {
  return ({ url, signal }) => answer(Object.fromEntries(new URL(url).searchParams), signal)
}
