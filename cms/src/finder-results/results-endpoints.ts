import type { FinderResults } from '@carelane/main-api'
import type { Endpoint, PayloadRequest } from 'payload'
import { listEndpoint } from '../submissions/for-countries'
import { listFinderResults, type SubmissionsSite } from '../submissions/site-client'
import { RESULTS_ADMIN_PATH } from './results-list'

export function finderResultsEndpoint(site: SubmissionsSite): Endpoint {
  return listEndpoint(RESULTS_ADMIN_PATH, async (asked, req) => {
    const kept = await listFinderResults(site, asked)
    const titles = await titlesOf(req, kept.results)
    const results = kept.results.map((each) => ({ ...each, title: titles.get(each.slug) ?? null }))
    return { ...kept, results }
  })
}

async function titlesOf(
  req: PayloadRequest,
  results: FinderResults['results'],
): Promise<ReadonlyMap<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'fault-finders',
    where: { slug: { in: [...new Set(results.map(({ slug }) => slug))] } },
    select: { slug: true, title: true },
    locale: 'en',
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ slug, title }) => [slug, title]))
}
