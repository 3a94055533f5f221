import { randomUUID } from 'node:crypto'
import { getMessages } from '@carelane/messages'
import {
  ABUSE_CHANGE_PATH,
  ABUSE_PATH,
  FAKE_REPORT_DONE_PATH,
  FAKE_REPORTS_PATH,
  QUESTION_DONE_PATH,
  QUESTIONS_PATH,
  SUBMISSION_RETRY_PATH,
  SUBMISSIONS_PATH,
  type Faq,
} from '@carelane/main-api'
import { signedCall, signedHeaders } from '@carelane/main-api/signature'
import { beforeAll, describe, expect, test } from 'vitest'
import { PAYMENT_CALLBACK_PATH } from '@/features/purchase/callback-path'
import { CANCEL_PATH, OPEN_PATH } from '@/features/purchase/orders/records'
import { sealCancelForm, sealDocumentName } from '@/features/purchase/orders/sealed-order'
import { API_ROUTES, type ApiPath, type ApiRoute } from '@/routing/api-routes'
import { ALL_ROUTES } from '@/routing/routes'
import { PUBLICATION_SECRET, type Answer } from './support/built-site'
import { useCustomers, type Customer } from './support/customers'
import { asMultipart, postedFormsIn, sendForm, type PostedForm } from './support/plain-form'
import { ADA, CONFIRM, LIST as PLANS, START } from './support/purchase-pages'
import { sandboxKeys } from './support/sandbox-keys'
import { whileStoreIsAway } from './support/store-away'
import { cookiesOf, keepCookies, post, visit } from './support/visitor'

const QUESTION: Faq = {
  ...{ id: 7, topic: 'warranty', question: 'Why?', answer: [] },
  ...{ products: [], related: [], relatedArticles: [], updatedAt: '2026-10-01T00:00:00.000Z', locale: 'en' },
}

const { live, service, customer, open } = useCustomers()

let person: Customer
let opened: { path: string; forms: PostedForm[] }[]
let calls: Call[]

beforeAll(async () => {
  live.cms.content.faqs = [QUESTION]
  person = await customer()
  await open(person, person.orderNumber)
  opened = await Promise.all(
    PAGES.map(async (path) => ({
      path,
      forms: postedFormsIn((await visit(live, path, person.browser)).text),
    })),
  )
  await post(live, '/api/photos/?type=png&size=1000', {}, person.browser)
  calls = await callsOf(person)
}, 120_000)

/** For `*`. */
const KEYS: Record<string, string> = { 'faq/*': '7', 'policy/*': 'privacy' }

const PAGES = ALL_ROUTES.filter(({ isInternal }) => !isInternal).map(({ path }) => {
  const below = path.replace('*', KEYS[path] ?? '1')
  return below === '' ? '/ng/' : `/ng/${below}/`
})

const TYPED: Record<string, string> = {
  imei: '490154203237518',
  phone: '8031234567',
  region: 'NG',
  name: 'Ada',
  orderNumber: 'WONG0000000001',
  code: '123456',
  agreed: 'on',
  question: 'How do I charge my phone?',
}

interface Call {
  path: string
  method: 'GET' | 'POST' | 'DELETE'
  /** Of scripts that need the store; others may do without. */
  isStored?: true
  headers?: Record<string, string>
  body?: string | Buffer
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** What reaches the store; a path that is not here is asked without anything. */
async function callsOf({ account: { owner }, orderNumber }: Customer): Promise<Call[]> {
  const signed = (path: string, asked: object): Call => {
    const body = JSON.stringify(asked)
    const call = { method: 'POST', path, body } as const
    return { ...call, isStored: true, headers: signedCall(PUBLICATION_SECRET, call) }
  }
  const form = (path: string, fields: Record<string, string>, headers = {}): Call => ({
    ...{ path, method: 'POST', isStored: true },
    headers: { ...FORM, accept: 'application/json', 'user-agent': 'Mozilla/5.0', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  const told = JSON.stringify({
    ...{ id: randomUUID(), orderNumber, paymentNumber: 'PAY000000000000', payment: 'succeeded' },
    ...{ totalAmount: 1, currency: 'NGN', time: new Date().toISOString() },
  })
  const secret = sandboxKeys().PAYMENT_CALLBACK_SECRET ?? ''
  const document = await sealDocumentName({ owner, orderNumber, lang: 'ng' })
  const photo = randomUUID()
  return [
    { path: '/api/account/', method: 'GET', isStored: true },
    { path: '/api/account/avatar/', method: 'GET', isStored: true },
    { path: `/api/policies/?${new URLSearchParams({ of: document })}`, method: 'GET', isStored: true },
    { path: '/api/photos/?type=png&size=1000', method: 'POST', isStored: true },
    { path: `/api/photos/?id=${photo}`, method: 'GET', isStored: true },
    { path: `/api/photos/?id=${photo}`, method: 'DELETE', isStored: true },
    { path: `/api/photos/parts/?id=${photo}`, method: 'GET', isStored: true },
    { path: `/api/photos/parts/?id=${photo}&offset=0`, method: 'POST', isStored: true, body: 'part' },
    form('/api/faq/votes/', { lang: 'ng', faq: '7', helpful: 'yes', website: '' }),
    form('/api/faq/views/', { lang: 'ng', faq: '7' }),
    form(OPEN_PATH, { lang: 'ng', record: 'orders', order: orderNumber, to: 'detail' }),
    form(CANCEL_PATH, { lang: 'ng', record: 'orders', sealed: await sealCancelForm({ owner, orderNumber }) }),
    {
      ...{ path: '/api/assistant/feedback/', method: 'POST', isStored: true },
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lang: 'ng', question: 'Why?', helpful: 'yes', sources: [] }),
    },
    {
      ...{ path: PAYMENT_CALLBACK_PATH, method: 'POST', isStored: true },
      headers: signedHeaders(secret, told),
      body: told,
    },
    signed(SUBMISSIONS_PATH, { countries: null, country: null, page: 1 }),
    signed(SUBMISSION_RETRY_PATH, { countries: null, key: randomUUID() }),
    signed(QUESTIONS_PATH, { countries: null, country: null, page: 1 }),
    signed(QUESTION_DONE_PATH, { countries: null, id: randomUUID() }),
    signed(FAKE_REPORTS_PATH, { countries: null, country: null, page: 1 }),
    signed(FAKE_REPORT_DONE_PATH, { countries: null, id: randomUUID() }),
    signed(ABUSE_PATH, {}),
    signed(ABUSE_CHANGE_PATH, {
      ...{ who: 'an administrator', why: 'a test', change: { kind: 'unblock', network: '192.0.2.0/24' } },
    }),
  ]
}

function ask({ path, method, headers, body }: Call): Promise<Answer> {
  const { browser } = person
  const host = `localhost:${live.site.port}`
  const given = { host, cookie: cookiesOf(browser), 'x-forwarded-for': live.newcomer(), ...headers }
  if (method === 'GET') return live.site.get(path, given)
  const sent = { ...given, origin: `http://${host}` }
  return method === 'POST' ? live.site.post(path, sent, body ?? '') : live.site.get(path, sent, method)
}

const isTold = ({ status, headers }: Answer) =>
  status < 500 || (status === 503 && Number(headers['retry-after']) > 0)

describe('while the store does not answer', () => {
  test('no page fails, and what one cannot do without says so in its language', async () => {
    const failed = await whileStoreIsAway(live, async () => {
      const answers = await Promise.all(
        PAGES.map(async (path) => ({ path, answer: await visit(live, path, person.browser) })),
      )
      expect(answers.filter(({ answer }) => answer.status === 503).map(({ path }) => path)).toContain(
        '/ng/purchase-service/order-list/',
      )
      const french = await visit(live, '/tg/purchase-service/order-list/', person.browser)
      expect([french.status, french.headers['retry-after']]).toEqual([503, '10'])
      expect(french.text).toContain(getMessages('fr').errors.unavailableText)
      return answers.filter(({ answer }) => !isTold(answer))
    })
    expect(failed.map(({ path, answer }) => [path, answer.status])).toEqual([])
  })

  test('no form of any page fails', async () => {
    const sent = opened.flatMap(({ path, forms }) => forms.map((form) => ({ path, form })))
    expect(sent.length).toBeGreaterThan(20)
    const failed = await whileStoreIsAway(live, () =>
      Promise.all(
        sent.map(async ({ path, form }) => {
          const fields = form.fields.map(([name, value]): [string, string] => [
            name,
            value || (TYPED[name] ?? 'x'),
          ])
          const to = form.action ?? path
          const sending = form.isMultipart
            ? await asMultipart(fields)
            : { headers: FORM, body: new URLSearchParams(fields).toString() }
          return { path, to, answer: await ask({ path: to, method: 'POST', ...sending }) }
        }),
      ),
    )
    expect(
      failed.filter(({ answer }) => !isTold(answer)).map(({ path, to, answer }) => [path, to, answer.status]),
    ).toEqual([])
  })

  test('every call answers by the envelope, and says when to come again', async () => {
    const known = new Set(calls.map(({ path }) => path.split('?')[0]))
    const others = Object.entries(API_ROUTES as Record<string, ApiRoute>)
      .filter(([path]) => !known.has(path))
      .flatMap(([path, { methods }]) =>
        methods.map((method): Call => ({ path: path.replace('*', 'a-file'), method })),
      )
    const answers = await whileStoreIsAway(live, () =>
      Promise.all([...calls, ...others].map(async (call) => ({ call, answer: await ask(call) }))),
    )
    for (const { call, answer } of answers) {
      const name = `${call.method} ${call.path}`
      expect(isTold(answer), `${name}: ${answer.status}`).toBe(true)
      if (!call.isStored) continue
      expect([answer.status, answer.headers['retry-after']], name).toEqual([503, '10'])
      expect(JSON.parse(answer.text), name).toMatchObject({ status: 503, message: expect.any(String) })
      // Twice, it would be joined by a comma.
      expect(answer.headers['x-request-id'], name).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/)
    }
  })

  test('a form that leads to a call gets a page, in the language of the page that it was on', async () => {
    const headers = { accept: 'text/html,*/*', referer: `http://localhost:${live.site.port}/tg/x/` }
    const fields = { lang: 'tg', record: 'orders', order: person.orderNumber, to: 'detail' }
    const answer = await whileStoreIsAway(live, () => post(live, OPEN_PATH, fields, person.browser, headers))
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
    expect(answer.text).toContain(getMessages('fr').errors.unavailableText)
  })

  test('an order is not placed, what was entered stays, and it is placed once when sent again', async () => {
    const buyer = await service.newBuyer()
    const { browser } = person
    const send = async (page: string, typed: Record<string, string>, before?: Answer) =>
      keepCookies(
        await sendForm(live.site, {
          ...{ page, typed, from: browser.from, cookie: cookiesOf(browser) },
          before: before ?? (await visit(live, page, browser)),
        }),
        browser,
      )
    await send(START, { imei: buyer.imei })
    await send(PLANS, { plan: '2 365' })
    const before = await visit(live, CONFIRM, browser)
    const answer = await whileStoreIsAway(live, () => send(CONFIRM, { ...ADA, name: 'Ada <Obi>' }, before))
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
    expect(answer.text).toContain(getMessages('en').errors.keptText)
    expect(answer.text).not.toContain('<Obi>')
    const [kept] = postedFormsIn(answer.text)
    expect(kept?.fields).toContainEqual(['name', 'Ada <Obi>'])
    expect((await send(CONFIRM, { name: 'Ada <Obi>' }, answer)).status).toBe(303)
    expect((await send(CONFIRM, ADA, before)).status).toBe(303)
    await expect
      .poll(async () => (await service.service()).orders.filter(({ imei }) => imei === buyer.imei).length)
      .toBe(1)
  })

  test('and afterwards everything goes on', async () => {
    expect((await visit(live, '/api/account/', person.browser)).status).toBe(200)
    expect((await visit(live, '/ng/purchase-service/order-list/', person.browser)).status).toBe(200)
  })
})

test('every path that is asked for here exists', () => {
  for (const { path } of calls) expect(Object.keys(API_ROUTES)).toContain(path.split('?')[0] as ApiPath)
})
