import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { ORDER_COOKIE } from '@/platform/personal-cookies'
import { ACTIVATIONS, DETAIL, DETAILS, LIST, POLICY, useCustomers } from './support/customers'
import { FAILS } from './support/protection-service'
import { signInTo } from './support/provider'
import { PAY } from './support/purchase-pages'
import { placed } from './support/purchases'
import { visit, type Browser } from './support/visitor'

const { orders: t, purchase, account: accountTexts, forms } = getMessages('en')

const { live, service, customer, paying, look, open, bought, cancel } = useCustomers()

const STORE_LIST = '/ng/purchase-service-offline/order-list/'

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
    const buyer = await service.newBuyer()
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
    expect(headers.location).toBe('/ng/purchase-service/pay/?go=1')
    expect(person.browser.cookies.has(ORDER_COOKIE)).toBe(true)
    await paying(person, FAILS)
    const page = await look(LIST, person)
    expect(page).toContain(t.states.failed)
    expect(page).toContain(`aria-label="${t.pay} ${person.orderNumber}"`)
    expect((await open(person, person.orderNumber, 'pay')).headers.location).toMatch(/\/pay\/\?go=1$/)
    expect((await service.service(person.orderNumber)).payments).toHaveLength(2)
  })

  test('has an order that is paid in the activations too, with its policy [4#35]', async () => {
    const person = await bought()
    for (const path of [LIST, ACTIVATIONS]) {
      const page = await look(path, person)
      expect(page).toContain(t.viewPolicy)
      expect(page).toMatch(/Policy valid from \d{1,2} \w+ \d{4}/)
      expect(page).not.toContain(t.policyStates.invalid)
      expect(page).not.toContain(`aria-label="${t.pay} `)
    }
  })

  test('says what to do while the service does not answer', async () => {
    const person = await customer()
    // The client retries once.
    const broken = { call: 'protection-orders', fault: '500', times: 2, delayMs: 0 }
    await service.post('/sandbox/faults', broken, 'PUT')
    const page = await look(LIST, person)
    await service.mend()
    expect(page).toContain(forms.failed.title)
    expect(page).not.toContain(t.none)
  })

  test('has the four steps of a claim, and how to bind a plan to another phone [9#40], [4#38]–[4#40]', async () => {
    const page = await look(LIST, await customer())
    for (const step of [t.claim.one, t.claim.two, t.claim.three, t.claim.four]) expect(page).toContain(step)
    expect(page).toContain('about 5 working days')
  })

  test('has ten orders on a page, the newest first, and the way to the others', async () => {
    const person = await customer()
    const numbers = [person.orderNumber]
    while (numbers.length < 12) {
      const { imei } = await service.newBuyer()
      numbers.push(await placed(await service.orderOf({ account: person.account, imei })))
    }
    const shown = async (query: string) => {
      const page = await look(LIST + query, person)
      return { page, numbers: numbers.filter((number) => page.includes(number)) }
    }
    const first = await shown('')
    expect(first.numbers.toSorted()).toEqual(numbers.slice(2).toSorted())
    expect(first.page).toContain(`href="${LIST}?page=2"`)
    const second = await shown('?page=2')
    expect(second.numbers).toEqual(numbers.slice(0, 2))
    expect(second.page).toMatch(new RegExp(`href="${LIST}"[^>]*>${t.pages.newer}`))
    for (const query of ['?page=3', '?page=99999999999999999999'])
      expect((await shown(query)).numbers).toEqual(second.numbers)
    for (const query of ['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=1&page=2', '?page=NaN'])
      expect((await shown(query)).numbers).toEqual(first.numbers)
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
    expect(page).toContain(`<h2 id="timeline">${t.steps}</h2>`)
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
    expect(await look(PAY, person)).toContain(purchase.pay.closed.title)
  })

  test('that is paid says what goes back, and what went back; the service gives back as much', async () => {
    const person = await bought()
    expect(await service.paidFor(person.orderNumber)).toBe(person.total)
    const asked = await cancel(person)
    const [back = ''] = /₦\s?[\d,.]+ goes back the way you paid\./.exec(asked) ?? []
    expect(back).not.toBe('')
    const page = await look(DETAIL, person)
    if (page.includes(t.cancel.failed)) throw new Error('a plan that has not taken effect was not canceled')
    expect(page).toContain(back)
    expect(await service.paidFor(person.orderNumber)).toBe(0)
    expect(await look(LIST, person)).not.toContain(t.viewPolicy)
    const payment = await look(PAY, person)
    expect(payment).toContain(purchase.pay.refunded.title)
    expect(payment).not.toContain(purchase.pay.paid.title)
  })

  test('is not canceled by a question that was left', async () => {
    const person = await customer()
    await open(person, person.orderNumber)
    await look(`${DETAIL}?cancel=1`, person)
    expect(await look(DETAIL, person)).toContain(t.states.created)
  })
})
