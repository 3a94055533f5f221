import type { CallRequest } from '@carelane/after-sales'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { answerOf, newKey, NIGERIA, rowsOf, submissionsOf } from './answers'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

/** A Monday. */
const NOW = '2027-03-01T10:00:00.000Z'
const at = (now: string) => sandbox.put('/sandbox/clock', { now })

beforeAll(async () => {
  sandbox = await startTestSandbox('pick-ups')
  await at(NOW)
})
afterEach(() => at(NOW))
afterAll(() => sandbox.stop())

const LAGOS = { city: 'Lagos', line: '4 Marina Road' }
const TUESDAY = { date: '2027-03-02', start: '12:00' }

const offer = (changed: object = {}) =>
  answerOf(sandbox, 'pickUpOffer', { ...NIGERIA, device: 'phone', ...LAGOS, ...changed })
const form = (changed: object = {}): CallRequest<'pickUpAdd'> => ({
  requestKey: newKey(),
  ...NIGERIA,
  device: 'phone',
  ...LAGOS,
  ...TUESDAY,
  fault: 'The screen is broken.',
  name: 'أمينة',
  phone: '+234-8021234567',
  ...changed,
})
const book = (changed: object = {}) => answerOf(sandbox, 'pickUpAdd', form(changed))
const booked = async (changed: object = {}) => (await book(changed)).pickUp?.pickUpNumber ?? ''
const detail = (pickUpNumber: string, lastDigits = '4567') =>
  answerOf(sandbox, 'pickUpDetail', { pickUpNumber, lastDigits, ...NIGERIA })
const cancel = (pickUpNumber: string, lastDigits = '4567') =>
  answerOf(sandbox, 'pickUpCancel', { requestKey: newKey(), pickUpNumber, lastDigits, ...NIGERIA })
const freeIn = async ({ date, start } = TUESDAY) =>
  (await offer()).offer?.days
    .find((day) => day.date === date)
    ?.windows.find((window) => window.start === start)?.free

test('a courier comes to the large cities, by their name in any writing or by the postal code', async () => {
  const { offer: lagos, reason, center } = await offer()
  expect(lagos).toMatchObject({ daysFrom: 4, daysTo: 6, timeZone: 'Africa/Lagos' })
  expect(lagos?.price).toMatchObject({ currency: 'NGN', tax: { rate: 750, isIncluded: true } })
  expect(lagos?.price.amount).toBeGreaterThan(0)
  expect(reason ?? null).toBeNull()
  expect(center?.name).toBeTruthy()
  expect((await offer({ city: ' LAGOS ' })).offer).not.toBeNull()
  expect((await offer({ city: 'Ikoyi', postalCode: '100242' })).offer).not.toBeNull()
  const cairo = { mcc: '602', language: 'ar', city: 'القاهرة', line: 'شارع ٥' } as const
  expect((await offer(cairo)).offer).not.toBeNull()
})

test('elsewhere nobody comes: the nearest centre is named, and where to send what fits into a parcel', async () => {
  const [small] = await rowsOf<{ city: string }>(
    sandbox,
    `SELECT city FROM places WHERE country = 'ng' AND id NOT IN (SELECT id FROM pick_up_zones) ORDER BY id LIMIT 1`,
  )
  const phone = await offer({ city: small?.city })
  expect(phone).toMatchObject({ offer: null, reason: 'address' })
  expect(phone.postal?.center.address).toBe(phone.center?.address)
  expect((await offer({ city: small?.city, device: 'tv' })).postal).toBeNull()
  expect(await offer({ city: 'Nowhere at all' })).toMatchObject({ offer: null, center: null, postal: null })
  const [second] = await rowsOf<{ city: string }>(
    sandbox,
    `SELECT city FROM places JOIN pick_up_zones zone USING (id) WHERE zone.country = 'ng' AND size = 2`,
  )
  expect(await offer({ city: second?.city, device: 'appliance' })).toMatchObject({
    offer: null,
    reason: 'device',
  })
})

test('windows begin tomorrow by the clock of the city, and have room for two', async () => {
  expect((await offer()).offer?.days[0]?.date).toBe('2027-03-02')
  await at('2027-03-01T23:30:00Z')
  expect((await offer()).offer?.days[0]?.date).toBe('2027-03-03')
  await at(NOW)
  const before = await freeIn()
  const numbers = [await booked(), await booked()]
  expect(await freeIn()).toBe((before ?? 0) - 2)
  expect(await book()).toEqual({ result: 'windowTaken', pickUp: null })
  await cancel(numbers[0] ?? '')
  expect(await freeIn()).toBe(1)
  expect(await book({ date: '2027-03-01' })).toMatchObject({ result: 'windowTaken' })
  expect(await book({ city: 'Nowhere at all' })).toMatchObject({ result: 'notServed' })
})

test('what fits into a parcel is announced, sent by its owner, repaired and sent back', async () => {
  const place = { city: 'Owerri', line: '4 Marina Road' }
  const { postal } = await offer(place)
  expect(postal?.booking).toMatchObject({ sendBy: '2027-03-17', price: { currency: 'NGN' } })
  const post = async (changed: object = {}) => {
    const { date: _, start: __, ...sent } = form({ ...place, ...changed })
    return answerOf(sandbox, 'pickUpPost', sent)
  }
  const { pickUp } = await post()
  const number = pickUp?.pickUpNumber ?? ''
  expect(pickUp).toMatchObject({
    state: 'booked',
    date: '2027-03-17',
    start: null,
    wayThere: null,
    wayBack: null,
  })
  expect(pickUp?.center.name).toBe(postal?.center.name)
  expect(pickUp?.price).toEqual(postal?.booking?.price)
  const states = [
    ['2027-03-04T09:30:00Z', 'booked'],
    ['2027-03-04T10:30:00Z', 'atCenter'],
    ['2027-03-11T10:30:00Z', 'onTheWayBack'],
    ['2027-03-15T10:30:00Z', 'delivered'],
  ] as const
  for (const [now, state] of states) {
    await at(now)
    expect(await detail(number), now).toMatchObject({ state })
  }
  expect(await cancel(number)).toMatchObject({ result: 'notChangeable' })
  await at(NOW)
  expect(await cancel(number)).toMatchObject({ result: 'accepted', pickUp: { state: 'canceled' } })
  expect(await post({ device: 'tv' })).toMatchObject({ result: 'notServed' })
  expect(await post({ city: 'Nowhere at all' })).toMatchObject({ result: 'notServed' })
})

test('no courier comes on a public holiday', async () => {
  await at('2027-03-08T10:00:00.000Z')
  const days = (await offer()).offer?.days.map(({ date }) => date)
  expect(days).not.toContain('2027-03-09')
  expect(days).not.toContain('2027-03-10')
  expect(days).toContain('2027-03-11')
  expect(await book({ date: '2027-03-10' })).toMatchObject({ result: 'windowTaken' })
})

test('a device goes both ways by the clock, told to who knows number and four digits', async () => {
  const number = await booked({ start: '09:00' })
  expect(number).toMatch(/^PUNG\d{10}$/)
  expect(await detail(number, '0000')).toBeNull()
  const first = await detail(number)
  expect(first).toMatchObject({ state: 'booked', end: '12:00', backBy: '2027-03-11', wayBack: null })
  expect(first?.wayThere).toMatchObject({ startedTime: null, arrivedTime: null })
  expect(JSON.stringify(first)).not.toMatch(/Marina|أمينة|8021234567/)
  const states = [
    ['2027-03-02T09:30:00Z', 'collected'],
    ['2027-03-03T09:30:00Z', 'atCenter'],
    ['2027-03-08T09:30:00Z', 'onTheWayBack'],
    ['2027-03-11T09:30:00Z', 'delivered'],
  ] as const
  for (const [now, state] of states) {
    await at(now)
    expect(await detail(number), now).toMatchObject({ state })
  }
  const last = await detail(number)
  expect(last?.wayThere?.trackingNumber).not.toBe(last?.wayBack?.trackingNumber)
  expect(last?.wayBack?.arrivedTime).toBe('2027-03-11T09:00:00.000Z')
})

test('a pick-up is canceled until the courier has come, by its owner', async () => {
  const number = await booked({ start: '15:00' })
  expect(await cancel(number, '0000')).toMatchObject({ result: 'notFound' })
  expect(await cancel(number)).toMatchObject({ result: 'accepted', pickUp: { state: 'canceled' } })
  expect(await cancel(number)).toMatchObject({ result: 'notChangeable' })
  const late = await booked({ start: '15:00' })
  await at('2027-03-02T16:00:00Z')
  expect(await cancel(late)).toMatchObject({ result: 'notChangeable' })
})

test('a booking that arrives several times is taken once', async () => {
  const sent = form({ date: '2027-03-03' })
  const answers = await Promise.all([1, 2, 3].map(() => answerOf(sandbox, 'pickUpAdd', sent)))
  expect(new Set(answers.map(({ pickUp }) => pickUp?.pickUpNumber)).size).toBe(1)
  const taken = (await submissionsOf(sandbox, 'pick-up-add')).filter(
    ({ requestKey }) => requestKey === sent.requestKey,
  )
  expect(taken).toMatchObject([{ arrivals: 3 }])
  const other = await clientOf(sandbox).call('pickUpAdd', { ...sent, fault: 'Something else' })
  expect(other).toMatchObject({ failure: { code: 409 } })
})
