import { questionDone } from '@carelane/main-api'
import { QUESTIONS_ADMIN_PATH, questionsList, type QuestionsList } from '../../assistant/questions-list'
import type { Listed } from '../submissions/submissions-client'

const ADDRESS = `/api${QUESTIONS_ADMIN_PATH}`

/** Null where the site, or the cms itself, does not answer. */
export async function fetchQuestions(
  { page, country }: Listed,
  locale: string,
  signal: AbortSignal,
): Promise<QuestionsList | null> {
  const query = new URLSearchParams({ page: String(page), locale, ...(country !== null && { country }) })
  try {
    const response = await fetch(`${ADDRESS}?${query}`, { signal })
    return response.ok ? questionsList.parse(await response.json()) : null
  } catch {
    return null
  }
}

/** Null where the site, or the cms itself, does not answer. */
export async function finishQuestion(id: string): Promise<boolean | null> {
  try {
    const response = await fetch(`${ADDRESS}/${id}/done`, { method: 'POST' })
    return response.ok ? questionDone.parse(await response.json()).isDone : null
  } catch {
    return null
  }
}
