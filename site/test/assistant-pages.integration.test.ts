import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { OPEN_TOOL_PATH } from '@/features/assistant/paths'
import { meaning, useAssistant } from './support/assistant'
import { NEW } from './support/appeals'
import { fieldsOf, sendForm } from './support/plain-form'
import { signInTo } from './support/provider'
import { cookiesOf, post, visit, type Browser } from './support/visitor'

const { live, kept } = useAssistant()
const { assistant: words, search } = getMessages('en')
const IMEI = '490154203237518'

const newPerson = (): Browser => ({ from: live.newcomer(), cookies: new Map() })

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
})

describe('a tool of an answer', () => {
  async function pressFirst(question: string, person: Browser): Promise<string> {
    const asked = await sendForm(live.site, {
      page: '/ng/chat/',
      typed: { question },
      from: person.from,
      cookie: cookiesOf(person),
    })
    const fields = Object.fromEntries(fieldsOf(asked.text, 'sealed'))
    expect(JSON.stringify(fields)).not.toContain(IMEI)
    const opened = await post(live, OPEN_TOOL_PATH, fields, person)
    expect(opened.status).toBe(303)
    return opened.headers.location ?? ''
  }

  const field = new RegExp(`<input[^>]*value="${IMEI}"`)

  test('has what was typed, and in no address', async () => {
    const person = newPerson()
    const location = await pressFirst(`Is my phone under warranty? IMEI ${IMEI}`, person)
    expect(location).toBe('/ng/warranty-check/?from=assistant')
    const tool = await visit(live, location, person)
    expect(tool.text).toMatch(field)
    expect(tool.headers['cache-control']).toMatch(/private|no-store/)
    expect((await visit(live, '/ng/warranty-check/', person)).text).not.toContain(IMEI)
  })

  test('has it at the first step of a purchase', async () => {
    const person = newPerson()
    live.cms.intents = meaning('protectionPlans')
    const location = await pressFirst(`I want to buy a protection plan for ${IMEI}`, person)
    expect((await visit(live, location, person)).text).toMatch(field)
    expect((await visit(live, '/ng/purchase-service-offline/', person)).text).not.toContain(IMEI)
  })

  test('has it in an appeal, once its visitor has signed in', async () => {
    const person = newPerson()
    live.cms.intents = meaning('unlockAppeal')
    const location = await pressFirst(`My phone is locked, IMEI ${IMEI}`, person)
    expect(location).toMatch(/^\/ng\/phone-unlocking-appeal\//)
    await signInTo(live, NEW, person, { phone: '+234-8061234567' })
    expect((await visit(live, NEW, person)).text).toMatch(field)
  })

  async function followFirst(question: string) {
    const asked = await sendForm(live.site, { page: '/ng/chat/', typed: { question }, from: live.newcomer() })
    const href = /href="([^"]*[?&]named=[^"]*)"/.exec(asked.text)?.[1]?.replaceAll('&amp;', '&') ?? 'no link'
    const led = await live.site.get(href)
    const location = String(led.headers.location ?? href)
    return { status: led.status, location, page: await live.site.get(location) }
  }

  test('leads to the prices of the model that was named', async () => {
    live.cms.intents = meaning('partPrices')
    const question = 'How much is a screen for Nova 5?'
    const asked = await sendForm(live.site, { page: '/ng/chat/', typed: { question }, from: live.newcomer() })
    const href = /href="(\/ng\/spare-parts-price\/\?[^"]*)"/.exec(asked.text)?.[1]?.replaceAll('&amp;', '&')
    expect(new URLSearchParams(href?.split('?')[1]).get('model')).toBe('Aster Nova 5')
    expect((await live.site.get(href ?? 'no link')).text).toContain('Prices for Aster Nova 5<')
  })

  test('shows the drivers of the laptop that was named', async () => {
    live.cms.intents = meaning('drivers')
    const { status, location } = await followFirst('Where is the wifi driver for Aster Book 14?')
    expect(status).toBe(307)
    expect(location).toContain('model=Aster+Book+14')
  })

  test('leaves the choice to the visitor where nothing is called so', async () => {
    const led = await live.site.get('/ng/spare-parts-price/?named=Nova+99')
    expect([led.status, led.headers.location]).toEqual([200, undefined])
  })
})

describe('the way to a person', () => {
  test('is first of all the chat of the service centre, where a group has one [1#14]', async () => {
    const site = await live.startAnother({ AICC_URL: 'https://aicc.example/start' })
    const { text } = await site.get('/ng/chat/')
    await site.stop()
    const ways = text.slice(text.indexOf('id="person"'))
    expect(/href="([^"]+)"/.exec(ways)?.[1]).toBe('https://aicc.example/start')
    expect((await live.site.get('/ng/chat/')).text).not.toContain('aicc.example')
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
    expect(text).toMatch(new RegExp(`aria-current="page"[^>]*>${search.modes.ai}`))
    expect((await live.site.get('/ng/search/')).text).toMatch(
      new RegExp(`aria-current="page"[^>]*>${search.modes.site}`),
    )
  })
})
