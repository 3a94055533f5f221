import { QUESTION_DONE_PATH, QUESTIONS_PATH } from '@carelane/main-api'
import { signedCall } from '@carelane/main-api/signature'
import { beforeEach, describe, expect, test } from 'vitest'
import { eraseOldFeedback } from '@/features/assistant/feedback/keep-feedback'
import { FEEDBACK_PATH } from '@/features/assistant/paths'
import { useAssistant } from './support/assistant'
import { PUBLICATION_SECRET } from './support/built-site'

const { live, post, kept } = useAssistant()

describe('what visitors said of answers', () => {
  beforeEach(async () => {
    // Creates the tables.
    await give('x')
    await live.store.query('DELETE FROM assistant_questions')
  })

  test('is kept without numbers and addresses, with what was cited', async () => {
    await give(`Where is my repair WO 12345 67890, I am ann@example.org, +234 803 123 4567?`, ['/ng/faq/7/'])
    expect(await kept()).toMatchObject([
      {
        country: 'ng',
        locale: 'en',
        question: 'Where is my repair WO …, I am … +…?',
        is_helped: false,
        sources: ['/ng/faq/7/'],
      },
    ])
  })

  test('is read by whoever has the signature, of their countries, those not helped first', async () => {
    await give('Helped', [], 'yes')
    await give('Not helped')
    await give('In Kenya', [], 'no', 'ke')
    const list = await internal(QUESTIONS_PATH, { countries: ['ng'], country: null, page: 1 })
    expect(list).toMatchObject({
      questions: [
        { question: 'Not helped', isHelped: false },
        { question: 'Helped', isHelped: true },
      ],
      pages: 1,
      counts: [{ country: 'ng', count: 2 }],
    })
    const body = JSON.stringify({ countries: null, country: null, page: 1 })
    expect((await live.site.post(QUESTIONS_PATH, {}, body)).status).toBe(401)
  })

  test('is taken off the list by who looks after its country alone', async () => {
    await give('Not helped')
    const [{ id }] = (await kept()) as [{ id: string }]
    expect(await internal(QUESTION_DONE_PATH, { countries: ['ke'], id })).toEqual({ isDone: false })
    expect(await internal(QUESTION_DONE_PATH, { countries: ['ng'], id })).toEqual({ isDone: true })
    expect(await kept()).toEqual([])
  })

  test('is taken from one address as often as it may ask, and from others still', async () => {
    const from = live.newcomer()
    const statuses: number[] = []
    for (let at = 0; at < 61; at++) {
      const said = { lang: 'ng', question: `What of ${'x'.repeat(at)}?`, helpful: 'no', sources: [] }
      statuses.push((await post(FEEDBACK_PATH, said, { from })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    expect(await kept()).toHaveLength(60)
    expect((await give('Another visitor')).status).toBe(200)
  })

  test('is erased after 90 days', async () => {
    await give('Old')
    await give('Young')
    await live.store.query(
      `UPDATE assistant_questions SET given_at = now() - interval '91 days' WHERE question = 'Old'`,
    )
    live.shareEnvironment()
    expect(await eraseOldFeedback()).toBe(1)
    expect(await kept()).toMatchObject([{ question: 'Young' }])
  })
})

function give(question: string, sources: string[] = [], helpful = 'no', lang = 'ng') {
  return post(FEEDBACK_PATH, { lang, question, helpful, sources })
}

async function internal(path: string, asked: object): Promise<unknown> {
  const body = JSON.stringify(asked)
  return JSON.parse(
    (await live.site.post(path, signedCall(PUBLICATION_SECRET, { method: 'POST', path, body }), body)).text,
  )
}
