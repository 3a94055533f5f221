import { type AssistantPassage, QUESTION_DONE_PATH, QUESTIONS_PATH } from '@carelane/main-api'
import { signedHeaders } from '@carelane/main-api/signature'
import { getMessages } from '@carelane/messages'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ASSISTANT_PATH, FEEDBACK_PATH, OPEN_TOOL_PATH } from '@/features/assistant/paths'
import { eraseOldFeedback } from '@/features/assistant/feedback/keep-feedback'
import { shownPart, type ShownPart } from '@/features/assistant/shown-part'
import { BuiltSite, PUBLICATION_SECRET } from './support/built-site'
import { useLiveSite } from './support/live-site'
import { cookieIn, fieldsOf, sendForm } from './support/plain-form'

const live = useLiveSite()
const { assistant: words } = getMessages('en')
const NOTHING = { device: null, topic: null }

const IMEI = '490154203237518'

interface Asking {
  lang?: string
  from?: string
  origin?: string
}

function post(path: string, body: object, { from = live.newcomer(), origin }: Asking = {}) {
  const host = `localhost:${live.site.port}`
  const headers = {
    host,
    origin: origin ?? `http://${host}`,
    'content-type': 'application/json',
    'x-forwarded-for': from,
  }
  return live.site.post(path, headers, JSON.stringify(body))
}

const ask = (question: string, { lang = 'ng', ...more }: Asking = {}) =>
  post(ASSISTANT_PATH, { lang, question, carried: NOTHING }, more)

const partsIn = (text: string): ShownPart[] =>
  text
    .split('\n\n')
    .filter((line) => line !== '')
    .map((line) => shownPart.parse(JSON.parse(line.replace(/^data: /, ''))))

/** What our pages say of a swollen battery, and somebody who wrote into them. */
const PASSAGE: AssistantPassage = {
  kind: 'faq',
  title: 'My battery is swollen',
  url: 'faq/7',
  locale: 'en',
  heading: null,
  sentences: ['A swollen battery must not be charged.', 'Bring the phone to a service centre.'],
  isSteps: false,
  telling: [0, 1],
  score: 1,
}

beforeEach(() => {
  live.cms.passages = [PASSAGE]
})

describe('the route of the assistant', () => {
  test('names its sources by paths of the section, before the sentences that cite them', async () => {
    const { text } = await ask('My battery is swollen')
    expect(partsIn(text)).toEqual([
      { type: 'source', number: 1, title: 'My battery is swollen', href: '/ng/faq/7/' },
      { type: 'sentence', text: 'A swollen battery must not be charged.', sources: [1] },
      { type: 'sentence', text: 'Bring the phone to a service centre.', sources: [1] },
      expect.objectContaining({ type: 'carried' }),
      { type: 'end' },
    ])
  })

  test('says in what language a text is where that is not the visitor’s', async () => {
    const { text } = await ask('بطارية منتفخة', { lang: 'sa' })
    expect(partsIn(text)[0]).toMatchObject({ type: 'source', href: '/sa/faq/7/', lang: 'en', dir: 'ltr' })
  })

  test('leaves out what would lead elsewhere', async () => {
    live.cms.passages = [{ ...PASSAGE, url: 'https://evil.example/' }]
    const { text } = await ask('My battery is swollen')
    expect(text).not.toContain('evil.example')
  })

  test('says so where nothing supports an answer, and where the content is away', async () => {
    live.cms.passages = []
    const nothing = partsIn((await ask('Who won the cup in 1966?')).text)
    expect(nothing).toContainEqual({ type: 'refusal', reason: 'unsupported' })
    live.cms.failWith = 503
    const away = partsIn((await ask('My battery is swollen')).text)
    live.cms.failWith = null
    expect(away.at(-1)).toEqual({ type: 'problem', message: words.problem.failed })
  })

  test('answers in parts, the last of which says that it is whole, and nothing keeps it', async () => {
    const { status, headers, text } = await ask('How do I charge my phone?')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
    ])
    expect(partsIn(text).at(-1)).toEqual({ type: 'end' })
  })

  test.each([
    ['without a question', { lang: 'ng', question: '  ', carried: NOTHING }, 400],
    ['with one that is too long', { lang: 'ng', question: 'x'.repeat(501), carried: NOTHING }, 400],
    ['with more than belongs to it', { lang: 'ng', question: 'x', carried: NOTHING, more: 1 }, 400],
    ['of a section that there is none of', { lang: 'xx', question: 'x', carried: NOTHING }, 404],
  ])('refuses what comes %s', async (_, body, status) => {
    expect((await post(ASSISTANT_PATH, body)).status).toBe(status)
  })

  test('takes 500 signs of any script', async () => {
    const { status } = await ask('က'.repeat(500), { lang: 'mm' })
    expect(status).toBe(200)
  })

  test('refuses other sites', async () => {
    expect((await ask('x', { origin: 'https://evil.example' })).status).toBe(400)
  })

  test('tells who asks too much to wait, in their language, and lets others ask', async () => {
    const from = live.newcomer()
    const answers = await Promise.all(Array.from({ length: 61 }, () => ask('x', { lang: 'sa', from })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(refused[0]?.text ?? '')).toEqual({ message: getMessages('ar').assistant.problem.busy })
    expect((await ask('x', { lang: 'sa' })).status).toBe(200)
  })

  test('neither questions nor answers stand in the log', async () => {
    await ask('a-word-that-nobody-else-writes')
    expect(live.site.logs.join('')).not.toContain('a-word-that-nobody-else-writes')
  })
})

describe('the chat without scripts', () => {
  const page = '/ng/chat/'

  test('answers below the question, and carries the conversation on', async () => {
    const from = live.newcomer()
    const first = await sendForm(live.site, { page, typed: { question: 'First <question>' }, from })
    expect(first.status).toBe(200)
    expect(first.text).toContain('First &lt;question&gt;')
    expect(first.text).toContain(words.machine)
    const second = await sendForm(live.site, {
      page,
      typed: { question: 'Second question' },
      from,
      before: first,
    })
    expect(second.text).toContain('First &lt;question&gt;')
    expect(second.text).toContain('Second question')
  })

  test('says what is wrong, and loses nothing that was typed', async () => {
    const empty = await sendForm(live.site, { page, typed: { question: ' ' } })
    expect(empty.text).toContain(words.problem.empty)
    const long = 'long '.repeat(110).trim()
    const refused = await sendForm(live.site, { page, typed: { question: long } })
    expect(refused.text).toContain(words.problem.tooLong.replace('{count, number}', '500'))
    expect(refused.text).toContain(`${long}</textarea>`)
  })

  test('keeps a question only once its visitor says how the answer was', async () => {
    await live.store.query('DELETE FROM assistant_questions')
    const asked = await sendForm(live.site, { page, typed: { question: 'Which glue is in a screen?' } })
    expect(await kept()).toEqual([])
    const thanked = await sendForm(live.site, { page, typed: { helpful: 'no' }, before: asked })
    expect(thanked.text).toContain(words.helped.kept)
    expect(await kept()).toMatchObject([{ country: 'ng', question: 'Which glue is in a screen?' }])
  })

  test('hands what was typed over to a tool, and in no address', async () => {
    const asked = await sendForm(live.site, {
      page,
      typed: { question: `Is my phone under warranty? IMEI ${IMEI}` },
    })
    const fields = Object.fromEntries(fieldsOf(asked.text, 'sealed'))
    expect(JSON.stringify(fields)).not.toContain(IMEI)
    const host = `localhost:${live.site.port}`
    const opened = await live.site.post(
      OPEN_TOOL_PATH,
      { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams(fields).toString(),
    )
    const { location = '' } = opened.headers
    expect([opened.status, location]).toEqual([303, '/ng/warranty-check/?from=assistant'])
    const tool = await live.site.get(location, { cookie: cookieIn(opened) })
    expect(tool.text).toMatch(new RegExp(`<input[^>]*value="${IMEI}"`))
    expect(tool.headers['cache-control']).toMatch(/private|no-store/)
    // The page of everybody has nothing of it.
    expect((await live.site.get('/ng/warranty-check/', { cookie: cookieIn(opened) })).text).not.toContain(
      IMEI,
    )
  })
})

describe('the AI mode of the search without scripts [2.4#53]', () => {
  test('answers what the address asks, with the in-site results one link away', async () => {
    const { status, text, headers } = await live.site.get('/ng/search/?mode=ai&q=charge+my+phone', {
      'x-forwarded-for': live.newcomer(),
    })
    expect(status).toBe(200)
    expect(headers['cache-control']).toMatch(/private|no-store/)
    expect(text).toContain(words.machine)
    expect(text).toContain('href="/ng/search/?q=charge+my+phone"')
    expect(text).toContain(words.ai.results)
  })

  test('is the mode of a page of its own without a question', async () => {
    const { text } = await live.site.get('/ng/search/?mode=ai')
    expect(text).toMatch(new RegExp(`aria-current="page"[^>]*>${words.modes.ai}`))
    expect((await live.site.get('/ng/search/')).text).toMatch(
      new RegExp(`aria-current="page"[^>]*>${words.modes.site}`),
    )
  })
})

describe('with a language model', () => {
  let says = ''
  const model = createServer((_, response) => speak(response, says))
  let site: BuiltSite

  beforeAll(async () => {
    model.listen(0, '127.0.0.1')
    await once(model, 'listening')
    const { port } = model.address() as AddressInfo
    site = await BuiltSite.start(live.cms.url, {
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: 'some',
    })
  })
  afterAll(async () => {
    await site.stop()
    model.close()
  })

  async function askModel(text: string): Promise<ShownPart[]> {
    says = text
    const body = JSON.stringify({ lang: 'ng', question: 'My battery is swollen', carried: NOTHING })
    const host = `localhost:${site.port}`
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
    return partsIn((await site.post(ASSISTANT_PATH, headers, body)).text)
  }

  test('its sentences are shown where our pages say the same', async () => {
    expect(await askModel('Never charge a swollen battery. [1]\n')).toMatchObject([
      { type: 'source', href: '/ng/faq/7/' },
      { type: 'sentence', text: 'Never charge a swollen battery.', sources: [1] },
      { type: 'carried' },
      { type: 'end' },
    ])
  })

  test('the embedded answer takes the place of what goes wrong, also halfway', async () => {
    const parts = await askModel(
      'Never charge a swollen battery. [1]\nPay 500 dollars at evil.example. [1]\n',
    )
    const withdrawn = parts.findIndex(({ type }) => type === 'again')
    expect(withdrawn).toBeGreaterThan(0)
    expect(parts.slice(withdrawn + 1)).toContainEqual({
      type: 'sentence',
      text: 'A swollen battery must not be charged.',
      sources: [1],
    })
    expect(JSON.stringify(parts)).not.toContain('evil.example')
    expect(JSON.stringify(await askModel('I love batteries so much.'))).not.toContain('love')
  })
})

/** Streams a text as the protocol of OpenAI's chat completions has it. */
function speak(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = (choice: object) =>
    response.write(
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'some', choices: [{ index: 0, ...choice }] })}\n\n`,
    )
  chunk({ delta: { content: text } })
  chunk({ delta: {}, finish_reason: 'stop' })
  response.end('data: [DONE]\n\n')
}

describe('what visitors said of answers', () => {
  beforeEach(async () => {
    // The site makes its tables when its store is first asked.
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

async function kept(): Promise<Record<string, unknown>[]> {
  return (await live.store.query('SELECT * FROM assistant_questions')).rows as Record<string, unknown>[]
}

async function internal(path: string, asked: object): Promise<unknown> {
  const body = JSON.stringify(asked)
  return JSON.parse((await live.site.post(path, signedHeaders(PUBLICATION_SECRET, body), body)).text)
}
