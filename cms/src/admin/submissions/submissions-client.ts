import { submissionRetried, type SubmissionRetried } from '@carelane/main-api'
import {
  SUBMISSIONS_ADMIN_PATH,
  submissionsList,
  type SubmissionsList,
} from '../../submissions/submissions-list'

const ADDRESS = `/api${SUBMISSIONS_ADMIN_PATH}`

export interface Listed {
  page: number
  country: string | null
}

/** Null where the site, or the cms itself, does not answer. */
export async function fetchSubmissions(
  { page, country }: Listed,
  locale: string,
  signal: AbortSignal,
): Promise<SubmissionsList | null> {
  const query = new URLSearchParams({ page: String(page), locale, ...(country !== null && { country }) })
  try {
    const response = await fetch(`${ADDRESS}?${query}`, { signal })
    return response.ok ? submissionsList.parse(await response.json()) : null
  } catch {
    return null
  }
}

/** Null where the site, or the cms itself, does not answer. */
export async function retrySubmission(key: string): Promise<SubmissionRetried['outcome'] | null> {
  try {
    const response = await fetch(`${ADDRESS}/${key}/retry`, { method: 'POST' })
    return response.ok ? submissionRetried.parse(await response.json()).outcome : null
  } catch {
    return null
  }
}
