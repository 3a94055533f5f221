import { submissionRetried, type SubmissionRetried } from '@carelane/main-api'
import { SUBMISSIONS_ADMIN_PATH, submissionsList } from '../../submissions/submissions-list'
import { siteListClient, tellSite } from '../site-list/site-list-client'

const ADDRESS = `/api${SUBMISSIONS_ADMIN_PATH}`

export const fetchSubmissions = siteListClient(ADDRESS, submissionsList)

/** Null where the site, or the cms itself, does not answer. */
export async function retrySubmission(key: string): Promise<SubmissionRetried['outcome'] | null> {
  const told = await tellSite(`${ADDRESS}/${key}/retry`, submissionRetried)
  return told?.outcome ?? null
}
