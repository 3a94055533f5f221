import { submissionRetried, type SubmissionRetried } from '@carelane/main-api'
import { SUBMISSIONS_ADMIN_PATH, submissionsList } from '../../submissions/submissions-list'
import { type Failure, siteListClient, tellSite } from '../site-list/site-list-client'

const ADDRESS = `/api${SUBMISSIONS_ADMIN_PATH}`

export const fetchSubmissions = siteListClient(ADDRESS, submissionsList)

export async function retrySubmission(key: string): Promise<SubmissionRetried['outcome'] | Failure> {
  const told = await tellSite(`${ADDRESS}/${key}/retry`, submissionRetried)
  return typeof told === 'string' ? told : told.outcome
}
