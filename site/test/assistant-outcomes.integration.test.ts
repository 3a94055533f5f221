import { QUESTIONS_PATH, TRIED_QUESTION_PATH } from '@carelane/main-api'
import { signedCall } from '@carelane/main-api/signature'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eraseOldOutcomes } from '@/features/assistant/outcomes/count-outcomes'
import { FEEDBACK_PATH } from '@/features/assistant/paths'
import { PASSAGE, useAssistant } from './support/assistant'
import { PUBLICATION_SECRET } from './support/built-site'

const { live, post, ask } = useAssistant()

const ALL = { countries: null, country: null, page: 1 }

beforeEach(async () => {
  // Creates the tables.
  await internal(QUESTIONS_PATH, ALL)
  await live.store.query('DELETE FROM assistant_questions; DELETE FROM assistant_outcomes')
})

const counted = async () =>
  (
    await live.store.query(
      'SELECT country, locale, outcome, count FROM assistant_outcomes ORDER BY country, outcome',
    )
  ).rows as object[]

/** Visitors do not wait until they are counted. */
const expectCounted = (rows: object[]) => vi.waitFor(async () => expect(await counted()).toEqual(rows))

describe('what became of questions', () => {
  test('is counted by country, language and day, once each, without the questions', async () => {
    await ask('How do I charge my phone?')
    await ask('How do I charge my phone in the car?')
    await ask('كيف أشحن هاتفي', { lang: 'sa' })
    await ask('Thank you')
    await ask('My Samsung Galaxy does not start')
    await ask('The phone is on fire')
    live.cms.passages = []
    await ask('Who won the cup in 1966?')
    const page = { title: 'When your phone gets hot', url: '31', locale: 'en' as const }
    live.cms.intents = [{ name: 'any', answer: 'pages', tool: null, probability: 0.2, pages: [page] }]
    await ask('it has a thing there')
    await expectCounted([
      { country: 'ng', locale: 'en', outcome: 'answered', count: 2 },
      ...['choose', 'greeting', 'otherBrand', 'refused', 'safety'].map((outcome) => ({
        ...{ country: 'ng', locale: 'en', outcome, count: 1 },
      })),
      { country: 'sa', locale: 'ar', outcome: 'answered', count: 1 },
    ])
    const { rows } = await live.store.query(
      `SELECT DISTINCT day = (now() AT TIME ZONE 'UTC')::date AS today FROM assistant_outcomes`,
    )
    expect(rows).toEqual([{ today: true }])
  })

  test('is not counted where there was no answer', async () => {
    live.cms.failWith = 503
    await ask('How do I charge my phone?')
    live.cms.failWith = null
    await ask('How do I charge my phone?')
    await expectCounted([{ country: 'ng', locale: 'en', outcome: 'answered', count: 1 }])
  })

  test('is counted in pages that come whole, too', async () => {
    await live.site.get('/ng/search/?mode=ai&q=How+do+I+charge+my+phone', {
      'x-forwarded-for': live.newcomer(),
    })
    await expectCounted([{ country: 'ng', locale: 'en', outcome: 'answered', count: 1 }])
  })

  test('is read with what visitors said of it, of the countries of an editor and the last 30 days', async () => {
    await ask('How do I charge my phone?')
    for (const helpful of ['no', 'no', 'yes'])
      await post(FEEDBACK_PATH, { lang: 'ng', question: 'How do I charge it?', helpful, sources: [] })
    await ask('كيف أشحن هاتفي', { lang: 'sa' })
    await vi.waitFor(async () => expect(await counted()).toHaveLength(4))
    await live.store.query(
      `INSERT INTO assistant_outcomes VALUES (current_date - 31, 'ng', 'en', 'answered', 100)`,
    )
    const english = [
      { locale: 'en', outcome: 'answered', count: 1 },
      { locale: 'en', outcome: 'helped', count: 1 },
      { locale: 'en', outcome: 'notHelped', count: 2 },
    ]
    expect(await internal(QUESTIONS_PATH, ALL)).toMatchObject({
      outcomes: [{ locale: 'ar', outcome: 'answered', count: 1 }, ...english],
      counts: [
        { country: 'ng', count: 3 },
        { country: 'sa', count: 0 },
      ],
    })
    for (const asked of [
      { ...ALL, country: 'ng' },
      { ...ALL, countries: ['ng'] },
    ])
      expect(await internal(QUESTIONS_PATH, asked)).toMatchObject({ outcomes: english })
  })

  test('stays when the question is erased, and is erased after 90 days', async () => {
    await live.store.query(
      `INSERT INTO assistant_outcomes VALUES ((now() AT TIME ZONE 'UTC')::date - 91, 'ng', 'en', 'answered', 1),
         ((now() AT TIME ZONE 'UTC')::date - 90, 'ng', 'en', 'answered', 2)`,
    )
    live.shareEnvironment()
    expect(await eraseOldOutcomes()).toBe(1)
    expect(await counted()).toMatchObject([{ count: 2 }])
  })
})

describe('a question that an editor tries', () => {
  test('is answered as a visitor’s is, and counts for nothing', async () => {
    live.cms.intents = [{ name: 'any', answer: 'pages', tool: 'partPrices', probability: 0.9, pages: [] }]
    const question = 'How do I charge my phone?'
    expect(await internal(TRIED_QUESTION_PATH, { lang: 'ng', question })).toEqual({
      answer: {
        outcome: 'answered',
        remarks: [],
        sentences: PASSAGE.sentences.map((text) => ({ text, sources: [1] })),
        sources: [{ number: 1, title: PASSAGE.title, href: '/ng/faq/7/' }],
        tools: [{ label: 'Spare part prices', href: '/ng/spare-parts-price/' }],
      },
    })
    await ask('Thank you')
    await expectCounted([{ country: 'ng', locale: 'en', outcome: 'greeting', count: 1 }])
  })

  test('is refused, warned of or not answered in a visitor’s words', async () => {
    live.cms.passages = []
    const tried = async (question: string, lang = 'ng') =>
      internal(TRIED_QUESTION_PATH, { lang, question }) as Promise<{
        answer: { outcome: string | null; remarks: string[] } | null
      }>
    expect(await tried('Who won the cup in 1966?')).toMatchObject({
      answer: { outcome: 'refused', remarks: [expect.stringMatching(/\w/)] },
    })
    const fire = await tried('The phone is on fire')
    expect(fire.answer?.outcome).toBe('safety')
    expect(fire.answer?.remarks.length).toBeGreaterThan(2)
    live.cms.failWith = 503
    const away = await tried('How do I charge my phone?')
    live.cms.failWith = null
    expect(away).toMatchObject({ answer: { outcome: null, remarks: [expect.any(String)] } })
    expect(await tried('How?', 'xx')).toEqual({ answer: null })
  })

  test('needs the signature, and spends no budget', async () => {
    const body = JSON.stringify({ lang: 'ng', question: 'How?' })
    expect((await live.site.post(TRIED_QUESTION_PATH, {}, body)).status).toBe(401)
    for (let at = 0; at < 70; at += 1)
      expect(await internal(TRIED_QUESTION_PATH, { lang: 'ng', question: 'How?' })).toHaveProperty('answer')
  })
})

async function internal(path: string, asked: object): Promise<unknown> {
  const body = JSON.stringify(asked)
  return JSON.parse(
    (await live.site.post(path, signedCall(PUBLICATION_SECRET, { method: 'POST', path, body }), body)).text,
  )
}
