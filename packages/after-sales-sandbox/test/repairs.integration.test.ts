import { COUNTRY_CODES, countryOf } from '@carelane/countries'
import { workingDaysAfter } from '@carelane/countries/working-days'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('repairs')
})
afterEach(() => sandbox.clear('/sandbox/clock'))
afterAll(() => sandbox.stop())

const NIGERIA = { mcc: '621', language: 'en' } as const
const DAY_MS = 86_400_000
const dayInManila = (instant: string) =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone: 'Asia/Manila' })

async function rowsOf<Row extends object>(sql: string): Promise<Row[]> {
  const database = new pg.Client({ connectionString: sandbox.databaseUrl })
  await database.connect()
  const { rows } = await database.query<Row>(sql)
  await database.end()
  return rows
}

const ordersIn = (country: string) =>
  rowsOf<{ number: string; phone: string }>(
    `SELECT number, phone FROM work_orders WHERE country = '${country}' ORDER BY number`,
  )

async function orderOf(orderNumber: string) {
  const answer = await clientOf(sandbox).call('repairOrder', { orderNumber, ...NIGERIA })
  if (!answer.ok) throw answer.failure.cause
  return answer.data.orders[0]
}

const goTo = (days: number) =>
  sandbox.put('/sandbox/clock', { now: new Date(Date.now() + days * DAY_MS).toISOString() })

describe('a work order by its number [2.4#23]', () => {
  test('is in one of the ten states or waits for its owner, each of which every country has [4#15]–[4#24]', async () => {
    for (const country of ['ng', 'sa', 'td']) {
      const { mcc } = countryOf(country as 'ng')
      const statuses = new Set<string>()
      for (const { number } of await ordersIn(country)) {
        const answer = await clientOf(sandbox).call('repairOrder', {
          orderNumber: number,
          mcc: mcc ?? '',
          language: 'en',
        })
        if (answer.ok) for (const order of answer.data.orders) statuses.add(order.repairStatus)
      }
      expect([...statuses].toSorted()).toEqual([
        'canceled',
        'finished',
        'noNeedRepair',
        'overdue',
        'repairing',
        'submitted',
        'swapPhone',
        'waitingApproval',
        'waitingArrive',
        'waitingEvaluation',
        'waitingPickUP',
      ])
    }
    expect(
      new Set(
        (await rowsOf<{ country: string }>('SELECT country FROM work_orders')).map((row) => row.country),
      ).size,
    ).toBe(COUNTRY_CODES.length - 1)
  })

  test('has each of the three timelines [4#25]–[4#27]', async () => {
    const orders = await Promise.all((await ordersIn('ke')).map(({ number }) => orderOf(number)))
    const timelines = orders.map((order) =>
      order?.reviewedTime && order.toBeReviewedTime && order.repairingTime
        ? [order.repairedTime && 'repaired', order.rejectedTime && 'rejected', order.swapTime && 'swap']
            .filter(Boolean)
            .join()
        : 'open',
    )
    expect(new Set(timelines)).toEqual(new Set(['open', 'repaired', 'rejected', 'swap']))
  })

  test('tells nothing of the person, and the promised day within seven working days [9#18]', async () => {
    for (const { number } of await ordersIn('ph')) {
      const order = await orderOf(number)
      if (!order) continue
      expect(order.customerPhone).toBeNull()
      expect(order.ways).toBeNull()
      expect(order.serviceCenter?.name).toMatch(/Service Centre/)
      if (!order.estimatedRepairedTime || !order.repairingTime) continue
      const [begun, promised] = [order.repairingTime, order.estimatedRepairedTime].map(dayInManila)
      const days = [3, 4, 5, 6, 7].map((count) => workingDaysAfter(begun ?? '', count, 'ph'))
      expect(days).toContain(promised)
    }
  })

  test('that nobody has is an empty list [8#13]', async () => {
    expect(await orderOf('WONG0000000000')).toBeUndefined()
  })

  test('goes on with the time', async () => {
    const orders = await ordersIn('gh')
    const statusesAt = async (days: number) => {
      await goTo(days)
      const found = await Promise.all(orders.map(({ number }) => orderOf(number)))
      return found.map((order) => order?.repairStatus ?? 'not there')
    }
    const [now, later] = [await statusesAt(0), await statusesAt(40)]
    const moved = now.filter((status, at) => status !== later[at])
    expect(moved.length).toBeGreaterThanOrEqual(4)
    expect(moved).toContain('waitingPickUP')
    expect((await statusesAt(-2_000)).every((status) => status === 'not there')).toBe(true)
  })
})

describe('work orders by phone', () => {
  test('are opened by the code that was sent, and by nothing before it [2.4#23]', async () => {
    const client = clientOf(sandbox)
    const [first] = await ordersIn('ng')
    const phone = first?.phone ?? ''
    const sent = await client.call('repairSendCode', { phone, ...NIGERIA })
    expect(sent).toMatchObject({ ok: true, data: { sent: true } })
    const code = await codeOf(phone)
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await client.call('repairVerifyCode', { phone, code: wrong, ...NIGERIA })).toMatchObject({
      data: { result: 'wrong', token: null },
    })
    const verified = await client.call('repairVerifyCode', { phone, code, ...NIGERIA })
    if (!verified.ok) throw verified.failure.cause
    expect(verified.data.result).toBe('verified')
    const token = verified.data.token ?? ''
    const opened = await client.call('repairOrders', { token, ...NIGERIA })
    if (!opened.ok) throw opened.failure.cause
    expect(opened.data.orders).not.toHaveLength(0)
    expect(opened.data.orders.every((order) => order.customerPhone === phone)).toBe(true)

    expect(await client.call('repairVerifyCode', { phone, code, ...NIGERIA })).toMatchObject({
      data: { result: 'expired' },
    })
    await goTo(1)
    expect(await client.call('repairOrders', { token, ...NIGERIA })).toMatchObject({
      ok: false,
      failure: { code: 50008 },
    })
  })

  test('tell a phone without orders nothing else when a code is asked for', async () => {
    const client = clientOf(sandbox)
    const [known] = await ordersIn('tz')
    const phones = [known?.phone ?? '', '+255-621239999']
    const sent = await Promise.all(
      phones.map((phone) => client.call('repairSendCode', { phone, ...NIGERIA })),
    )
    expect(sent[1]).toEqual(sent[0])
  })

  test('ask no second code within a minute, and allow five tries of one', async () => {
    const client = clientOf(sandbox)
    const phone = '+234-8021239999'
    await client.call('repairSendCode', { phone, ...NIGERIA })
    expect(await client.call('repairSendCode', { phone, ...NIGERIA })).toMatchObject({
      data: { sent: false },
    })
    const code = await codeOf(phone)
    const wrong = code === '111111' ? '222222' : '111111'
    const results: string[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const answer = await client.call('repairVerifyCode', { phone, code: wrong, ...NIGERIA })
      if (answer.ok) results.push(answer.data.result)
    }
    expect(results).toEqual([...Array<string>(5).fill('wrong'), 'tooManyAttempts'])
    expect(await client.call('repairVerifyCode', { phone, code, ...NIGERIA })).toMatchObject({
      data: { result: 'tooManyAttempts', token: null },
    })
  })

  async function codeOf(phone: string): Promise<string> {
    const response = await fetch(`${sandbox.url}/sandbox/codes`)
    const { codes } = (await response.json()) as { codes: { phone: string; code: string }[] }
    return codes.find((sent) => sent.phone === phone)?.code ?? ''
  }
})
