import { submissionsAsked, type HeldSubmissions } from '@carelane/main-api'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { listSubmissions, retrySubmission, type SubmissionsSite } from './site-client'
import { SUBMISSIONS_ADMIN_PATH, type SubmissionsList } from './submissions-list'
import { submissionCountries } from './submissions-of'

const query = z.object({
  country: submissionsAsked.shape.country.optional().default(null),
  page: z.coerce.number().pipe(submissionsAsked.shape.page).default(1),
})

/**
 * What waits or was refused at the site, of the countries that the person who asks looks after: 403 where that are none,
 * 503 where the site does not answer.
 */
export function submissionsEndpoints(site: SubmissionsSite): Endpoint[] {
  return [
    {
      method: 'get',
      path: SUBMISSIONS_ADMIN_PATH,
      handler: (req) =>
        forCountries(req, async (countries) => {
          const asked = query.safeParse(Object.fromEntries(req.searchParams))
          if (!asked.success) return answer(400, { message: 'There is no such page.' })
          return answer(200, await named(req, await listSubmissions(site, { countries, ...asked.data })))
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

async function forCountries(
  req: PayloadRequest,
  work: (countries: string[] | null) => Promise<Response>,
): Promise<Response> {
  const countries = await submissionCountries(req.payload, req.user)
  if (countries === undefined) return answer(403, { message: 'You look after no country.' })
  try {
    return await work(countries)
  } catch (err) {
    req.payload.logger.warn({ err }, 'the site was asked for its submissions in vain')
    return answer(503, { message: 'The site does not answer.' })
  }
}

/** With the countries' names in the reader's language. */
async function named(req: PayloadRequest, held: HeldSubmissions): Promise<SubmissionsList> {
  const { docs } = await req.payload.find({
    collection: 'countries',
    where: { shortName: { in: held.counts.map(({ country }) => country) } },
    select: { shortName: true, name: true },
    depth: 0,
    pagination: false,
    req,
  })
  const names = new Map<string, string>(docs.map(({ shortName, name }) => [shortName, name]))
  return {
    ...held,
    counts: held.counts.map((each) => ({ ...each, name: names.get(each.country) ?? each.country })),
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })
}
