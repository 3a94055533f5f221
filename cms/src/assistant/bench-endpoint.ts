import type { Endpoint, PayloadRequest } from 'payload'
import type { PreviewSettings } from '../preview/settings'
import { findEdition } from '../queries/edition'
import { NotFound } from '../queries/not-found'
import { readBody } from '../requests/read-body'
import { answer, forCountries, unlessUnanswered } from '../submissions/for-countries'
import { type SubmissionsSite, tryQuestion } from '../submissions/site-client'
import { BENCH_ADMIN_PATH, type BenchAnswer, benchAsked } from './bench'
import { explain } from './explain'

export function benchEndpoint(site: SubmissionsSite, { siteOf }: Pick<PreviewSettings, 'siteOf'>): Endpoint {
  return {
    method: 'post',
    path: BENCH_ADMIN_PATH,
    handler: (req) =>
      forCountries(req, async (countries) => {
        await readBody(req)
        const asked = benchAsked.safeParse(req.data)
        const edition = asked.success ? await editionOf(req, asked.data.lang) : null
        if (!asked.success || !edition) return answer(400, { message: 'There is no such question.' })
        const { country, locale } = edition
        if (countries && !countries.includes(country))
          return answer(403, { message: 'You do not look after this country.' })
        const reasons = await explain(req.payload.db.pool, locale, asked.data.question)
        const told: BenchAnswer = {
          answer: (await unlessUnanswered(req, () => tryQuestion(site, asked.data)))?.answer ?? null,
          origin: siteOf(country),
          ...reasons,
        }
        return answer(200, told)
      }),
  }
}

async function editionOf(req: PayloadRequest, lang: string) {
  try {
    return await findEdition(req.payload.db.pool, lang)
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
