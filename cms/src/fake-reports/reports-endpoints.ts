import type { Endpoint } from 'payload'
import { z } from 'zod'
import { answer, forCountries, named } from '../submissions/for-countries'
import { finishReport, listReports, type SubmissionsSite } from '../submissions/site-client'
import { listQuery } from '../submissions/submissions-endpoints'
import { REPORTS_ADMIN_PATH } from './reports-list'

export function reportsEndpoints(site: SubmissionsSite): Endpoint[] {
  return [
    {
      method: 'get',
      path: REPORTS_ADMIN_PATH,
      handler: (req) =>
        forCountries(req, async (countries) => {
          const asked = listQuery.safeParse(Object.fromEntries(req.searchParams))
          if (!asked.success) return answer(400, { message: 'There is no such page.' })
          const kept = await listReports(site, { countries, ...asked.data })
          return answer(200, { ...kept, counts: await named(req, kept.counts) })
        }),
    },
    {
      method: 'post',
      path: `${REPORTS_ADMIN_PATH}/:id/done`,
      handler: (req) =>
        forCountries(req, async (countries) => {
          const id = z.uuid().safeParse(req.routeParams?.id)
          if (!id.success) return answer(400, { message: 'There is no such report.' })
          return answer(200, await finishReport(site, { countries, id: id.data }))
        }),
    },
  ]
}
