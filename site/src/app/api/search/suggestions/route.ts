import { answerWith } from '@/features/search/answer-with'
import { suggestionsFor } from '@/features/search/suggestions'

/** `?lang=ng&q=batt` */
export async function GET(request: Request): Promise<Response> {
  return answerWith(request, suggestionsFor)
}
