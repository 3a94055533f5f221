import { afterSales } from '@/platform/after-sales'
import { answerJson, answerNoSuchSection } from '@/platform/answer-json'
import { OffersCache, type Offers } from '@/shell/floating/offers'

const cache = new OffersCache(afterSales)

/** `?lang=ng` */
export async function GET(request: Request): Promise<Response> {
  const answer = await cache.find(new URL(request.url).searchParams.get('lang') ?? '')
  if (!answer) return answerNoSuchSection()
  const { hasSurvey, hasAssistant, isKnown } = answer
  const offers: Offers = { hasSurvey, hasAssistant }
  return answerJson(offers, 200, isKnown ? 'public, max-age=60' : 'no-store')
}
