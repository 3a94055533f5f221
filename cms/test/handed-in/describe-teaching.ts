import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { QuestionsList } from '../../src/assistant/questions-list'
import { callMainApi } from '../support/call-main-api'
import { type CmsWithSite, readList } from '../support/cms-with-site'

const BATTERY = ['my battery drains fast', 'the battery drains so quickly', 'my phone is empty by noon']
const SCREEN = ['my screen is cracked', 'cracked display', 'the display is broken']

const SOON = { timeout: 30_000, interval: 500 }

export function describeTeaching(started: () => CmsWithSite): void {
  const as = () => started().as
  const list = async (headers: HeadersInit = as().administrator) =>
    (await readList(started(), '/assistant-questions', headers)) as QuestionsList
  const send = (headers: HeadersInit, path: string, body: object) =>
    started().cms.rest(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  describe('what editors make of questions to the assistant', () => {
    let battery: number

    beforeAll(async () => {
      const { payload } = started().cms
      const intent = { collection: 'intents', data: { answer: 'pages' } } as const
      const data = { ...intent.data, name: 'Battery', tool: 'partPrices' as const }
      battery = (await payload.create({ ...intent, data: { ...data, phrases: BATTERY.join('\n') } })).id
      await payload.create({
        ...intent,
        data: { ...intent.data, name: 'Screen', phrases: SCREEN.join('\n') },
      })
      // The site creates its tables on first use.
      await list()
    })

    beforeEach(async () => {
      await started().store.query('DELETE FROM assistant_questions; DELETE FROM assistant_outcomes')
    })

    async function add(question: string, country = 'ng'): Promise<string> {
      const { rows } = await started().store.query<{ id: string }>(
        `INSERT INTO assistant_questions (country, locale, question, is_helped, sources)
         VALUES ($1, 'en', $2, false, '{}') RETURNING id`,
        [country, question],
      )
      return rows[0]?.id ?? ''
    }

    const phrases = async () =>
      (await started().cms.payload.findByID({ collection: 'intents', id: battery })).phrases?.split('\n')
    const teach = (headers: HeadersInit, id: string, question: string) =>
      send(headers, `/assistant-questions/${id}/phrase`, { intent: battery, locale: 'en', question })
    const draft = (headers: HeadersInit, id: string, country: string) =>
      send(headers, `/assistant-questions/${id}/faq`, { country, locale: 'en', question: 'Which glue?' })
    const refusalIn = async (response: Response) => {
      const { errors } = (await response.json()) as {
        errors: [{ message: string; data?: { errors: [{ message: string }] } }]
      }
      return errors[0].data?.errors[0].message ?? errors[0].message
    }

    test('the list has counts of all questions, of the countries of an editor', async () => {
      await started().store.query(
        `INSERT INTO assistant_outcomes VALUES (current_date, 'ng', 'en', 'answered', 3),
           (current_date, 'ke', 'en', 'refused', 2)`,
      )
      expect(await list()).toMatchObject({
        outcomes: [
          { locale: 'en', outcome: 'answered', count: 3 },
          { locale: 'en', outcome: 'refused', count: 2 },
        ],
        counts: [
          { name: 'Kenya', count: 0 },
          { name: 'Nigeria', count: 0 },
        ],
      })
      const { outcomes } = await list(as().nigerian)
      expect(outcomes).toEqual([{ locale: 'en', outcome: 'answered', count: 3 }])
    })

    test('the list says what a question is taken for now, and what its reader may do', async () => {
      await add('why does the battery drain')
      await vi.waitFor(async () => expect((await list()).questions[0]?.subject?.name).toBe('Battery'), SOON)
      const { questions, subjects, mayDraft } = await list()
      expect(questions[0]?.subject).toMatchObject({ id: battery })
      expect(questions[0]?.subject?.probability).toBeGreaterThan(0.5)
      expect(subjects.map(({ name }) => name)).toEqual(['Battery', 'Screen'])
      expect(mayDraft).toBe(true)
      expect(await list(as().nigerian)).toMatchObject({ subjects: [], mayDraft: true })
    })

    test('a question becomes a phrase that the assistant knows within half a minute', async () => {
      const { payload } = started().cms
      const id = await add('cracked juice')
      const versions = () =>
        payload.countVersions({ collection: 'intents', where: { parent: { equals: battery } } })
      const before = (await versions()).totalDocs
      const likeliest = async () => {
        const asked = { shortName: 'ng', question: 'cracked juice' }
        const { intents } = (await callMainApi(started().cms, 'assistantPassages', asked)).read()
        return intents[0]?.name
      }
      expect(await likeliest()).toBe('Screen')

      // A word that one phrase alone has teaches nothing.
      const first = 'Cracked juice by noon'
      await teach(as().administrator, await add(first), first)
      const answer = await teach(as().administrator, id, 'cracked juice')
      expect(await answer.json()).toEqual({ outcome: 'added', isDone: true })
      expect(await phrases()).toEqual([...BATTERY, first, 'cracked juice'])
      expect((await versions()).totalDocs).toBe(before + 2)
      expect((await list()).questions).toEqual([])
      await vi.waitFor(async () => expect(await likeliest()).toBe('Battery'), SOON)

      const again = await add('Cracked  JUICE')
      expect(await (await teach(as().administrator, again, 'Cracked  JUICE')).json()).toEqual({
        outcome: 'known',
        isDone: false,
      })
      expect((await list()).questions).toHaveLength(1)
    })

    test('of two who teach one subject at once, neither is lost', async () => {
      const texts = ['first at once', 'second at once', 'third at once', 'fourth at once']
      const ids: string[] = []
      for (const text of texts) ids.push(await add(text))
      await Promise.all(texts.map((text, at) => teach(as().administrator, ids[at] ?? '', text)))
      expect(await phrases()).toEqual(expect.arrayContaining(texts))
    })

    test('what the form would refuse is refused with its words, and the question stays', async () => {
      const long = 'why does it drain '.repeat(20).trim()
      const id = await add(long)
      const refused = await teach(as().administrator, id, long)
      expect(refused.status).toBe(400)
      expect(await refusalIn(refused)).toMatch(/^A phrase has at most 300 characters/)
      const foreign = await teach(as().nigerian, id, 'drained')
      expect(foreign.status).toBe(403)
      expect(await refusalIn(foreign)).toMatch(/not allowed/)
      for (const headers of [as().translator, {}])
        expect((await teach(headers, id, 'drained')).status).toBe(403)
      expect((await teach(as().administrator, 'nonsense', 'drained')).status).toBe(400)
      expect(await phrases()).not.toContain('drained')
      expect((await list()).questions).toHaveLength(1)
    })

    test('nothing is written below what somebody else is editing', async () => {
      const { payload } = started().cms
      const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'translator' } } })
      const user = { relationTo: 'users' as const, value: docs[0]?.id ?? 0 }
      const document = { relationTo: 'intents' as const, value: battery }
      const lock = await payload.create({ collection: 'payload-locked-documents', data: { document, user } })
      const id = await add('drained overnight')
      const refused = await teach(as().administrator, id, 'drained overnight')
      expect(refused.status).toBe(403)
      expect(await refusalIn(refused)).toMatch(/^Somebody is editing this subject now/)
      expect(await phrases()).not.toContain('drained overnight')
      expect((await list()).questions).toHaveLength(1)
      await payload.delete({ collection: 'payload-locked-documents', id: lock.id })
    })

    test('a question that nobody answers becomes a draft in its language and country', async () => {
      const { payload } = started().cms
      const id = await add('Which glue?')
      const drafted = (await (await draft(as().nigerian, id, 'ng')).json()) as { id: number; isDone: boolean }
      expect(drafted.isDone).toBe(true)
      const faq = await payload.findByID({ collection: 'faqs', id: drafted.id, draft: true })
      expect(faq).toMatchObject({
        question: 'Which glue?',
        _status: 'draft',
        allCountries: false,
        countries: [{ shortName: 'ng' }],
      })
      expect((await list()).questions).toEqual([])

      const elsewhere = await add('Which glue?', 'ke')
      const refused = await draft(as().nigerian, elsewhere, 'ke')
      expect(refused.status).toBe(403)
      expect(await refusalIn(refused)).toBe('Name one or more of your own countries, and no other.')
      expect((await draft(as().translator, elsewhere, 'ng')).status).toBe(403)
      expect((await payload.count({ collection: 'faqs' })).totalDocs).toBe(1)
    })

    test('the bench shows what a visitor gets, and why', async () => {
      const bench = (headers: HeadersInit, lang: string, question = 'does the battery drain') =>
        send(headers, '/assistant-bench', { lang, question })
      const told: unknown = await (await bench(as().nigerian, 'ng')).json()
      expect(told).toMatchObject({
        answer: { outcome: 'answered', tools: [{ href: '/ng/spare-parts-price/' }] },
        origin: started().stack.siteUrl,
        readIn: 'en',
        subjects: [{ id: battery, name: 'Battery' }, { name: 'Screen' }],
      })
      const { nearest, pieces } = told as { nearest: { phrase: string }[]; pieces: { piece: string }[] }
      expect(nearest[0]?.phrase).toBe('the battery drains so quickly')
      expect(nearest).toHaveLength(5)
      expect(pieces.map(({ piece }) => piece)).toContain('battery')
      const { rows } = await started().store.query('SELECT FROM assistant_outcomes')
      expect(rows).toEqual([])

      expect((await bench(as().nigerian, 'ke')).status).toBe(403)
      expect((await bench(as().administrator, 'ke')).status).toBe(200)
      expect((await bench(as().administrator, 'xx')).status).toBe(400)
      expect((await bench(as().administrator, 'ng', ' ')).status).toBe(400)
      for (const headers of [as().translator, {}]) expect((await bench(headers, 'ng')).status).toBe(403)
    })
  })
}
