import { getMessages } from '@carelane/messages'
import { describe, expect, test, vi } from 'vitest'
import { OPEN_PATH } from '@/features/purchase/orders/records'
import { seen } from './support/appeals'
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
import { NEVER_CALLED, SUCCEEDS } from './support/protection-service'
import { post, visit } from './support/visitor'

const { purchase: t, account: accountTexts, orders: orderTexts } = getMessages('en')

const pages = usePurchasePages()
const { somebody, choosePlan, signIn, signInAgain, endTokens, open, look, send } = pages
const { ordersOf, paidFor, service, pay, live } = pages

const SOON = { timeout: 20_000, interval: 200 }

const ORDERS = `${START}order-list/`

async function atTheForm(): Promise<Person> {
  const person = await somebody()
  await choosePlan(person)
  await signIn(person)
  return person
}

const until = (path: string, person: Person, text: string) =>
  vi.waitFor(async () => {
    const page = await look(path, person)
    if (!page.includes(text)) throw new Error(`${path} does not say: ${text}`)
    return page
  }, SOON)

const fieldWith = (name: string, value: string) =>
  new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="${value}"`)

async function payOnce(person: Person): Promise<void> {
  const [order] = await ordersOf(person)
  const number = order?.number ?? ''
  expect(await ordersOf(person)).toHaveLength(1)
  if (paymentIn(await look(PAY, person)) === '') await send(PAY, person, { channel: 'online' })
  await pay(paymentIn(await look(PAY, person)), SUCCEEDS)
  await until(PAY, person, t.pay.paid.title)
  expect(await paidFor(number)).toBe(order?.total)
  expect((await service(number)).charges).toHaveLength(1)
}

describe('a sign-in whose tokens end', () => {
  test('before the phone is chosen is in nobody’s way: the first steps need none', async () => {
    const person = await somebody()
    await signIn(person, START)
    await endTokens(person)
    expect((await open(START, person)).status).toBe(200)
    expect((await send(START, person, { imei: person.imei })).headers.location).toBe(LIST)
    await endTokens(person)
    expect((await send(LIST, person, { plan: '2 365' })).headers.location).toBe(CONFIRM)
    expect(await look(CONFIRM, person)).toContain(accountTexts.signIn.submit)
    await signInAgain(person)
    expect(await look(CONFIRM, person)).toContain(person.imei)
    await send(CONFIRM, person, ADA)
    await payOnce(person)
  })

  test('before the form is opened asks to sign in again, and has phone and plan then', async () => {
    const person = await atTheForm()
    await endTokens(person)
    const page = await look(CONFIRM, person)
    expect(page).toContain(accountTexts.signIn.over)
    expect(page).toContain(`href="/login/?${new URLSearchParams({ to: CONFIRM })}"`)
    await signInAgain(person)
    expect(await look(CONFIRM, person)).toContain(person.imei)
    await send(CONFIRM, person, ADA)
    await payOnce(person)
  })

  test('while the form is filled in keeps the order, which is placed and paid after signing in again', async () => {
    const person = await atTheForm()
    const form = await open(CONFIRM, person)
    await endTokens(person)
    expect((await send(CONFIRM, person, ADA, { before: form })).headers.location).toBe(PAY)
    expect(await ordersOf(person)).toEqual([])
    expect(await look(PAY, person)).toContain(accountTexts.signIn.submit)
    await signInAgain(person, PAY)
    await until(PAY, person, t.pay.unpaid.title)
    await payOnce(person)
  })

  test('before the payment is begun keeps the order, and begins it once after signing in again', async () => {
    const person = await atTheForm()
    await send(CONFIRM, person, ADA)
    const [order] = await ordersOf(person)
    await live.store.query('DELETE FROM payment_attempts')
    await pages.inSandbox('DELETE FROM payments WHERE order_number = $1', [order?.number])
    const page = await open(PAY, person)
    expect(seen(page)).toContain(t.pay.unpaid.title)
    await endTokens(person)
    await send(PAY, person, { channel: 'online' }, { before: page })
    expect(await look(PAY, person)).toContain(accountTexts.signIn.submit)
    await signInAgain(person, PAY)
    await until(PAY, person, t.pay.toPayment)
    expect((await service(order?.number)).payments).toHaveLength(1)
    await payOnce(person)
  })

  test('while its person pays elsewhere leaves no money in the air, though nobody calls back', async () => {
    const person = await atTheForm()
    await send(CONFIRM, person, ADA)
    const [order] = await ordersOf(person)
    const address = paymentIn(await look(PAY, person))
    await endTokens(person)
    await pay(address, NEVER_CALLED)
    await until(PAY, person, accountTexts.signIn.submit)
    await signInAgain(person, PAY)
    await until(PAY, person, t.pay.paid.title)
    expect(await paidFor(order?.number ?? '')).toBe(order?.total)
    expect((await service(order?.number)).charges).toHaveLength(1)
  })

  test('before an order is opened or canceled asks to sign in again, and changes nothing', async () => {
    const person = await atTheForm()
    await send(CONFIRM, person, ADA)
    const [order] = await ordersOf(person)
    const number = order?.number ?? ''
    await endTokens(person)
    expect(await look(ORDERS, person)).toContain(accountTexts.signIn.over)
    await signInAgain(person, ORDERS)
    expect(await look(ORDERS, person)).toContain(number)
    await post(live, OPEN_PATH, { lang: 'ng', record: 'orders', order: number, to: 'detail' }, person.browser)
    const question = await look(`${START}detail/?cancel=1`, person)
    expect(question).toContain(orderTexts.cancel.question)
    await endTokens(person)
    const sealed = /name="sealed" value="([^"]*)"/.exec(question)?.[1] ?? ''
    await post(live, '/api/orders/cancel/', { lang: 'ng', record: 'orders', sealed }, person.browser)
    await signInAgain(person, ORDERS)
    await vi.waitFor(async () => {
      const [canceled] = await ordersOf(person)
      expect(canceled?.canceledAt).not.toBeNull()
    }, SOON)
  })
})

describe('a session that is lost while the form is filled in, without scripts', () => {
  test('loses nothing that was typed: it comes back after signing in, and to nobody else', async () => {
    const person = await atTheForm()
    const form = await open(CONFIRM, person)
    person.browser.cookies.delete('account')
    const typed = { ...ADA, name: 'أمينة "A"', code: 'WELCOME5' }
    const answer = await send(CONFIRM, person, typed, { before: form })
    expect([answer.status, answer.headers.location]).toEqual([303, CONFIRM])
    const [, cookie = ''] =
      /^purchase-entered=([^;]+); .*HttpOnly/im.exec((answer.headers['set-cookie'] ?? []).join('\n')) ?? []
    expect(cookie).toMatch(/^ey/)
    const page = await look(CONFIRM, person)
    expect(page).toContain(t.order.signedOut)
    expect(page).toContain(accountTexts.signIn.submit)
    expect(page).not.toContain('8031234567')

    const other = await somebody()
    await signIn({ ...other, browser: person.browser })
    expect(await look(CONFIRM, person)).not.toContain('8031234567')
    person.browser.cookies.delete('account')

    await signInAgain(person)
    const again = await look(CONFIRM, person)
    expect(again).toContain(person.imei)
    expect(again).toMatch(fieldWith('name', 'أمينة &quot;A&quot;'))
    expect(again).toMatch(fieldWith('phone', '8031234567'))
    expect(again).toMatch(fieldWith('code', 'WELCOME5'))
    expect(again).not.toMatch(/<input(?=[^>]*name="agreed")[^>]*\schecked/)
    expect(await ordersOf(person)).toEqual([])
    await send(CONFIRM, person, { name: typed.name, code: '', agreed: 'on' })
    expect(person.browser.cookies.has('purchase-entered')).toBe(false)
    await payOnce(person)
  })

  test('is noticed by the header without taking away what was begun', async () => {
    const person = await atTheForm()
    await send(CONFIRM, person, ADA)
    await live.store.query('DELETE FROM sessions')
    const { status } = await visit(live, '/api/account/', person.browser)
    expect([status, person.browser.cookies.has('account')]).toEqual([204, false])
    await signInAgain(person, PAY)
    await payOnce(person)
    await post(live, '/api/account/logout/', { to: PAY }, person.browser)
    expect([...person.browser.cookies.keys()]).toEqual(['login'])
  })

  test('loses nothing either where the plan cannot be had any more', async () => {
    const person = await atTheForm()
    const form = await open(CONFIRM, person)
    await pages.inSandbox(`UPDATE devices SET first_online_at = now() - interval '9 years' WHERE imei = $1`, [
      person.imei,
    ])
    const page = seen(await send(CONFIRM, person, ADA, { before: form }))
    expect(page).toContain(t.plans.gone)
    expect(page).toContain(t.plans.reasons.outOfWarranty)
    expect(page).toContain(`href="${LIST}"`)
    const { imei } = await somebody()
    await choosePlan({ ...person, imei })
    const again = await look(CONFIRM, person)
    expect(again).toMatch(fieldWith('name', 'Ada'))
    expect(again).toMatch(fieldWith('phone', '8031234567'))
  })
})
