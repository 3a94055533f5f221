import { questionDone, type QuestionDone } from '@carelane/main-api'
import { QUESTIONS_ADMIN_PATH, questionsList } from '../../assistant/questions-list'
import { type Failure, siteListClient, tellSite } from '../site-list/site-list-client'

const ADDRESS = `/api${QUESTIONS_ADMIN_PATH}`

export const fetchQuestions = siteListClient(ADDRESS, questionsList)

export function finishQuestion(id: string): Promise<QuestionDone | Failure> {
  return tellSite(`${ADDRESS}/${id}/done`, questionDone)
}
