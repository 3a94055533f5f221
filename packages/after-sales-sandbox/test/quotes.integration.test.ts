import type { CallRequest } from '@carelane/after-sales'
import { z } from 'zod'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, newKey, NIGERIA, rowsOf } from './answers'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('quotes')
})
afterEach(() => sandbox.clear('/sandbox/clock'))
afterAll(() => sandbox.stop())

const DAY_MS = 86_400_000
const made = z.object({
  orderNumber: z.string(),
  phone: z.string().default(''),
  total: z.number(),
  version: z.number(),
})

async function post(body: object) {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return made.parse(await (await fetch(`${sandbox.url}/sandbox/quotes`, init)).json())
}

const newQuote = (validDays = 10) => post({ country: 'ng', validDays })

async function tokenFor(phone: string): Promise<string> {
  await answerOf(sandbox, 'repairSendCode', { phone, ...NIGERIA })
  const response = await fetch(`${sandbox.url}/sandbox/codes`)
  const { codes } = (await response.json()) as { codes: { phone: string; code: string }[] }
  const code = codes.find((sent) => sent.phone === phone)?.code ?? ''
  return (await answerOf(sandbox, 'repairVerifyCode', { phone, code, ...NIGERIA })).token ?? ''
}

type Sent = CallRequest<'repairQuoteAnswer'>

async function yesTo(quote: z.output<typeof made>, changed: Partial<Sent> = {}): Promise<Sent> {
  return {
    ...NIGERIA,
    requestKey: newKey(),
    token: await tokenFor(quote.phone),
    orderNumber: quote.orderNumber,
    version: quote.version,
    total: quote.total,
    currency: 'NGN',
    answer: 'yes',
    answeredTime: new Date().toISOString(),
    agreedText: 'I agree.',
    ...changed,
  }
}

const answer = async (sent: Sent) => (await answerOf(sandbox, 'repairQuoteAnswer', sent)).result
const orderOf = async (orderNumber: string) =>
  (await answerOf(sandbox, 'repairOrder', { orderNumber, ...NIGERIA })).orders[0]
const goTo = (days: number) =>
  sandbox.put('/sandbox/clock', { now: new Date(Date.now() + days * DAY_MS).toISOString() })

describe('a quote', () => {
  test('waits in every country for its owner, and its total is what its lines and its tax come to', async () => {
    for (const country of ['ng', 'sa', 'es', 'bd']) {
      const [order] = await rowsOf<{ phone: string; number: string }>(
        sandbox,
        `SELECT phone, number FROM work_orders JOIN repair_quotes ON order_number = number
         WHERE country = $1 AND created_at < now() AND valid_until > now() + interval '20 days' ORDER BY number`,
        [country],
      )
      const { phone = '', number: orderNumber = '' } = order ?? {}
      const token = await tokenFor(phone)
      const quote = await answerOf(sandbox, 'repairQuote', { token, orderNumber, ...NIGERIA })
      const sum = (quote?.lines ?? []).reduce((all, { price }) => all + price, 0)
      expect(quote?.total).toBe(sum + (quote?.tax.isIncluded ? 0 : (quote?.tax.amount ?? 0)))
      expect(quote?.tax.isIncluded).toBe(country === 'es')
      expect(quote?.diagnosisFee).toBeGreaterThan(0)
    }
  })

  test('is shown to the phone of its order alone', async () => {
    const [own, other] = [await newQuote(), await newQuote()]
    const token = await tokenFor(own.phone)
    const asked = { token, ...NIGERIA }
    expect(await answerOf(sandbox, 'repairQuote', { ...asked, orderNumber: other.orderNumber })).toBeNull()
    const shown = await answerOf(sandbox, 'repairQuote', { ...asked, orderNumber: own.orderNumber })
    expect(shown).toMatchObject({ state: 'open', version: 1, total: own.total })
    await goTo(1)
    expect(
      await clientOf(sandbox).call('repairQuote', { ...asked, orderNumber: own.orderNumber }),
    ).toMatchObject({
      failure: { code: 50008 },
    })
  })

  test('that was accepted lets the repair begin, once, however often the answer comes', async () => {
    const quote = await newQuote()
    expect((await orderOf(quote.orderNumber))?.repairStatus).toBe('waitingApproval')
    const sent = await yesTo(quote)
    expect(await Promise.all([answer(sent), answer(sent), answer(sent)])).toEqual(Array(3).fill('accepted'))
    expect(await orderOf(quote.orderNumber)).toMatchObject({
      repairStatus: 'repairing',
      quoteState: 'accepted',
    })
    expect(await answer(await yesTo(quote, { answer: 'no' }))).toBe('answeredBefore')
    const kept = await rowsOf(sandbox, 'SELECT answer FROM repair_quote_answers WHERE order_number = $1', [
      quote.orderNumber,
    ])
    expect(kept).toEqual([{ answer: 'yes' }])
  })

  test('that was declined sends the device back', async () => {
    const quote = await newQuote()
    expect(await answer(await yesTo(quote, { answer: 'no' }))).toBe('accepted')
    expect(await orderOf(quote.orderNumber)).toMatchObject({
      repairStatus: 'noNeedRepair',
      quoteState: 'declined',
    })
  })

  test('that nobody answers sends the device back on its day, and can be answered no more', async () => {
    const quote = await newQuote(3)
    await goTo(2.9)
    expect((await orderOf(quote.orderNumber))?.repairStatus).toBe('waitingApproval')
    await goTo(3.1)
    const order = await orderOf(quote.orderNumber)
    expect(order).toMatchObject({ repairStatus: 'noNeedRepair', quoteState: 'expired' })
    expect(order?.rejectedTime).not.toBeNull()
    const late = new Date(Date.now() + 3.05 * DAY_MS).toISOString()
    expect(await answer(await yesTo(quote, { answeredTime: late }))).toBe('expired')
  })

  test('that has become dearer is not agreed to by an answer to the one before', async () => {
    const quote = await newQuote()
    const sent = await yesTo(quote)
    const dearer = await post({ orderNumber: quote.orderNumber })
    expect(dearer.total).toBeGreaterThan(quote.total)
    expect(await answer(sent)).toBe('outdated')
    expect(await answer({ ...sent, version: dearer.version, requestKey: newKey() })).toBe('outdated')
    expect((await orderOf(quote.orderNumber))?.repairStatus).toBe('waitingApproval')
    const { total, version } = dearer
    expect(await answer({ ...sent, total, version, requestKey: newKey() })).toBe('accepted')
  })
})

test('a repair whose part is missing says so, and since when it is in its state', async () => {
  const [late] = await rowsOf<{ number: string }>(
    sandbox,
    `SELECT number FROM work_orders WHERE country = 'ng' AND delay_reason IS NOT NULL`,
  )
  const order = await orderOf(late?.number ?? '')
  expect(order).toMatchObject({ repairStatus: 'repairing', delay: { reason: 'waitsForPart' } })
  expect(order?.statusTime).toBe(order?.repairingTime)
  expect(Date.parse(order?.estimatedRepairedTime ?? '')).toBeLessThan(Date.now())
  const fresh = await newQuote(2)
  expect(Date.parse((await orderOf(fresh.orderNumber))?.statusTime ?? '')).toBeGreaterThan(
    Date.now() - DAY_MS,
  )
  await goTo(3)
  const returned = await orderOf(fresh.orderNumber)
  expect(returned?.statusTime).toBe(returned?.rejectedTime)
})

describe('a yes or a no needs a code of its own', () => {
  test('a token that has opened something, is old or is of another phone proves nothing', async () => {
    const [quote, other] = [await newQuote(), await newQuote()]
    const opened = await yesTo(quote)
    await answerOf(sandbox, 'repairOrders', { token: opened.token, ...NIGERIA })
    expect(await answer(opened)).toBe('proofInvalid')
    const fresh = await yesTo(quote)
    const later = new Date(Date.now() + 11 * 60_000).toISOString()
    expect(await answer({ ...fresh, answeredTime: later })).toBe('proofInvalid')
    expect(await answer({ ...fresh, token: await tokenFor(other.phone) })).toBe('proofInvalid')
    expect(await answer(fresh)).toBe('accepted')
    const again = await yesTo(other, { token: fresh.token })
    expect(await answer(again)).toBe('proofInvalid')
  })

  test('to be called needs none, and leaves the question open', async () => {
    const quote = await newQuote()
    const token = await tokenFor(quote.phone)
    await answerOf(sandbox, 'repairOrders', { token, ...NIGERIA })
    expect(await answer(await yesTo(quote, { answer: 'callMe', token }))).toBe('accepted')
    expect((await orderOf(quote.orderNumber))?.repairStatus).toBe('waitingApproval')
    expect(await answer(await yesTo(quote))).toBe('accepted')
  })
})
