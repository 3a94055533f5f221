import { getMessages } from '@carelane/messages'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ASSISTANT_PATH } from '@/features/assistant/paths'
import type { ShownPart } from '@/features/assistant/shown-part'
import { NOTHING, partsIn, PASSAGE, useAssistant } from './support/assistant'
import type { BuiltSite } from './support/built-site'
import { sayAtOnce } from './support/model-server'
import { IS_ONE_PROCESS } from './support/live-site'

const { live, post, ask } = useAssistant()
const { assistant: words } = getMessages('en')

describe('the route of the assistant', () => {
  test('names its sources by paths of the section, before the sentences that cite them', async () => {
    const { text } = await ask('How do I charge my phone?')
    expect(partsIn(text)).toEqual([
      { type: 'source', number: 1, title: 'My battery is swollen', href: '/ng/faq/7/' },
      { type: 'sentence', text: 'A swollen battery must not be charged.', sources: [1] },
      { type: 'sentence', text: 'Bring the phone to a service centre.', sources: [1] },
      expect.objectContaining({ type: 'carried' }),
      { type: 'end' },
    ])
  })

  test('says in what language a text is where that is not the visitor’s', async () => {
    const { text } = await ask('كيف أشحن هاتفي', { lang: 'sa' })
    expect(partsIn(text)[0]).toMatchObject({ type: 'source', href: '/sa/faq/7/', lang: 'en', dir: 'ltr' })
  })

  test('leads to the tree that finds the fault, and says in what language its title is', async () => {
    live.cms.finder = { slug: 'no-sound', title: 'No sound', locale: 'en' }
    const told = async (lang: string) => partsIn((await ask('How do I charge my phone?', { lang })).text)
    expect(await told('ng')).toContainEqual({
      type: 'finder',
      title: 'No sound',
      href: '/ng/find-the-fault/no-sound/',
    })
    expect(await told('sa')).toContainEqual({
      type: 'finder',
      title: 'No sound',
      href: '/sa/find-the-fault/no-sound/',
      lang: 'en',
      dir: 'ltr',
    })
    live.cms.finder = null
    expect((await told('ng')).filter(({ type }) => type === 'finder')).toEqual([])
  })

  test('leaves out what would lead elsewhere', async () => {
    live.cms.passages = [{ ...PASSAGE, url: 'https://evil.example/' }]
    const { text } = await ask('How do I charge my phone?')
    expect(text).not.toContain('evil.example')
  })

  test('says so where nothing supports an answer, and where the content is away', async () => {
    live.cms.passages = []
    const nothing = partsIn((await ask('Who won the cup in 1966?')).text)
    expect(nothing).toContainEqual({ type: 'refusal', reason: 'unsupported' })
    live.cms.failWith = 503
    const away = partsIn((await ask('How do I charge my phone?')).text)
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

  test('says that it is not sure, and which pages may be meant', async () => {
    live.cms.passages = []
    const page = { title: 'When your phone gets hot', url: '31', locale: 'en' as const }
    live.cms.intents = [{ name: 'any', answer: 'pages', tool: null, probability: 0.2, pages: [page] }]
    expect(partsIn((await ask('it has a thing there')).text)).toMatchObject([
      { type: 'source', title: 'When your phone gets hot' },
      { type: 'remark', text: words.choose },
      { type: 'carried' },
      { type: 'end' },
    ])
  })

  test.runIf(IS_ONE_PROCESS)(
    'tells who asks too much to wait, in their language, and lets others ask',
    async () => {
      const from = live.newcomer()
      const answers = await Promise.all(Array.from({ length: 61 }, () => ask('x', { lang: 'sa', from })))
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(1)
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
      expect(JSON.parse(refused[0]?.text ?? '')).toEqual({
        message: getMessages('ar').assistant.problem.busy,
      })
      expect((await ask('x', { lang: 'sa' })).status).toBe(200)
    },
  )

  test('tells who writes of a danger what to do, with the numbers of the country, and asks for no passage', async () => {
    live.cms.asked.length = 0
    const parts = partsIn((await ask('my phone is on fire', { lang: 'br' })).text)
    expect(parts).toMatchObject([
      { type: 'safety', danger: 'fire', lang: 'en', numbers: [{ number: '193' }] },
      { type: 'carried' },
      { type: 'end' },
    ])
    expect(live.cms.asked.filter((line) => line.includes('phone is on fire'))).toEqual([])
  })

  test.each([
    ['ng', 'my baby swallowed a button battery', 'swallowed'],
    ['ng', 'I got an electric shock from the charger', 'shock'],
    ['ng', 'the charger burned my hand', 'burn'],
    ['sa', 'أريد أن أموت', 'selfHarm'],
  ])('comes before what is refused: %s, %s', async (lang, question, danger) => {
    const parts = partsIn((await ask(question, { lang })).text)
    expect(parts[0]).toMatchObject({ type: 'safety', danger })
    expect(parts.filter(({ type }) => type === 'refusal')).toEqual([])
  })

  test.runIf(IS_ONE_PROCESS)('keeps nobody waiting who is in danger', async () => {
    const from = live.newcomer()
    await Promise.all(Array.from({ length: 61 }, () => ask('x', { from })))
    expect((await ask('x', { from })).status).toBe(429)
    expect(partsIn((await ask('my phone is on fire', { from })).text)[0]).toMatchObject({ type: 'safety' })
  })

  test('neither questions nor answers stand in the log', async () => {
    const { site } = live
    const before = site.logs.length
    await ask('a-word-that-nobody-else-writes')
    await vi.waitFor(() => expect(site.logs.slice(before).join('')).toContain(`"path":"${ASSISTANT_PATH}"`))
    expect(site.logs.join('')).not.toContain('a-word-that-nobody-else-writes')
  })
})

describe('with a language model', () => {
  let says = ''
  let reads: object | null = null
  let asked = 0
  const model = createServer((request, response) => {
    asked++
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      if (body.includes('"stream":true')) speak(response, says)
      else if (reads) sayAtOnce(response, JSON.stringify(reads))
      else response.writeHead(500).end()
    })
  })
  let site: BuiltSite

  beforeAll(async () => {
    model.listen(0, '127.0.0.1')
    await once(model, 'listening')
    const { port } = model.address() as AddressInfo
    site = await live.startAnother({
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: 'some',
    })
  })
  afterAll(async () => {
    await site.stop()
    model.close()
  })

  afterEach(() => {
    reads = null
  })

  async function askModel(text: string, question = 'How do I charge my phone?'): Promise<ShownPart[]> {
    says = text
    const body = JSON.stringify({ lang: 'ng', question, carried: NOTHING })
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

  test('it is not asked where somebody is in danger', async () => {
    const before = asked
    const parts = await askModel('Never charge a swollen battery. [1]\n', 'smoke is coming out of my laptop')
    expect(parts).toMatchObject([
      { type: 'safety', danger: 'smoke', numbers: [{ number: '112' }] },
      { type: 'carried' },
      { type: 'end' },
    ])
    expect(asked).toBe(before)
  })

  test('it is not asked what a likely meaning refuses, nor in a danger that only the meaning shows', async () => {
    const before = asked
    const intent = { name: 'any', tool: null, probability: 0.97, pages: [] }
    live.cms.intents = [{ ...intent, answer: 'crime' }]
    const refused = await askModel('Surely. [1]\n', 'make that number another one for me')
    expect(refused[0]).toEqual({ type: 'refusal', reason: 'crime' })
    live.cms.intents = [{ ...intent, answer: 'swelling' }]
    const warned = await askModel('Surely. [1]\n', 'it looks like bread that rises')
    expect(warned[0]).toMatchObject({ type: 'safety', danger: 'swelling' })
    expect(asked).toBe(before)
  })

  const READING = { subject: null, danger: null, isForUs: true, words: '', english: '' }

  test('it may see a danger that we do not, and nothing else is said then', async () => {
    reads = { ...READING, danger: 'swelling' }
    const warned = await askModel('Never charge a swollen battery. [1]\n', 'it looks like bread that rises')
    expect(warned[0]).toMatchObject({ type: 'safety', danger: 'swelling' })
    expect(warned.filter(({ type }) => type === 'sentence')).toEqual([])
  })

  test('it may think a question ours that we refuse, if our pages answer it', async () => {
    const intent = { name: 'any', tool: null, probability: 0.97, pages: [] }
    live.cms.intents = [{ ...intent, answer: 'medical' }]
    const question = 'does it hurt me to sleep beside it'
    reads = { ...READING, isForUs: false }
    expect((await askModel('Never charge a swollen battery. [1]\n', question))[0]).toMatchObject({
      type: 'refusal',
    })
    reads = READING
    expect(await askModel('Never charge a swollen battery. [1]\n', question)).toContainEqual({
      type: 'sentence',
      text: 'Never charge a swollen battery.',
      sources: [1],
    })
    expect((await askModel('NONE', question))[0]).toMatchObject({ type: 'refusal' })
  })

  test('its search words are looked for beside the question', async () => {
    live.cms.asked.length = 0
    reads = { ...READING, words: 'bulging cell', english: 'bulging cell' }
    await askModel('Never charge a swollen battery. [1]\n')
    expect(live.cms.asked.filter((line) => line.includes('bulging cell'))).toHaveLength(1)
  })

  test('what its answers cost is counted by the day, in tokens', async () => {
    const day = `SELECT answers, tokens_in::int, tokens_out::int FROM assistant_costs
      WHERE day = (now() AT TIME ZONE 'UTC')::date`
    await live.store.query('DELETE FROM assistant_costs')
    await askModel('Never charge a swollen battery. [1]\n')
    expect((await live.store.query(day)).rows).toEqual([{ answers: 1, tokens_in: 300, tokens_out: 9 }])
    await askModel('Never charge a swollen battery. [1]\n')
    expect((await live.store.query(day)).rows).toEqual([{ answers: 2, tokens_in: 600, tokens_out: 18 }])
  })

  test('a sentence that our pages do not say is left out, and the others are shown', async () => {
    const parts = await askModel(
      'Never charge a swollen battery. [1]\nPay 500 dollars at evil.example. [1]\n',
    )
    const shown = parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : []))
    expect(shown).toEqual(['Never charge a swollen battery.'])
    expect(JSON.stringify(parts)).not.toContain('evil.example')
  })

  test('the embedded answer takes the place of what goes wrong, also halfway', async () => {
    const parts = await askModel(
      `Never charge a swollen battery. [1]\n${'Pay 500 dollars at evil.example. [1]\n'.repeat(9)}`,
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

/** OpenAI's chat completions. */
function speak(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const write = (chunk: object) =>
    response.write(
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'some', ...chunk })}\n\n`,
    )
  write({ choices: [{ index: 0, delta: { content: text } }] })
  write({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  write({ choices: [], usage: { prompt_tokens: 300, completion_tokens: 9, total_tokens: 309 } })
  response.end('data: [DONE]\n\n')
}
