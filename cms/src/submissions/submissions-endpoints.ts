import { submissionsAsked } from '@carelane/main-api'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { answer, forCountries, named } from './for-countries'
import { listSubmissions, retrySubmission, type SubmissionsSite } from './site-client'
import { SUBMISSIONS_ADMIN_PATH } from './submissions-list'

export const listQuery = z.object({
  country: submissionsAsked.shape.country.optional().default(null),
  page: z.coerce.number().pipe(submissionsAsked.shape.page).default(1),
})

export function submissionsEndpoints(site: SubmissionsSite): Endpoint[] {
  return [
    {
      method: 'get',
      path: SUBMISSIONS_ADMIN_PATH,
      handler: (req) =>
        forCountries(req, async (countries) => {
          const asked = listQuery.safeParse(Object.fromEntries(req.searchParams))
          if (!asked.success) return answer(400, { message: 'There is no such page.' })
          const held = await listSubmissions(site, { countries, ...asked.data })
          return answer(200, { ...held, counts: await named(req, held.counts) })
        }),
    },
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
