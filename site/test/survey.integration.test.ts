import { getMessages } from '@carelane/messages'
import { beforeAll, describe, expect, test } from 'vitest'
import { seal } from '@/platform/sealed'
import type { Answer } from './support/built-site'
import { IS_ONE_PROCESS, useLiveSite } from './support/live-site'
import { fieldsOf, sendForm } from './support/plain-form'

const surveyPage = (lang: string) => `/${lang}/survey/`
const { survey: texts, forms } = getMessages('en')

const live = useLiveSite()

beforeAll(() => live.shareEnvironment())

interface Visitor {
  lang: string
  page: Answer
  cookie: string
  from: string
}

async function visit(lang: string): Promise<Visitor> {
  const page = await live.site.get(surveyPage(lang))
  return { lang, page, cookie: '', from: live.newcomer() }
}

async function press(visitor: Visitor, go: string, typed: Record<string, string> = {}): Promise<Visitor> {
  const { lang, page: before, cookie, from } = visitor
  const sent = await sendForm(live.site, {
    page: surveyPage(lang),
    typed: { sealed: fieldOf(before, 'sealed'), go, ...typed },
    before,
    cookie,
    from,
  })
  const kept = sent.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie
  return { ...visitor, page: sent, cookie: kept }
}

const fieldOf = (page: Answer, name: string) => new Map(fieldsOf(page.text, 'sealed')).get(name) ?? ''
const shown = async ({ lang, cookie }: Visitor) => live.site.get(surveyPage(lang), { cookie })

async function atTheEnd(lang: string): Promise<Visitor> {
  return press(await visit(lang), 'next', { q0: 'waiting' })
}

async function takenOf(key: string) {
  const submissions = await live.sandbox.taken('survey-add')
  return submissions.filter(({ requestKey }) => requestKey === key)
}

const delivered = (visitor: Visitor) =>
  expect
    .poll(async () => (await shown(visitor)).text, { timeout: 20_000, interval: 200 })
    .toContain(texts.received.delivered)

describe('a survey without scripts', () => {
  test('goes step by step along its branches, back and another way, and hands in what is on the way', async () => {
    let visitor = await visit('ng')
    expect([visitor.page.status, visitor.page.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ])
    expect(visitor.page.text).toContain('Question 1 of 5')
    expect(visitor.page.text).toContain('Was your device repaired?')
    const key = fieldOf(visitor.page, 'key')
    visitor = await press(visitor, 'next', { q0: 'no' })
    expect(visitor.page.text).toContain('Question 2 of 3')
    expect(visitor.page.text).toContain('Why was it not repaired?')
    visitor = await press(visitor, 'next', { q3: 'price' })
    visitor = await press(visitor, 'previous', { q4: 'Two <chairs>' })
    visitor = await press(visitor, 'previous')
    expect(visitor.page.text).toMatch(/<input(?=[^>]*name="q0")(?=[^>]*value="no")[^>]* checked=""/)
    visitor = await press(visitor, 'next', { q0: 'yes' })
    expect(visitor.page.text).toContain('How satisfied are you with the repair?')
    visitor = await press(visitor, 'next', { q1: '4' })
    visitor = await press(visitor, 'next', { q2: 'staff' })
    expect(visitor.page.text).toContain('Question 4 of 4')
    expect(visitor.page.text).toContain('Two &lt;chairs&gt;</textarea>')
    visitor = await press(visitor, 'send', { q4: 'Two <chairs>' })
    expect([visitor.page.status, visitor.page.headers.location]).toEqual([303, surveyPage('ng')])
    await delivered(visitor)
    expect((await shown(visitor)).text).toContain('Submitted successfully!')
    expect(await takenOf(key)).toMatchObject([
      {
        arrivals: 1,
        content: {
          surveyId: '1',
          answers: [
            { questionId: 'repaired', optionIds: ['yes'] },
            { questionId: 'satisfaction', optionIds: ['4'] },
            { questionId: 'liked', optionIds: ['staff'] },
            { questionId: 'wish', text: 'Two <chairs>' },
          ],
        },
      },
    ])
    expect(JSON.stringify((await live.store.query('SELECT * FROM submissions')).rows)).not.toContain('chairs')
    expect(live.site.logs.join('')).not.toContain('chairs')
  })

  test('says on top and at the question what is missing', async () => {
    const missing = await press(await visit('ng'), 'next')
    expect(missing.page.status).toBe(200)
    expect(missing.page.text).toContain(forms.checkInput)
    expect(missing.page.text).toContain(`<a href="#q0">${texts.problems.one}</a>`)
    expect(missing.page.text).toMatch(new RegExp(`<p id="q0-error"[^>]*>${texts.problems.one}</p>`))
    const scale = await press(await press(missing, 'next', { q0: 'yes' }), 'next', { q1: '5' })
    const none = await press(scale, 'next')
    expect(none.page.text).toContain(`<a href="#q2">${texts.problems.many}</a>`)
  })

  test('asks before leaving what is not sent [8#28], and keeps it where the visitor stays', async () => {
    const untouched = await press(await visit('ng'), 'leave')
    expect([untouched.page.status, untouched.page.headers.location]).toEqual([303, '/ng/'])
    const asked = await press(await visit('ng'), 'leave', { q0: 'waiting' })
    expect(asked.page.text).toContain('Quit the page will not save the completed survey, do confirm to quit?')
    const back = await press(asked, 'stay')
    expect(back.page.text).toMatch(/<input(?=[^>]*name="q0")(?=[^>]*value="waiting")[^>]* checked=""/)
    expect(back.page.text).not.toContain('<dialog')
    const left = await press(asked, 'quit')
    expect([left.page.status, left.page.headers.location]).toEqual([303, '/ng/'])
  })
})

describe('what is handed in', () => {
  test('comes once, whoever sends it how often, from two tabs too', async () => {
    const visitor = await atTheEnd('sa_en')
    const key = fieldOf(visitor.page, 'key')
    const sent = await Promise.all([press(visitor, 'send'), press(visitor, 'send'), press(visitor, 'send')])
    for (const { page } of sent)
      expect([page.status, page.headers.location]).toEqual([303, surveyPage('sa_en')])
    const [first] = sent as [Visitor, ...Visitor[]]
    await delivered(first)
    const otherTab = { ...(await atTheEnd('sa_en')), cookie: first.cookie }
    const again = await press(otherTab, 'send', { q4: 'once more' })
    expect(again.page.status).toBe(303)
    expect(await takenOf(key)).toMatchObject([{ arrivals: 1 }])
    expect(await takenOf(fieldOf(otherTab.page, 'key'))).toEqual([])
    expect((await shown({ ...first, lang: 'sa' })).text).toContain(getMessages('ar').survey.received.title)
  })

  test.each(['next', 'send'])(
    'has to be answers of the survey: nonsense with %s is said and not taken',
    async (go) => {
      const visitor = await visit('ng')
      const key = fieldOf(visitor.page, 'key')
      for (const { typed, problem } of [
        { typed: { q0: 'speed' }, problem: texts.problems.unfit },
        { typed: { q0: '<script>alert(1)</script>' }, problem: texts.problems.unfit },
        {
          typed: { q0: 'waiting', at: '4', q4: 'x'.repeat(2001) },
          problem: 'Please shorten this text to 2,000',
        },
      ]) {
        const { page } = await press(visitor, go, typed)
        expect(page.status).toBe(200)
        expect(page.text).toContain(problem)
        expect(page.text).not.toContain('<script>alert(1)')
      }
      const elsewhere = await press(visitor, go, { at: '3', q0: '', q3: 'price' })
      expect(elsewhere.page.text).toContain(texts.problems.one)
      expect(await takenOf(key)).toEqual([])
    },
  )

  test('stood in a form that was open for too long goes on where the questions are the same', async () => {
    const visitor = await press(await visit('ng'), 'next', { q0: 'no' })
    const key = fieldOf(visitor.page, 'key')
    const over = { sealed: await seal('survey', {}, -1) }
    const next = await press(visitor, 'next', { ...over, q3: 'price' })
    expect(next.page.text).not.toContain(texts.over)
    expect(fieldOf(next.page, 'sealed')).not.toBe(over.sealed)
    expect((await press(next, 'send', over)).page.status).toBe(303)
    await expect.poll(() => takenOf(key)).toMatchObject([{ arrivals: 1, content: { answers: [{}, {}] } }])
  })

  test('stands in a form of ours, or it is refused with its status', async () => {
    const visitor = await atTheEnd('ng')
    const ofOthers = { sealed: 'made.up.by.some.one', draft: 'survey 1 of-other-questions' }
    const changed = await press(visitor, 'send', ofOthers)
    expect([changed.page.status, changed.page.text.includes(texts.over)]).toEqual([200, true])
    expect((await press(visitor, 'send', { key: '12' })).page.status).toBe(404)
    expect((await press(visitor, 'send', { lang: 'nowhere' })).page.status).toBe(404)
  })

  test('and cannot be stored is not said to be received, and is kept', async () => {
    const visitor = await atTheEnd('ng')
    await live.store.query('ALTER TABLE submissions RENAME TO away')
    const failed = await press(visitor, 'send', { q4: 'Ein <Tisch>' })
    await live.store.query('ALTER TABLE away RENAME TO submissions')
    expect(failed.page.status).toBe(503)
    expect(failed.page.text).toContain(texts.notStored)
    expect(failed.page.text).toContain('Ein &lt;Tisch&gt;</textarea>')
    await delivered(await press(failed, 'send', { q4: 'Ein <Tisch>' }))
  })

  test.each(['down', 'done-down', 'done-500', 'truncated'])(
    'before a service that answers with %s is received, delivered later and counted once',
    async (fault) => {
      const visitor = await atTheEnd('ci')
      const key = fieldOf(visitor.page, 'key')
      let sent = visitor
      await live.sandbox.withFault({ call: 'survey-add', fault }, async () => {
        sent = await press(visitor, 'send')
        expect(sent.page.status).toBe(303)
        expect((await shown(sent)).text).toContain(getMessages('fr').survey.received.delivering)
      })
      await live.timePasses()
      await expect
        .poll(async () => (await shown(sent)).text, { timeout: 20_000, interval: 200 })
        .toContain(getMessages('fr').survey.received.delivered)
      expect(await takenOf(key)).toHaveLength(1)
    },
  )

  test('is not lost where the service is gone between two steps', async () => {
    const visitor = await atTheEnd('ng')
    await live.sandbox.withFault({ call: 'survey-list', fault: 'down' }, async () => {
      await live.restart()
      const sent = await press(visitor, 'previous')
      expect(sent.page.text).toContain('Was your device repaired?')
      expect((await press(sent, 'next')).page.text).toContain('What should we do better?')
    })
  })
})

describe('a survey that is not there', () => {
  test.each(['ke', 'td', 'global'])('is said in %s with 404, and by the button with no id', async (lang) => {
    const page = await live.site.get(surveyPage(lang))
    expect(page.status).toBe(404)
    expect(page.text).not.toContain('name="sealed"')
    const offered = await live.site.get(`/api/survey/?lang=${lang}`)
    expect([offered.status, offered.text]).toEqual([200, '{"id":null}'])
  })

  test('since the service does not answer, is said to be away for now', async () => {
    await live.sandbox.withFault({ call: 'survey-list', fault: '500' }, async () => {
      const page = await live.site.get(surveyPage('bd_en'))
      expect(page.text).toContain(forms.failed.title)
      expect((await live.site.get('/api/survey/?lang=bd_en')).status).toBe(503)
    })
  })

  test.runIf(IS_ONE_PROCESS)(
    'any more when it is handed in, is a refusal for good, and said so',
    async () => {
      const visitor = await visit('ph')
      const key = fieldOf(visitor.page, 'key')
      const answered = await press(visitor, 'next', { q0: '5' })
      await live.sandbox.withTimeGone(400 * 86_400, async () => {
        const sent = await press(answered, 'send')
        expect(sent.page.status).toBe(303)
        const receipt = await shown(sent)
        expect(receipt.text).toContain(texts.refused.closed.title)
        expect(receipt.text).not.toContain('name="sealed"')
      })
      const { rows } = await live.store.query('SELECT state, answer FROM submissions WHERE key = $1', [key])
      expect(rows).toEqual([{ state: 'refused', answer: 'closed' }])
    },
  )
})

test('the button is told which survey is open [4#13], and nothing of a section that is none', async () => {
  expect((await live.site.get('/api/survey/?lang=ph')).text).toBe('{"id":"5"}')
  expect((await live.site.get('/api/survey/?lang=nowhere')).status).toBe(404)
  expect((await live.site.get('/api/survey/')).status).toBe(400)
})
