import { setTimeout as delay } from 'node:timers/promises'
import { CALLS, createTransport } from '@carelane/after-sales'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, newKey, NIGERIA, rowsOf, submissionsOf } from './answers'
import { clientOf, clientOptions, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox
let orders: string[]

beforeAll(async () => {
  sandbox = await startTestSandbox('submission_faults')
  const rows = await rowsOf<{ number: string }>(
    sandbox,
    `SELECT order_number AS number FROM work_order_events WHERE event = 'repaired' AND at < now()
       AND at > now() - interval '10 days' ORDER BY 1`,
  )
  orders = rows.map(({ number }) => number)
})
afterEach(() => sandbox.clear('/sandbox/faults'))
afterAll(() => sandbox.stop())

const rating = (orderNumber = '') => ({
  requestKey: newKey(),
  orderNumber,
  ...NIGERIA,
  environment: 5,
  attitude: 5,
  efficiency: 5,
  quality: 5,
  overall: 5,
  recommend: 10,
})
const arrivalsOf = async (key: string) =>
  (await submissionsOf(sandbox, 'rating-add')).find(({ requestKey }) => requestKey === key)?.arrivals
const strike = (fault: string, setting: object = {}) =>
  sandbox.put('/sandbox/faults', { call: 'rating-add', fault, times: 1, ...setting })

describe('a submission that was carried out without a good answer', () => {
  test.each([
    ['done-down', { kind: 'network', isRetryable: true }],
    ['done-500', { kind: 'http', status: 500, isRetryable: true }],
    ['truncated', { kind: 'network', isRetryable: true }],
  ])('%s: is there, and its repetition is answered as if nothing had been', async (fault, failure) => {
    const request = rating(orders.pop())
    await strike(fault)
    expect(await clientOf(sandbox).call('ratingAdd', request)).toMatchObject({ ok: false, failure })
    expect(await arrivalsOf(request.requestKey)).toBe(1)
    expect(await answerOf(sandbox, 'ratingAdd', request)).toEqual({ result: 'accepted' })
    expect(await arrivalsOf(request.requestKey)).toBe(2)
  })

  test('done-slow: is there before the caller gives up', async () => {
    const request = rating(orders.pop())
    await strike('done-slow', { delayMs: 3_000 })
    const impatient = { ...CALLS.ratingAdd, deadlineMs: 1_500 }
    const answer = await createTransport(clientOptions(sandbox)).call(impatient, request)
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
    expect(await arrivalsOf(request.requestKey)).toBe(1)
  })

  test('slow: comes after the caller gave up and asked again, and is still taken once', async () => {
    const request = rating(orders.pop())
    await strike('slow', { delayMs: 1_000 })
    const impatient = { ...CALLS.ratingAdd, deadlineMs: 200 }
    expect(await createTransport(clientOptions(sandbox)).call(impatient, request)).toMatchObject({
      ok: false,
    })
    expect(await answerOf(sandbox, 'ratingAdd', request)).toEqual({ result: 'accepted' })
    await expect.poll(() => arrivalsOf(request.requestKey), { timeout: 5_000 }).toBe(2)
  })

  test('done-twice: is answered once, and what follows gets an answer of its own', async () => {
    const transport = createTransport(clientOptions(sandbox))
    const request = rating(orders.pop())
    await strike('done-twice')
    expect(await transport.call(CALLS.ratingAdd, request)).toMatchObject({ data: { result: 'accepted' } })
    await delay(50)
    const unknown = { orderNumber: 'WONG0000000000', ...NIGERIA }
    expect(await transport.call(CALLS.ratingInfo, unknown)).toMatchObject({ data: { state: 'notFound' } })
  })
})

test('a fault strikes as often as it was told to', async () => {
  await strike('500', { times: 2 })
  const request = rating(orders.pop())
  const results = []
  for (let call = 1; call <= 3; call += 1)
    results.push((await clientOf(sandbox).call('ratingAdd', request)).ok)
  expect(results).toEqual([false, false, true])
})
