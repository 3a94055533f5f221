import { submissionsAsked } from '@carelane/main-api'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { SiteUnanswered } from './site-client'
import { submissionCountries } from './submissions-of'

/** 403 for a user without countries, 503 when the site does not answer. */
export async function forCountries(
  req: PayloadRequest,
  work: (countries: string[] | null) => Promise<Response>,
): Promise<Response> {
  const countries = await submissionCountries(req.payload, req.user)
  if (countries === undefined) return answer(403, { message: 'You look after no country.' })
  return unlessSiteIsAway(req, () => work(countries))
}

export async function unlessSiteIsAway(
  req: PayloadRequest,
  work: () => Promise<Response>,
): Promise<Response> {
  const done = await unlessUnanswered(req, work)
  return done ?? answer(503, { message: 'The site does not answer.' })
}

/** Null, and a line in the log, if the site does not answer. */
export async function unlessUnanswered<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work()
  } catch (err) {
    if (!(err instanceof SiteUnanswered)) throw err
    req.payload.logger.warn({ err }, 'the site was asked in vain')
    return null
  }
}

async function named(
  req: PayloadRequest,
  counts: readonly { country: string; count: number }[],
): Promise<{ country: string; count: number; name: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'countries',
    where: { shortName: { in: counts.map(({ country }) => country) } },
    select: { shortName: true, name: true },
    depth: 0,
    pagination: false,
    req,
  })
  const names = new Map<string, string>(docs.map(({ shortName, name }) => [shortName, name]))
  return counts.map((each) => ({ ...each, name: names.get(each.country) ?? each.country }))
}

export function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })
}

const listQuery = z.object({
  country: submissionsAsked.shape.country.optional().default(null),
  page: z.coerce.number().pipe(submissionsAsked.shape.page).default(1),
})

interface AskedList extends z.infer<typeof listQuery> {
  countries: string[] | null
}

/** A page of what the site keeps for the reader's countries, with the names of these. */
export function listEndpoint<Kept extends { counts: readonly { country: string; count: number }[] }>(
  path: string,
  list: (asked: AskedList, req: PayloadRequest) => Promise<Kept>,
): Endpoint {
  return {
    method: 'get',
    path,
    handler: (req) =>
      forCountries(req, async (countries) => {
        const asked = listQuery.safeParse(Object.fromEntries(req.searchParams))
        if (!asked.success) return answer(400, { message: 'There is no such page.' })
        const kept = await list({ countries, ...asked.data }, req)
        return answer(200, { ...kept, counts: await named(req, kept.counts) })
      }),
  }
}
