import { CALLS, createTransport, type CallRequest } from '@carelane/after-sales'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answerOf, newKey, NIGERIA, rowsOf, submissionsOf } from './answers'
import { clientOf, clientOptions, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox
let open: string[]

const DAY_MS = 86_400_000

beforeAll(async () => {
  sandbox = await startTestSandbox('ratings')
  const rows = await rowsOf<{ number: string }>(
    sandbox,
    `SELECT order_number AS number FROM work_order_events WHERE event = 'toBeReviewed' AND at < now()
       AND at > now() - interval '2 months' AND order_number NOT IN
       (SELECT order_number FROM work_order_events WHERE event = 'reviewed') ORDER BY 1`,
  )
  open = rows.map(({ number }) => number)
})
afterEach(async () => {
  await sandbox.clear('/sandbox/clock')
})
afterAll(() => sandbox.stop())

const orderIn = async (condition: string) => {
  const [row] = await rowsOf<{ number: string }>(
    sandbox,
    `SELECT number FROM work_orders WHERE country = 'gh' AND ${condition} ORDER BY number LIMIT 1`,
  )
  return row?.number ?? ''
}
const has = (event: string, daysAgo = 0) =>
  `number IN (SELECT order_number FROM work_order_events
     WHERE event = '${event}' AND at < now() - interval '${daysAgo} days')`

const rating = (orderNumber: string, changed: object = {}): CallRequest<'ratingAdd'> => ({
  requestKey: newKey(),
  orderNumber,
  ...NIGERIA,
  environment: 5,
  attitude: 4,
  efficiency: 2,
  quality: 5,
  overall: 4,
  recommend: 9,
  reasons: ['longQueueTime', 'repairQuality'],
  qualityComment: 'ለጥገናው አመሰግናለሁ',
  suggestion: 'شكرا 🙂',
  ...changed,
})
const add = (request: CallRequest<'ratingAdd'>) => answerOf(sandbox, 'ratingAdd', request)
const info = (orderNumber: string) => answerOf(sandbox, 'ratingInfo', { orderNumber, ...NIGERIA })

describe('whether an order can be rated', () => {
  test('says so of a finished one, and until when [9#23]', async () => {
    const [number = ''] = open
    const [event] = await rowsOf<{ at: Date }>(
      sandbox,
      `SELECT at FROM work_order_events WHERE event = 'repaired' AND order_number = $1`,
      [number],
    )
    const told = await info(number)
    expect(told.state).toBe('open')
    expect(told.serviceCenterName).toMatch(/Service Centre/)
    const days = (Date.parse(told.openUntil ?? '') - (event?.at.getTime() ?? 0)) / DAY_MS
    expect(days).toBeGreaterThanOrEqual(89)
    expect(days).toBeLessThanOrEqual(92)
  })

  test('follows the clock past the last moment [5#25]', async () => {
    const number = open[0] ?? ''
    const { openUntil } = await info(number)
    await sandbox.put('/sandbox/clock', { now: new Date(Date.parse(openUntil ?? '') - 60_000).toISOString() })
    expect((await info(number)).state).toBe('open')
    await sandbox.put('/sandbox/clock', { now: new Date(Date.parse(openUntil ?? '') + 1).toISOString() })
    expect((await info(number)).state).toBe('tooLate')
    expect(await add(rating(number))).toEqual({ result: 'tooLate' })
  })

  test.each([
    ['rated', 'alreadyRated', has('reviewed')],
    ['tooLate', 'tooLate', `${has('toBeReviewed', 100)} AND NOT ${has('reviewed')}`],
    ['notFinished', 'notFinished', has('canceled')],
    [
      'notFinished',
      'notFinished',
      `${has('repairing')} AND NOT ${has('repaired')} AND NOT ${has('toBeReviewed')}`,
    ],
  ])('says %s of others, and answers a rating with %s', async (state, result, condition) => {
    const number = await orderIn(condition)
    expect((await info(number)).state).toBe(state)
    expect(await add(rating(number))).toEqual({ result })
  })

  test('says that there is none', async () => {
    expect(await info('WONG0000000000')).toMatchObject({ state: 'notFound', productModel: null })
    expect(await add(rating('WONG0000000000'))).toEqual({ result: 'notFound' })
  })
})

describe('a rating', () => {
  test('is taken once for an order, whose timeline then ends [4#25]', async () => {
    const number = open[1] ?? ''
    expect(await add(rating(number))).toEqual({ result: 'accepted' })
    expect((await info(number)).state).toBe('rated')
    expect(await add(rating(number))).toEqual({ result: 'alreadyRated' })
    const { orders } = await answerOf(sandbox, 'repairOrder', { orderNumber: number, ...NIGERIA })
    expect(orders[0]).toMatchObject({ repairStatus: 'finished', reviewedTime: expect.any(String) })
  })

  test('that comes again with its key is answered the same and written once', async () => {
    const request = rating(open[2] ?? '')
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(request)))
    answers.push(await add(request))
    expect(answers).toEqual(Array(21).fill({ result: 'accepted' }))
    const taken = await submissionsOf(sandbox, 'rating-add')
    const { requestKey, ...content } = request
    expect(taken.filter((submission) => submission.requestKey === requestKey)).toMatchObject([
      { kind: 'rating-add', reference: open[2], arrivals: 21, content: { ...content, mcc: 'ng' } },
    ])
  })

  test('with another content under the same key is refused', async () => {
    const request = rating(open[3] ?? '')
    await add(request)
    const other = await clientOf(sandbox).call('ratingAdd', { ...request, overall: 1 })
    expect(other).toMatchObject({ ok: false, failure: { kind: 'envelope', code: 409, isRetryable: false } })
    const key = request.requestKey
    const elsewhere = await clientOf(sandbox).call('ratingAdd', rating(open[4] ?? '', { requestKey: key }))
    expect(elsewhere).toMatchObject({ failure: { code: 409 } })
    expect((await info(open[4] ?? '')).state).toBe('open')
  })

  test('is taken once of many at the same time', async () => {
    const number = open[5] ?? ''
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(rating(number))))
    expect(answers.filter(({ result }) => result === 'accepted')).toHaveLength(1)
    expect(answers.filter(({ result }) => result === 'alreadyRated')).toHaveLength(29)
    const taken = await submissionsOf(sandbox, 'rating-add')
    expect(taken.filter(({ reference }) => reference === number)).toHaveLength(1)
  })

  test('that was refused leaves its key free for when it can be taken', async () => {
    const number = await orderIn(`NOT ${has('submitted')}`)
    const request = rating(number)
    expect(await add(request)).toEqual({ result: 'notFound' })
    const [event] = await rowsOf<{ at: Date }>(
      sandbox,
      `SELECT at FROM work_order_events WHERE event = 'toBeReviewed' AND order_number = $1`,
      [number],
    )
    await sandbox.put('/sandbox/clock', { now: event?.at.toISOString() })
    expect(await add(request)).toEqual({ result: 'accepted' })
  })

  test.each([
    ['reasons that nobody offered', { reasons: ['tooBlue'] }],
    ['six stars', { quality: 6 }],
    ['no star', { overall: undefined }],
    ['characters that cannot be stored', { suggestion: 'a\0b' }],
    ['half a character', { suggestion: 'a\ud800b' }],
  ])('with %s is refused by the service itself', async (_, changed) => {
    const number = open[6] ?? ''
    const unchecked = { ...CALLS.ratingAdd, request: z.record(z.string(), z.unknown()) }
    const answer = await createTransport(clientOptions(sandbox)).call(unchecked, {
      ...rating(number, changed),
    })
    expect(answer).toMatchObject({ failure: { kind: 'envelope', code: 400 } })
    expect((await info(number)).state).toBe('open')
  })
})
