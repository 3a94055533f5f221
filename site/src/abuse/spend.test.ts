import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ACTIONS, SUBJECTS } from './actions'
import { takeRefusals } from './refusals'
import { setRules } from './rules'
import { spend } from './spend'

const { ipv6, ipv6Network, imei } = ACTIONS['warranty-check']
let block = 0

beforeAll(() => {
  process.env.SESSION_SECRET = 'for this test alone, 32 characters'
})
beforeEach(() => {
  block += 1
  setRules({ shares: new Map(), blocks: new Map() })
})

const line = (place: number) => `2001:db8:${block}:${place.toString(16)}::1`
const check = (address: string, numbers = {}) => spend('warranty-check', address, numbers)

async function checkTimes(
  times: number,
  address: (place: number) => string,
  numbers?: object,
): Promise<void> {
  for (let place = 0; place < times; place += 1) await check(address(place), numbers)
}

test('a line that asks on pays, and ever more; its neighbour does not', async () => {
  await checkTimes(ipv6!.minute!, () => line(1))
  expect((await check(line(1))).price).toBe(1)
  expect((await check(line(2))).price).toBe(0)
})

test('a new line of a busy /48 does not begin at nothing', async () => {
  await checkTimes(ipv6Network!.minute! * 4, line)
  expect((await check(line(0xfff0))).price).toBe(4)
  expect((await check(`2001:db8:f${block}::1`)).price).toBe(0)
})

test('a model that is walked through from ever new addresses costs its askers', async () => {
  const numbers = { imei: '352099001761481' }
  await checkTimes(imei!.minute!, (place) => `2001:db9:${place.toString(16)}::1`, numbers)
  expect((await check(line(1), { imei: '352099009999999' })).price).toBe(1)
  expect((await check(line(1), { imei: '352098001761481' })).price).toBe(0)
})

test('what is spent in an hour is not forgotten in a minute', async () => {
  vi.useFakeTimers()
  try {
    for (let minute = 0; minute <= ipv6!.hour! / 10; minute += 1) {
      await checkTimes(10, () => line(1))
      await vi.advanceTimersByTimeAsync(61_000)
    }
    expect((await check(line(1))).price).toBe(1)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect((await check(line(1))).price).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('one action says nothing of another', async () => {
  await checkTimes(ipv6!.minute! + 1, () => line(1))
  expect((await spend('repair-status', line(1))).price).toBe(0)
})

test('2,000 visitors behind one IPv4 address pay what they can, with an attacker among them', async () => {
  const [shared, minutes] = [`198.51.${block}.1`, 10]
  const prices: number[] = []
  vi.useFakeTimers()
  try {
    for (let minute = 0; minute < minutes; minute += 1) {
      for (let visitor = 0; visitor < 2000 / minutes; visitor += 1) {
        await checkTimes(5, () => shared, { imei: '352099001761481' })
        prices.push((await check(shared, { imei: `${36_000_000 + prices.length}` })).price)
      }
      await vi.advanceTimersByTimeAsync(60_000)
    }
  } finally {
    vi.useRealTimers()
  }
  const free = prices.filter((price) => price === 0).length
  const cheap = prices.filter((price) => price < SUBJECTS.ipv4.dearest).length
  expect([prices.length, free, cheap]).toEqual([2000, 6, 26])
  expect(new Set(prices)).toEqual(new Set([0, 1, 2, SUBJECTS.ipv4.dearest]))
})

test('an administrator’s share of a budget holds for its action alone', async () => {
  setRules({ shares: new Map([['warranty-check', 0.5]]), blocks: new Map() })
  await checkTimes(ipv6!.minute! / 2, () => line(1))
  expect((await check(line(1))).price).toBe(1)
  setRules({ shares: new Map([['repair-status', 0.5]]), blocks: new Map() })
  expect((await check(line(1))).price).toBe(0)
})

test('whom an administrator blocked is refused until then, and costs no counting', async () => {
  const until = Date.now() + 600_000
  setRules({ shares: new Map(), blocks: new Map([[`2001:db8:${block}::/48`, until]]) })
  takeRefusals()
  expect(await check(line(1))).toMatchObject({ isBlocked: true })
  expect((await check(line(2))).seconds).toBeGreaterThan(590)
  expect(await check(`2001:db8:f${block}::1`)).toMatchObject({ isBlocked: false })
  expect(takeRefusals()).toEqual([{ action: 'warranty-check', network: `2001:db8:${block}::/48`, count: 2 }])
  vi.useFakeTimers({ toFake: ['Date'], now: until + 1 })
  try {
    expect(await check(line(1))).toMatchObject({ isBlocked: false, price: 0 })
  } finally {
    vi.useRealTimers()
  }
})
