import { answerWith } from '@/features/search/answer-with'
import { suggestionsFor } from '@/features/search/suggestions'

/** What may be meant by what is typed so far: `?lang=ng&q=batt`. */
export async function GET(request: Request): Promise<Response> {
  return answerWith(request, suggestionsFor)
}
