import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CmsWithSite, readList } from '../support/cms-with-site'

export function describeAssistantQuestions(started: () => CmsWithSite): void {
  describe('assistant questions', () => {
    const as = () => started().as
    const list = (headers: HeadersInit, query = '') =>
      readList(started(), `/assistant-questions${query}`, headers)

    // The site creates its tables on first use.
    beforeAll(() => list(as().administrator))

    beforeEach(() => started().store.query('DELETE FROM assistant_questions'))

    const finish = (headers: HeadersInit, id: string) =>
      started().cms.rest(`/assistant-questions/${id}/done`, { method: 'POST', headers })

    async function add(question: string, { country = 'ng', isHelped = false } = {}): Promise<string> {
      const { rows } = await started().store.query<{ id: string }>(
        `INSERT INTO assistant_questions (country, locale, question, is_helped, sources)
         VALUES ($1, 'en', $2, $3, '{/ng/faq/7/}') RETURNING id`,
        [country, question, isHelped],
      )
      return rows[0]?.id ?? ''
    }

    test('is empty where nothing was handed in', async () => {
      expect(await list(as().administrator)).toMatchObject({
        questions: [],
        pages: 1,
        counts: [],
        outcomes: [],
      })
    })

    describe('the list of what visitors asked the assistant', () => {
      test('has those first whom the answer did not help', async () => {
        await add('Helped', { isHelped: true })
        const id = await add('Not helped', { country: 'ke' })
        expect(await list(as().administrator)).toMatchObject({
          questions: [
            { id, country: 'ke', question: 'Not helped', isHelped: false, sources: ['/ng/faq/7/'] },
            { question: 'Helped', isHelped: true },
          ],
          pages: 1,
          counts: [
            { country: 'ke', name: 'Kenya', count: 1 },
            { country: 'ng', name: 'Nigeria', count: 1 },
          ],
        })
        expect(await list(as().administrator, '?country=ng')).toMatchObject({
          questions: [{ question: 'Helped' }],
        })
      })

      test('has pages', async () => {
        for (let at = 0; at < 51; at++) await add(`Question ${at}`)
        const first = await list(as().administrator)
        expect([first.questions.length, first.pages]).toEqual([50, 2])
        expect((await list(as().administrator, '?page=2')).questions).toHaveLength(1)
        expect(
          (await started().cms.rest('/assistant-questions?page=0', { headers: as().administrator })).status,
        ).toBe(400)
      })

      test('is of the countries that an editor looks after, and for nobody else', async () => {
        await add('In Nigeria')
        const other = await add('In Kenya', { country: 'ke' })
        expect(await list(as().nigerian)).toMatchObject({ questions: [{ question: 'In Nigeria' }] })
        expect(await (await finish(as().nigerian, other)).json()).toEqual({ isDone: false })
        for (const headers of [as().translator, {}])
          expect((await started().cms.rest('/assistant-questions', { headers })).status).toBe(403)
      })

      test('loses what is done', async () => {
        const id = await add('Done')
        expect(await (await finish(as().nigerian, id)).json()).toEqual({ isDone: true })
        expect(await list(as().administrator)).toMatchObject({ questions: [] })
        expect((await finish(as().nigerian, 'nonsense')).status).toBe(400)
      })
    })
  })
}
