import type { Endpoint } from 'payload'
import { z } from 'zod'
import { answer, forCountries, listEndpoint } from './for-countries'
import { listSubmissions, retrySubmission, type SubmissionsSite } from './site-client'
import { SUBMISSIONS_ADMIN_PATH } from './submissions-list'

export function submissionsEndpoints(site: SubmissionsSite): Endpoint[] {
  return [
    listEndpoint(SUBMISSIONS_ADMIN_PATH, (asked) => listSubmissions(site, asked)),
    {
      method: 'post',
      path: `${SUBMISSIONS_ADMIN_PATH}/:key/retry`,
      handler: (req) =>
        forCountries(req, async (countries) => {
          const key = z.uuid().safeParse(req.routeParams?.key)
          if (!key.success) return answer(400, { message: 'There is no such submission.' })
          return answer(200, await retrySubmission(site, { countries, key: key.data }))
        }),
    },
  ]
}
