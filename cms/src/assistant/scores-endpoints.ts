import type { Endpoint, PayloadRequest } from 'payload'
import { may } from '../access/collection-access'
import type { Database } from '../database/query'
import { readBody } from '../requests/read-body'
import { measureScore, readScores } from '../search/intents/intent-scores'
import { versionToLearn } from '../search/intents/version-to-learn'
import { answer, forCountries } from '../submissions/for-countries'
import { type LanguageScore, scoreAsked, SCORES_ADMIN_PATH, type ScoresList } from './scores'

export const scoresEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: SCORES_ADMIN_PATH,
    handler: (req) => forCountries(req, async () => answer(200, await listed(req))),
  },
  {
    method: 'post',
    path: SCORES_ADMIN_PATH,
    handler: (req) =>
      forCountries(req, async () => {
        if (!mayMeasure(req)) return answer(403, { message: 'Only who may change phrases measures them.' })
        await readBody(req)
        const asked = scoreAsked.safeParse(req.data)
        if (!asked.success) return answer(400, { message: 'There is no such language.' })
        await measureScore(req.payload.db.pool, asked.data.locale)
        return answer(200, await listed(req))
      }),
  },
]

// It takes a processor for seconds.
function mayMeasure(req: PayloadRequest): boolean {
  return may(req, 'intents', 'change') !== undefined
}

async function listed(req: PayloadRequest): Promise<ScoresList> {
  return { scores: await languageScores(req.payload.db.pool), mayMeasure: mayMeasure(req) }
}

async function languageScores(db: Database): Promise<LanguageScore[]> {
  const measured = await readScores(db)
  const newest = measured.filter(({ locale }, at) => measured[at - 1]?.locale !== locale)
  return Promise.all(
    newest.map(async ({ locale, version, asked, honest, ...found }) => {
      const before = measured.find((each) => each.locale === locale && each.version !== version)
      return {
        locale,
        asked,
        first: shareOf(found.first, asked),
        amongThree: shareOf(found.amongThree, asked),
        refused: shareOf(found.refused, honest),
        firstBefore: before ? shareOf(before.first, before.asked) : null,
        isOutdated: (await versionToLearn(db, locale)) !== version,
      }
    }),
  )
}

function shareOf(count: number, all: number): number {
  return all === 0 ? 0 : count / all
}
