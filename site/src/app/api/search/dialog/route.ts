import { searchDialogStart } from '@/features/search/suggestions'
import { answerWith } from '@/features/search/answer-with'

/** `?lang=ng` */
export async function GET(request: Request): Promise<Response> {
  return answerWith(request, searchDialogStart)
}
