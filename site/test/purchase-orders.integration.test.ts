import { randomUUID } from 'node:crypto'
import { getMessages } from '@carelane/messages'
import { beforeAll, describe, expect, test } from 'vitest'
import { beginPayment } from '@/features/purchase/begin-payment'
import { ORDER_COOKIE } from '@/features/purchase-orders/order-cookie'
import { CANCEL_PATH, DOCUMENT_PATH, OPEN_PATH } from '@/features/purchase-orders/records'
import { seen } from './support/appeals'
import { useLiveSite } from './support/live-site'
import { signInTo } from './support/provider'
import { FAILS, paymentFor, placed, purchasesAt, SUCCEEDS, type Buyer } from './support/purchases'
import { post, visit, type Browser } from './support/visitor'

const { orders: t, account: accountTexts, lookup } = getMessages('en')

const LIST = '/ng/purchase-service/order-list/'
const STORE_LIST = '/ng/purchase-service-offline/order-list/'
const ACTIVATIONS = '/ng/warranty-check/order-list/'
const DETAIL = '/ng/purchase-service/detail/'
const POLICY = '/ng/purchase-service/policy/'
const DETAILS = [DETAIL, '/ng/purchase-service-offline/detail/', '/ng/warranty-check/order-list/info/']

const live = useLiveSite()
const { newBuyer, orderOf, pay, paidFor, service, mend, post: tell } = purchasesAt(() => live.sandboxUrl)

beforeAll(() => {
  live.shareEnvironment()
  const url = `http://localhost:${live.site.port}`
  const hosts = { SITE_URL: url, INDIA_SITE_URL: url, RUSSIA_SITE_URL: url, CMS_URL: url }
  Object.assign(process.env, hosts, { PUBLICATION_SECRET: 'test-only-test-only-test-only-0123456789' })
})

interface Customer extends Buyer {
  browser: Browser
  orderNumber: string
  total: number
}

/** Signed in, with an order that is not paid. */
async function customer(): Promise<Customer> {
  const buyer = await newBuyer()
  const order = await orderOf(buyer)
  const orderNumber = await placed(order)
  const browser: Browser = { from: live.newcomer(), cookies: new Map() }
  await signInTo(live, LIST, browser, { phone: buyer.account.owner })
  return { ...buyer, browser, orderNumber, total: order.content.total.amount }
}

async function paying(person: Customer, card: string): Promise<void> {
  const begun = await beginPayment(paymentFor(person, person.orderNumber))
  if (begun.kind !== 'paying') throw new Error(`the payment is ${begun.kind}`)
  await pay(begun.paymentUrl, card)
}

async function bought(): Promise<Customer> {
  const person = await customer()
  await paying(person, SUCCEEDS)
  return person
}

const look = async (path: string, { browser }: Pick<Customer, 'browser'>) =>
  seen(await visit(live, path, browser))

const open = ({ browser }: Pick<Customer, 'browser'>, order: string, to = 'detail', record = 'orders') =>
  post(live, OPEN_PATH, { lang: 'ng', record, order, to }, browser)

const field = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''

const documentIn = (page: string) =>
  (/href="(\/api\/policies\/[^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')

async function cancel(person: Customer): Promise<string> {
  await open(person, person.orderNumber)
  const asked = await look(`${DETAIL}?cancel=1`, person)
  const sent = { lang: 'ng', record: 'orders', sealed: field(asked, 'sealed') }
  const { status, headers } = await post(live, CANCEL_PATH, sent, person.browser)
  expect([status, headers.location]).toEqual([303, DETAIL])
  return asked
}

describe('who is not signed in', () => {
  test.each([LIST, STORE_LIST, ACTIVATIONS, POLICY, ...DETAILS])(
    'is led to sign in and back by %s',
    async (path) => {
      const browser: Browser = { from: live.newcomer(), cookies: new Map() }
      const { status, text, headers } = await visit(live, path, browser)
      expect(status).toBe(200)
      expect(headers['cache-control']).toContain('no-store')
      expect(text).toContain(`href="/login/?${new URLSearchParams({ to: path })}"`)
      expect(text).toContain(accountTexts.signIn.title)
    },
  )
})

describe('the list [2.4#50]', () => {
  test('of who ordered nothing says so, with another way', async () => {
    const buyer = await newBuyer()
    const browser: Browser = { from: live.newcomer(), cookies: new Map() }
    await signInTo(live, LIST, browser, { phone: buyer.account.owner })
    expect(await look(LIST, { browser })).toContain(t.none)
    expect(await look(ACTIVATIONS, { browser })).toContain(t.noneActive)
  })

  test('has what is ordered, and the number in no address', async () => {
    const person = await customer()
    for (const path of [LIST, STORE_LIST]) {
      const page = await look(path, person)
      expect(page).toContain(t.states.created)
      expect(page).toContain(person.imei)
      expect(page).toMatch(/₦\s?[\d,]+/)
      expect(page).toContain(`aria-label="${t.pay} ${person.orderNumber}"`)
      expect(page).not.toContain(t.viewPolicy)
      expect(page).not.toMatch(new RegExp(`(?:href|action)="[^"]*${person.orderNumber}`))
    }
    expect(await look(ACTIVATIONS, person)).toContain(t.noneActive)
  })

  test('leads to the payment of an order that is not paid, and again once that has failed [4#34]', async () => {
    const person = await customer()
    const { headers } = await open(person, person.orderNumber, 'pay')
    expect(headers.location).toBe('/ng/purchase-service/pay/')
    expect(person.browser.cookies.has(ORDER_COOKIE)).toBe(true)
    await paying(person, FAILS)
    const page = await look(LIST, person)
    expect(page).toContain(t.states.failed)
    expect(page).toContain(`aria-label="${t.pay} ${person.orderNumber}"`)
  })

  test('has an order that is paid in the activations too, with its policy [4#35]', async () => {
    const person = await bought()
    for (const path of [LIST, ACTIVATIONS]) {
      const page = await look(path, person)
      expect(page).toContain(t.viewPolicy)
      expect(page).toMatch(new RegExp(`${t.policyStates.valid}|${t.policyStates.invalid}`))
      expect(page).not.toContain(`aria-label="${t.pay} `)
    }
  })

  test('says what to do while the service does not answer', async () => {
    const person = await customer()
    // The client asks twice.
    const broken = { call: 'protection-orders', fault: '500', times: 2, delayMs: 0 }
    await tell('/sandbox/faults', broken, 'PUT')
    const page = await look(LIST, person)
    await mend()
    expect(page).toContain(lookup.failed.title)
    expect(page).not.toContain(t.none)
  })

  test('has the four steps of a claim, and how to bind a plan to another phone [9#40], [4#38]–[4#40]', async () => {
    const page = await look(LIST, await customer())
    for (const step of [t.claim.one, t.claim.two, t.claim.three, t.claim.four]) expect(page).toContain(step)
    expect(page).toContain('about 5 working days')
  })
})

describe('an order', () => {
  test.each([
    ['orders', DETAIL],
    ['mine', '/ng/purchase-service-offline/detail/'],
    ['activations', '/ng/warranty-check/order-list/info/'],
  ])('opened from %s has all that is known of it [3#26]–[3#32]', async (record, path) => {
    const person = await bought()
    const { status, headers } = await open(person, person.orderNumber, 'detail', record)
    expect([status, headers.location]).toEqual([303, path])
    const page = await look(path, person)
    for (const words of [person.orderNumber, person.imei, 'أمينة', t.types.extendedWarranty, '365 days'])
      expect(page).toContain(words)
    for (const label of [t.facts.created, t.facts.paid, t.facts.effective, t.facts.end, t.facts.total])
      expect(page).toContain(label)
    expect(page).toContain('aria-current="step"')
  })

  test('that is not paid is canceled after a question, and no money goes back [4#33]', async () => {
    const person = await customer()
    const asked = await cancel(person)
    expect(asked).toContain(t.cancel.question)
    expect(asked).toContain(t.cancel.unpaid)
    const page = await look(DETAIL, person)
    expect(page).toContain(t.cancel.done)
    expect(page).toContain(t.cancel.unpaid)
    expect(page).toContain(t.states.canceled)
    expect(page).not.toContain(`${DETAIL}?cancel=1`)
  })

  test('that is paid says what goes back, and what went back; the service gives back as much', async () => {
    const person = await bought()
    expect(await paidFor(person.orderNumber)).toBe(person.total)
    const asked = await cancel(person)
    const [back = ''] = /₦\s?[\d,.]+ goes back the way you paid\./.exec(asked) ?? []
    expect(back).not.toBe('')
    const page = await look(DETAIL, person)
    if (page.includes(t.cancel.failed)) throw new Error('a plan that has not taken effect was not canceled')
    expect(page).toContain(back)
    expect(await paidFor(person.orderNumber)).toBe(0)
    expect(await look(LIST, person)).not.toContain(t.viewPolicy)
  })

  test('is not canceled by a question that was left', async () => {
    const person = await customer()
    await open(person, person.orderNumber)
    await look(`${DETAIL}?cancel=1`, person)
    expect(await look(DETAIL, person)).toContain(t.states.created)
  })
})

describe('a policy [2.4#51]', () => {
  test('is a page, and a document for its owner that nobody keeps', async () => {
    const person = await bought()
    const { headers } = await open(person, person.orderNumber, 'policy')
    expect(headers.location).toBe(POLICY)
    const page = await look(POLICY, person)
    expect(page).toContain(person.orderNumber)
    expect(page).toContain(t.cover.warranty.one)
    const address = documentIn(page)
    expect(address).not.toContain(person.orderNumber)
    const document = await visit(live, address, person.browser)
    expect(document.status).toBe(200)
    expect(document.headers['content-type']).toBe('application/pdf')
    expect(document.headers['cache-control']).toBe('private, no-store')
    expect(document.headers['content-disposition']).not.toContain(person.orderNumber)
    expect(document.text.startsWith('%PDF-')).toBe(true)
  })

  test('is in the language of its section', async () => {
    const person = await bought()
    await open(person, person.orderNumber, 'policy')
    for (const [lang, locale] of [
      ['sa', 'ar'],
      ['bd', 'bn'],
      ['th', 'th'],
      ['mm', 'my'],
    ] as const) {
      const page = await look(`/${lang}/purchase-service/policy/`, person)
      expect(page).toContain(getMessages(locale).orders.policy.title)
      const document = await visit(live, documentIn(page), person.browser)
      expect(document.status, lang).toBe(200)
      expect(document.text).toContain(`NotoSans`)
    }
  })

  test('is none of an order that is not paid', async () => {
    const person = await customer()
    await open(person, person.orderNumber, 'policy')
    expect(await look(POLICY, person)).toContain(t.nothing.title)
  })
})

describe('somebody else', () => {
  test('sees no order, policy or document, whatever they name', async () => {
    const owner = await bought()
    await open(owner, owner.orderNumber, 'policy')
    const address = documentIn(await look(POLICY, owner))
    const stranger = await bought()
    const next = owner.orderNumber.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    for (const guess of [
      owner.orderNumber,
      owner.orderNumber.toLowerCase(),
      next,
      '%',
      '1',
      `${owner.orderNumber} `,
    ]) {
      for (const to of ['detail', 'policy']) await open(stranger, guess, to)
      for (const path of [...DETAILS, POLICY]) {
        const page = await look(path, stranger)
        expect(page).toContain(t.nothing.title)
        expect(page).not.toContain(owner.imei)
        expect(page).not.toContain('/api/policies/')
      }
    }
    expect(await look(LIST, stranger)).not.toContain(owner.orderNumber)

    const nobody: Browser = { from: live.newcomer(), cookies: new Map() }
    const thief: Browser = {
      from: live.newcomer(),
      cookies: new Map([[ORDER_COOKIE, owner.browser.cookies.get(ORDER_COOKIE) ?? '']]),
    }
    const mixed: Browser = {
      from: live.newcomer(),
      cookies: new Map(stranger.browser.cookies).set(
        ORDER_COOKIE,
        owner.browser.cookies.get(ORDER_COOKIE) ?? '',
      ),
    }
    for (const browser of [nobody, thief, mixed, stranger.browser]) {
      const { status, text } = await visit(live, address, browser)
      expect([status, text.startsWith('%PDF')]).toEqual([404, false])
      for (const path of [DETAIL, POLICY]) expect(await look(path, { browser })).not.toContain(owner.imei)
    }
    for (const guess of [
      '',
      '?of=',
      `?of=${owner.orderNumber}`,
      `?of=${randomUUID()}`,
      address.slice(DOCUMENT_PATH.length, -4),
    ])
      expect((await visit(live, DOCUMENT_PATH + guess, owner.browser)).status).toBe(404)
  })

  test('cancels nothing: not with the form of another, and not with one made up', async () => {
    const owner = await customer()
    await open(owner, owner.orderNumber)
    const sealed = field(await look(`${DETAIL}?cancel=1`, owner), 'sealed')
    const stranger = await customer()
    for (const value of [sealed, '', owner.orderNumber, `${sealed.slice(0, -3)}abc`]) {
      const sent = { lang: 'ng', record: 'orders', sealed: value }
      const { headers } = await post(live, CANCEL_PATH, sent, stranger.browser)
      expect(headers.location).toBe(`${DETAIL}?failed=1`)
    }
    const { orders } = await service(owner.orderNumber)
    expect(orders).toMatchObject([{ canceledAt: null }])
  })

  test('sends no form from another site', async () => {
    const person = await customer()
    await open(person, person.orderNumber)
    const sealed = field(await look(`${DETAIL}?cancel=1`, person), 'sealed')
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    for (const [path, sent] of [
      [CANCEL_PATH, { lang: 'ng', record: 'orders', sealed }],
      [OPEN_PATH, { lang: 'ng', record: 'orders', order: person.orderNumber, to: 'detail' }],
    ] as const)
      expect((await post(live, path, sent, person.browser, elsewhere)).status).toBe(403)
    expect((await service(person.orderNumber)).orders).toMatchObject([{ canceledAt: null }])
  })

  test('names what could be no order, and is told that no page of ours did', async () => {
    const { browser } = await customer()
    for (const order of ['', '1', 'x'.repeat(41)]) {
      const sent = { lang: 'ng', record: 'orders', order, to: 'pay' }
      expect((await post(live, OPEN_PATH, sent, browser)).status).toBe(403)
    }
  })

  test('who begins to pay for what could be no order keeps nobody from paying', async () => {
    const [person, other] = [await newBuyer(), await customer()]
    expect(await beginPayment(paymentFor(person, '1'))).toEqual({ kind: 'waiting', needsSignIn: false })
    await paying(other, SUCCEEDS)
    expect(await paidFor(other.orderNumber)).toBe(other.total)
  })

  test('who signs in in the same browser sees nothing of who was before', async () => {
    const person = await bought()
    await open(person, person.orderNumber)
    await post(live, '/api/account/logout/', { to: LIST }, person.browser)
    expect(person.browser.cookies.has(ORDER_COOKIE)).toBe(false)
    const { account } = await newBuyer()
    await signInTo(live, LIST, person.browser, { phone: account.owner })
    for (const path of [LIST, DETAIL]) expect(await look(path, person)).not.toContain(person.orderNumber)
  })
})
