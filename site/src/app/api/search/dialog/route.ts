import { searchDialogStart } from '@/features/search/suggestions'
import { answerWith } from '@/features/search/answer-with'

/** What the search dialog opens with: `?lang=ng`. */
export async function GET(request: Request): Promise<Response> {
  return answerWith(request, searchDialogStart)
}
