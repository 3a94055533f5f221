import { randomUUID } from 'node:crypto'
import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { beginPayment } from '@/features/purchase/begin-payment'
import { ORDER_COOKIE } from '@/platform/personal-cookies'
import { CANCEL_PATH, DOCUMENT_PATH, OPEN_PATH } from '@/features/purchase/orders/records'
import { DETAIL, DETAILS, documentIn, fieldIn, LIST, POLICY, useCustomers } from './support/customers'
import { signInTo } from './support/provider'
import { SUCCEEDS } from './support/protection-service'
import { paymentFor } from './support/purchases'
import { post, visit, type Browser } from './support/visitor'

const { orders: t } = getMessages('en')

const { live, service, customer, paying, look, open, bought } = useCustomers()

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
    const sealed = fieldIn(await look(`${DETAIL}?cancel=1`, owner), 'sealed')
    const stranger = await customer()
    for (const value of [sealed, '', owner.orderNumber, `${sealed.slice(0, -3)}abc`]) {
      const sent = { lang: 'ng', record: 'orders', sealed: value }
      const { headers } = await post(live, CANCEL_PATH, sent, stranger.browser)
      expect(headers.location).toBe(`${DETAIL}?failed=1`)
    }
    const { orders } = await service.service(owner.orderNumber)
    expect(orders).toMatchObject([{ canceledAt: null }])
  })

  test('sends no form from another site', async () => {
    const person = await customer()
    await open(person, person.orderNumber)
    const sealed = fieldIn(await look(`${DETAIL}?cancel=1`, person), 'sealed')
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    for (const [path, sent] of [
      [CANCEL_PATH, { lang: 'ng', record: 'orders', sealed }],
      [OPEN_PATH, { lang: 'ng', record: 'orders', order: person.orderNumber, to: 'detail' }],
    ] as const)
      expect((await post(live, path, sent, person.browser, elsewhere)).status).toBe(403)
    expect((await service.service(person.orderNumber)).orders).toMatchObject([{ canceledAt: null }])
  })

  test('names what could be no order, and is told that no page of ours did', async () => {
    const { browser } = await customer()
    for (const order of ['', '1', 'x'.repeat(41)]) {
      const sent = { lang: 'ng', record: 'orders', order, to: 'pay' }
      expect((await post(live, OPEN_PATH, sent, browser)).status).toBe(403)
    }
  })

  test('who begins to pay for what could be no order keeps nobody from paying', async () => {
    const [person, other] = [await service.newBuyer(), await customer()]
    expect(await beginPayment(paymentFor(person, '1'))).toEqual({ kind: 'waiting', needsSignIn: false })
    await paying(other, SUCCEEDS)
    expect(await service.paidFor(other.orderNumber)).toBe(other.total)
  })

  test('who signs in in the same browser sees nothing of who was before', async () => {
    const person = await bought()
    await open(person, person.orderNumber)
    await post(live, '/api/account/logout/', { to: LIST }, person.browser)
    expect(person.browser.cookies.has(ORDER_COOKIE)).toBe(false)
    const { account } = await service.newBuyer()
    await signInTo(live, LIST, person.browser, { phone: account.owner })
    for (const path of [LIST, DETAIL]) expect(await look(path, person)).not.toContain(person.orderNumber)
  })
})
