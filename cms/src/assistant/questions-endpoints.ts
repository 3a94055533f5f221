import type { Endpoint } from 'payload'
import { z } from 'zod'
import { answer, forCountries, named } from '../submissions/for-countries'
import { finishQuestion, listQuestions, type SubmissionsSite } from '../submissions/site-client'
import { listQuery } from '../submissions/submissions-endpoints'
import { QUESTIONS_ADMIN_PATH } from './questions-list'

export function questionsEndpoints(site: SubmissionsSite): Endpoint[] {
  return [
    {
      method: 'get',
      path: QUESTIONS_ADMIN_PATH,
      handler: (req) =>
        forCountries(req, async (countries) => {
          const asked = listQuery.safeParse(Object.fromEntries(req.searchParams))
          if (!asked.success) return answer(400, { message: 'There is no such page.' })
          const kept = await listQuestions(site, { countries, ...asked.data })
          return answer(200, { ...kept, counts: await named(req, kept.counts) })
        }),
    },
    {
      method: 'post',
      path: `${QUESTIONS_ADMIN_PATH}/:id/done`,
      handler: (req) =>
        forCountries(req, async (countries) => {
          const id = z.uuid().safeParse(req.routeParams?.id)
          if (!id.success) return answer(400, { message: 'There is no such question.' })
          return answer(200, await finishQuestion(site, { countries, id: id.data }))
        }),
    },
  ]
}
