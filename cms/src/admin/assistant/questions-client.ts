import { questionDone, type QuestionDone } from '@carelane/main-api'
import type { z } from 'zod'
import {
  type faqAsked,
  faqDrafted,
  phraseAdded,
  type phraseAsked,
  QUESTIONS_ADMIN_PATH,
  questionsList,
} from '../../assistant/questions-list'
import { type Failure, siteListClient, tellInWords, tellSite } from '../site-list/site-list-client'

const ADDRESS = `/api${QUESTIONS_ADMIN_PATH}`

export const fetchQuestions = siteListClient(ADDRESS, questionsList)

export function finishQuestion(id: string): Promise<QuestionDone | Failure> {
  return tellSite(`${ADDRESS}/${id}/done`, questionDone)
}

export function addPhrase(id: string, asked: z.input<typeof phraseAsked>) {
  return tellInWords(`${ADDRESS}/${id}/phrase`, phraseAdded, asked)
}

export function draftFaq(id: string, asked: z.input<typeof faqAsked>) {
  return tellInWords(`${ADDRESS}/${id}/faq`, faqDrafted, asked)
}
