import { questionDone } from '@carelane/main-api'
import { QUESTIONS_ADMIN_PATH, questionsList } from '../../assistant/questions-list'
import { siteListClient, tellSite } from '../site-list/site-list-client'

const ADDRESS = `/api${QUESTIONS_ADMIN_PATH}`

export const fetchQuestions = siteListClient(ADDRESS, questionsList)

/** Whether it was there to be taken off; null where the site, or the cms itself, does not answer. */
export async function finishQuestion(id: string): Promise<boolean | null> {
  const told = await tellSite(`${ADDRESS}/${id}/done`, questionDone)
  return told?.isDone ?? null
}
