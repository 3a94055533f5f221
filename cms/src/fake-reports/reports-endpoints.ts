import type { Endpoint } from 'payload'
import { z } from 'zod'
import { answer, forCountries, listEndpoint } from '../submissions/for-countries'
import { finishReport, listReports, type SubmissionsSite } from '../submissions/site-client'
import { REPORTS_ADMIN_PATH } from './reports-list'

export function reportsEndpoints(site: SubmissionsSite): Endpoint[] {
  return [
    listEndpoint(REPORTS_ADMIN_PATH, (asked) => listReports(site, asked)),
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
