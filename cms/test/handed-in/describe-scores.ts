import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ScoresList, scoresList } from '../../src/assistant/scores'
import { modelOf } from '../../src/search/intents/intent-models'
import type { CmsWithSite } from '../support/cms-with-site'

const KETTLE = [
  'kettle leaks',
  'the kettle leaks water',
  'my kettle leaks',
  'kettle leaks again',
  'old kettle leaks',
]
const WEATHER = ['rain today', 'will rain come', 'rain tomorrow', 'is it rain season', 'rain at noon']

export function describeScores(started: () => CmsWithSite): void {
  const as = () => started().as
  const measure = (headers: HeadersInit, locale: string) =>
    started().cms.rest('/assistant-scores', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ locale }),
    })
  const list = async (headers: HeadersInit): Promise<ScoresList> =>
    scoresList.parse(await (await started().cms.rest('/assistant-scores', { headers })).json())

  describe('how well a language is understood', () => {
    let kettle: number

    beforeAll(async () => {
      const { payload } = started().cms
      const intent = { collection: 'intents', locale: 'tr' } as const
      const pages = { name: 'Kettle', answer: 'pages', phrases: KETTLE.join('\n') } as const
      kettle = (await payload.create({ ...intent, data: pages })).id
      await payload.create({
        ...intent,
        data: { name: 'Weather', answer: 'unsupported', phrases: WEATHER.join('\n') },
      })
    })

    afterAll(async () => {
      await started().cms.payload.delete({
        collection: 'intents',
        where: { name: { in: ['Kettle', 'Weather'] } },
      })
    })

    test('is measured by phrases held out, for those who may change them', async () => {
      expect(await list(as().nigerian)).toEqual({ scores: [], mayMeasure: false })
      expect((await measure(as().nigerian, 'tr')).status).toBe(403)
      expect((await measure(as().administrator, 'xx')).status).toBe(400)
      for (const headers of [as().translator, {}]) expect((await measure(headers, 'tr')).status).toBe(403)
      expect(scoresList.parse(await (await measure(as().administrator, 'tr')).json())).toEqual({
        scores: [
          {
            locale: 'tr',
            asked: 2,
            first: 1,
            amongThree: 1,
            refused: 0,
            firstBefore: null,
            isOutdated: false,
          },
        ],
        mayMeasure: true,
      })
    })

    test('is measured again after a change, and says what it was before', async () => {
      const { payload } = started().cms
      const worse = [...KETTLE.slice(0, 4), 'rain tomorrow in the kettle'].join('\n')
      await modelOf(payload.db.pool, 'tr')
      await payload.update({ collection: 'intents', id: kettle, locale: 'tr', data: { phrases: worse } })
      expect((await list(as().nigerian)).scores).toMatchObject([{ isOutdated: true }])
      await vi.waitFor(
        async () => {
          // Changes are learned when somebody asks.
          await modelOf(payload.db.pool, 'tr')
          expect((await list(as().nigerian)).scores).toMatchObject([
            { asked: 2, first: 0.5, firstBefore: 1, isOutdated: false },
          ])
        },
        { timeout: 30_000, interval: 500 },
      )
      const { rows } = await payload.db.pool.query("SELECT FROM search.intent_scores WHERE locale = 'tr'")
      expect(rows).toHaveLength(2)
    })
  })
}
