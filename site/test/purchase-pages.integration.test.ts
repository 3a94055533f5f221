import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { BASKET_COOKIE, ORDER_COOKIE } from '@/platform/personal-cookies'
import { OPEN_PATH } from '@/features/purchase/orders/records'
import { seen } from './support/appeals'
import { fieldsOf } from './support/plain-form'
import {
  ADA,
  CONFIRM,
  LIST,
  PAY,
  paymentIn,
  START,
  usePurchasePages,
  type Person,
} from './support/purchase-pages'
import { SUCCEEDS } from './support/protection-service'
import { post } from './support/visitor'

const { purchase: t, orders: orderTexts, errors, header } = getMessages('en')

const pages = usePurchasePages()
const { somebody, choosePlan, signIn, open, look, send, ordersOf, service, pay, inSandbox, live } = pages

async function buyer(): Promise<Person> {
  const person = await somebody()
  await choosePlan(person)
  await signIn(person)
  return person
}

async function customer(): Promise<Person & { orderNumber: string }> {
  const person = await buyer()
  await send(CONFIRM, person, ADA)
  const [order] = await ordersOf(person)
  return { ...person, orderNumber: order?.number ?? '' }
}

const sealedIn = (html: string, name = 'sealed') => Object.fromEntries(fieldsOf(html, name))[name] ?? ''

const headingIn = (html: string) => /<h2[^>]*tabindex="-1"[^>]*>([^<]*)/i.exec(html)?.[1]

describe('the form of an order', () => {
  test('shows the terms whole, with their version, and nothing that leads away', async () => {
    const person = await buyer()
    const { rows } = await inSandbox(
      `SELECT version, texts -> 'en' ->> 'title' AS title, texts -> 'en' ->> 'text' AS text
       FROM protection_protocols WHERE product_id = 2 AND valid_from <= now() ORDER BY valid_from DESC LIMIT 1`,
    )
    const [terms] = rows as { version: string; title: string; text: string }[]
    const page = await look(CONFIRM, person)
    const [box = ''] = /<section aria-labelledby="terms".*?<\/section>/s.exec(page) ?? []
    for (const words of Object.values(terms ?? {})) expect(box).toContain(escaped(words))
    expect(box).not.toContain('<details')
    expect(page).not.toContain(`${header.ad}: `)
  })
})

describe('an order that was placed', () => {
  const ORDERS = `${START}order-list/`

  test('and whose number cannot be opened is told of with where to find it, at every step', async () => {
    const person = await buyer()
    const form = await open(CONFIRM, person)
    await send(CONFIRM, person, ADA, { before: form })
    await live.store.query(`UPDATE submissions SET details_key_id = 'gone' WHERE kind = 'protection-order'`)
    const again = await send(CONFIRM, person, ADA, { before: form })
    expect([again.status, again.headers.location]).toEqual([303, PAY])
    for (const path of [PAY, CONFIRM]) {
      const page = await look(path, person)
      expect(page).toContain(t.own.unreadable.title)
      expect(page).toContain(t.own.unreadable.text)
      expect(page).toContain(`href="${ORDERS}"`)
    }
    const [order] = await ordersOf(person)
    expect(await look(ORDERS, person)).toContain(`value="${order?.number}"`)
    expect(await ordersOf(person)).toHaveLength(1)
  })

  test('stands in the place of its form, and its payment is begun from there by one button', async () => {
    const person = await customer()
    await live.store.query('DELETE FROM payment_attempts')
    await inSandbox('DELETE FROM payments WHERE order_number = $1', [person.orderNumber])
    const page = await look(CONFIRM, person)
    expect(page).toContain(t.own.open.title)
    expect(page).toContain(person.orderNumber)
    expect(page).not.toContain('name="agreed"')
    const asked = { lang: 'ng', record: 'orders', order: person.orderNumber, to: 'pay' }
    const answer = await post(live, OPEN_PATH, asked, person.browser)
    expect([answer.status, answer.headers.location]).toEqual([303, `${PAY}?go=1`])
    const leading = await look(`${PAY}?go=1`, person)
    await pay(paymentIn(leading), SUCCEEDS)
    expect(await look(CONFIRM, person)).toContain(t.own.bought.title)
    expect((await service(person.orderNumber)).charges).toHaveLength(1)
  })

  test('is begun to be paid once, however often the button is tapped', async () => {
    const person = await customer()
    await live.store.query('DELETE FROM payment_attempts')
    await inSandbox('DELETE FROM payments WHERE order_number = $1', [person.orderNumber])
    const asked = { lang: 'ng', record: 'mine', order: person.orderNumber, to: 'pay' }
    const all = await Promise.all([1, 2, 3, 4].map(() => post(live, OPEN_PATH, asked, person.browser)))
    for (const { status } of all) expect(status).toBe(303)
    expect((await service(person.orderNumber)).payments).toHaveLength(1)
  })
})

describe('a form that was tampered with', () => {
  test('orders at the price that was shown, whatever its fields say of one', async () => {
    const person = await buyer()
    const cheap = { price: '₦1', tax: '₦0', total: '₦1', discount: '₦9', totalAmount: '1', currency: 'JPY' }
    expect((await send(CONFIRM, person, { ...ADA, ...cheap })).status).toBe(303)
    const { rows } = await inSandbox(
      `SELECT bought.currency, bought.price = list.price AS "isListed", discount::int, bought.total::text
       FROM protection_orders bought JOIN protection_prices list USING (country, product_id, days) WHERE imei = $1`,
      [person.imei],
    )
    const [order] = await ordersOf(person)
    expect(rows).toEqual([{ currency: 'NGN', isListed: true, discount: 0, total: String(order?.total) }])
  })

  test('with a price of another form, of a code that is not typed, or made up orders nothing', async () => {
    const person = await buyer()
    const form = await open(CONFIRM, person)
    const other = sealedIn(seen(await open(CONFIRM, person)), 'quote')
    for (const quote of [other, 'cheaper', '', `${sealedIn(form.text, 'quote').slice(0, -4)}AAAA`]) {
      const answer = await send(CONFIRM, person, { ...ADA, quote }, { before: form })
      expect(answer.status).toBe(200)
      expect(seen(answer)).toContain(t.order.over)
      expect(seen(answer)).toMatch(/name="name"[^>]*value="Ada"|value="Ada"[^>]*name="name"/)
    }
    const coded = await send(CONFIRM, person, { ...ADA, code: 'WELCOME5' }, { before: form })
    const [total = ''] = /The total is [^<]+ now/.exec(seen(coded)) ?? []
    expect(total).not.toBe('')
    const without = await send(CONFIRM, person, { ...ADA, code: '' }, { before: coded })
    expect(seen(without)).toContain(t.codes.newTotal.split('{')[0])
    expect(await ordersOf(person)).toEqual([])
  })

  test.each([
    '2 1',
    '99 365',
    '2 -365',
    '2',
    '',
    '__proto__ 365',
    '2 365; DROP TABLE',
    `2 ${'9'.repeat(300)}`,
  ])('with the plan %j leads to no order', async (plan) => {
    const person = await somebody()
    await send(START, person, { imei: person.imei })
    const answer = await send(LIST, person, { plan })
    expect(answer.status).toBe(200)
    expect(seen(answer)).toMatch(new RegExp(`${t.plans.gone}|${t.plans.missing}`))
    await signIn(person)
    expect(await look(CONFIRM, person)).toContain(t.missing.title)
  })

  test('with a plan that the phone cannot have any more leads to no order', async () => {
    const person = await somebody()
    await send(START, person, { imei: person.imei })
    const list = await open(LIST, person)
    await inSandbox(`UPDATE devices SET first_online_at = now() - interval '60 days' WHERE imei = $1`, [
      person.imei,
    ])
    expect(seen(await send(LIST, person, { plan: '1 365' }, { before: list }))).toContain(t.plans.gone)
  })

  test('orders for the phone that was shown, whichever another tab has chosen since', async () => {
    const [person, { imei: other }] = [await buyer(), await somebody()]
    const form = await open(CONFIRM, person)
    expect(seen(form)).toContain(person.imei)
    await send(START, person, { imei: other })
    await send(LIST, person, { plan: '2 365' })
    await send(CONFIRM, person, ADA, { before: form })
    expect([(await ordersOf(person)).length, await ordersOf({ imei: other })]).toEqual([1, []])
  })

  test('shows the phone that it is for, where it was exchanged between choosing and confirming', async () => {
    const [person, { imei: other }] = [await somebody(), await somebody()]
    await send(START, person, { imei: person.imei })
    const list = await open(LIST, person)
    await send(START, person, { imei: other })
    await send(LIST, person, { plan: '2 365' }, { before: list })
    await signIn(person)
    const shown = await look(CONFIRM, person)
    expect([shown.includes(other), shown.includes(person.imei)]).toEqual([true, false])
    await send(CONFIRM, person, ADA)
    expect([(await ordersOf({ imei: other })).length, await ordersOf(person)]).toEqual([1, []])
  })

  test('takes no phone, plan or terms but those that were sealed', async () => {
    const [person, other] = [await buyer(), await buyer()]
    const form = await open(CONFIRM, person)
    const changes = {
      imei: other.imei,
      productId: '1',
      durationDays: '730',
      protocolVersion: '1',
      owner: 'x',
    }
    await send(CONFIRM, person, { ...ADA, ...changes }, { before: form })
    const { rows } = await inSandbox(
      'SELECT imei, product_id AS product, days, owner FROM protection_orders WHERE imei = ANY ($1)',
      [[person.imei, other.imei]],
    )
    expect(rows).toEqual([{ imei: person.imei, product: 2, days: 365, owner: person.phone }])
  })

  test('and a cookie that was tampered with is as none', async () => {
    const person = await somebody()
    await choosePlan(person)
    const { cookies } = person.browser
    const kept = cookies.get(BASKET_COOKIE) ?? ''
    const order = (await customer()).browser.cookies.get(ORDER_COOKIE) ?? ''
    for (const value of [`${kept.slice(0, -4)}AAAA`, order, 'x'.repeat(3000), '%00']) {
      cookies.set(BASKET_COOKIE, value)
      for (const path of [LIST, CONFIRM]) expect(await look(path, person)).toContain(t.missing.title)
    }
  })
})

describe('what is somebody else’s', () => {
  test('form orders nothing: neither in their name nor in one’s own', async () => {
    const [owner, other] = [await buyer(), await buyer()]
    const form = await open(CONFIRM, owner)
    const answer = await send(CONFIRM, other, ADA, { before: form })
    expect(answer.status).toBe(200)
    expect(seen(answer)).toContain(t.order.signedOut)
    expect([await ordersOf(owner), await ordersOf(other)]).toEqual([[], []])
  })

  test('order is not shown and not paid by its number, its cookie or its button', async () => {
    const owner = await customer()
    const button = await open(PAY, owner)
    expect(seen(button)).toContain(owner.orderNumber)
    const other = await customer()
    other.browser.cookies.set(ORDER_COOKIE, owner.browser.cookies.get(ORDER_COOKIE) ?? '')
    const shown = await look(PAY, other)
    expect(shown).toContain(t.pay.nothing.title)
    expect(shown).not.toContain(owner.orderNumber)
    expect(paymentIn(shown)).toBe('')
    await inSandbox('DELETE FROM payments WHERE order_number = $1', [owner.orderNumber])
    await live.store.query('DELETE FROM payment_attempts')
    const own = seen(await open(PAY, owner))
    const sealed = sealedIn(own)
    for (const value of [sealed, '', owner.orderNumber, `${sealed.slice(0, -4)}AAAA`]) {
      const answer = await send(PAY, other, { sealed: value }, { before: await open(PAY, owner) })
      expect([answer.status, answer.headers.location]).toEqual([303, PAY])
    }
    for (const order of [owner.orderNumber, owner.orderNumber.toLowerCase(), "' OR 1=1 --"]) {
      await post(live, OPEN_PATH, { lang: 'ng', record: 'orders', order, to: 'pay' }, other.browser)
      expect([order, headingIn(await look(PAY, other))]).toEqual([order, t.pay.closed.title])
    }
    expect((await service(owner.orderNumber)).payments).toEqual([])
    await send(PAY, owner, { channel: 'online' })
    await pay(paymentIn(await look(PAY, owner)), SUCCEEDS)
    expect(await look(PAY, owner)).toContain(t.pay.paid.title)
    expect((await service(owner.orderNumber)).charges).toHaveLength(1)
  })
})

describe('a form of a page elsewhere (CSRF)', () => {
  const ELSEWHERE: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'next-action': '0'.repeat(42) },
  ]

  test.each(ELSEWHERE)('sent with %j does nothing at any step', async (headers) => {
    const person = await somebody()
    const refused = async (
      page: string,
      typed: Record<string, string>,
      answer?: Awaited<ReturnType<typeof open>>,
    ) => {
      const before = answer ?? (await open(page, person))
      const cookies = new Map(person.browser.cookies)
      const { status, text } = await send(page, person, typed, { before, headers })
      expect([page, status]).toEqual([page, 403])
      expect(text).toContain(errors.title)
      expect(person.browser.cookies).toEqual(cookies)
    }
    await refused(START, { imei: person.imei })
    await refused('/ng/warranty-check/broken-screen/', { imei: person.imei })
    await send(START, person, { imei: person.imei })
    await refused(LIST, { plan: '2 365' })
    await send(LIST, person, { plan: '2 365' })
    await signIn(person)
    await refused(CONFIRM, ADA)
    expect(await ordersOf(person)).toEqual([])
    await send(CONFIRM, person, ADA)
    const [order] = await ordersOf(person)
    await inSandbox('DELETE FROM payments WHERE order_number = $1', [order?.number])
    await live.store.query('DELETE FROM payment_attempts')
    await refused(PAY, { channel: 'online' })
    expect((await service(order?.number)).payments).toEqual([])
    expect(live.site.logs.join('')).toContain('a form from another site was refused')
  })

  test('chooses no store', async () => {
    const person = await somebody()
    const page = '/ng/purchase-service-offline/store/'
    await send('/ng/purchase-service-offline/', person, { imei: person.imei })
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const found = await send(page, person, { state: await firstState(page, person) })
    expect(seen(found)).toContain(t.store.around.split('{')[0])
    const forms: Record<string, string>[] = [{ state: '1' }, { sealed: sealedIn(found.text) }]
    for (const typed of forms)
      expect((await send(page, person, typed, { before: found, headers })).status).toBe(403)
    expect(await look('/ng/purchase-service-offline/list/', person)).toContain(t.missing.title)
  })
})

const firstState = async (page: string, person: Person) =>
  /<option value="([^"]+)"/.exec((await open(page, person)).text)?.[1] ?? ''

describe('a name', () => {
  test.each([
    ['in Burmese', 'မမ အောင်'],
    ['in Arabic, with a mark of direction', 'أمينة \u202Eevil'],
    ['with a quotation', `O'Brien "Ada" <b>&amp;`],
    ['that is a script', '<script>alert(1)</script>'],
    ['that is SQL', `Robert'); DROP TABLE protection_orders;--`],
    ['of pictures', '👩‍👩‍👧‍👦 Ada'],
    ['of the longest that is taken', 'ก'.repeat(100)],
  ])('%s is ordered with, and shown as it is', async (_, name) => {
    const person = await buyer()
    expect((await send(CONFIRM, person, { ...ADA, name })).status).toBe(303)
    const { rows } = await inSandbox('SELECT name FROM protection_orders WHERE imei = $1', [person.imei])
    expect(rows).toEqual([{ name }])
    const [order] = await ordersOf(person)
    await post(
      live,
      OPEN_PATH,
      { lang: 'ng', record: 'orders', order: order?.number ?? '', to: 'detail' },
      person.browser,
    )
    const page = await look(`${START}detail/`, person)
    expect(page).toContain(escaped(name))
    expect(page).not.toContain('<script>alert')
    expect(page).toContain(orderTexts.facts.total)
  })

  test.each([
    ['of nothing', ' \u00A0\t', t.order.missing.name],
    ['that is huge', 'x'.repeat(100_000), '100'],
    ['one letter too long', 'ক'.repeat(101), '100'],
  ])('%s orders nothing, says so, and loses nothing else', async (_, name, told) => {
    const person = await buyer()
    const answer = await send(CONFIRM, person, { ...ADA, name })
    expect(answer.status).toBe(200)
    expect(seen(answer)).toMatch(new RegExp(`id="name-error"[^<]*>[^<]*${told}`))
    expect(seen(answer)).toContain('value="8031234567"')
    expect(await ordersOf(person)).toEqual([])
  })

  test('with all that is larger than a form is refused before it is read', async () => {
    const person = await buyer()
    const answer = await send(CONFIRM, person, { ...ADA, name: 'x'.repeat(1_100_000) })
    expect(answer.status).toBe(413)
    expect(answer.text).toContain(errors.tooLarge)
  })
})

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#x27;',
  )
