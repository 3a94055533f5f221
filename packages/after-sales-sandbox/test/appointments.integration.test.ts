import type { CallRequest } from '@carelane/after-sales'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, newKey, NIGERIA, pictureOf, rowsOf, submissionsOf, tokenOf } from './answers'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox
/** Two places per slot, every day. */
let centre: string

const DAY_MS = 86_400_000
const PHONE = '+234-8021239020'
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const at = (now: string) => sandbox.put('/sandbox/clock', { now })

async function centreWhere(condition: string): Promise<string> {
  const [row] = await rowsOf<{ id: number }>(
    sandbox,
    `SELECT centre.id FROM service_centres centre JOIN places place ON place.id = centre.place_id
     WHERE ${condition} ORDER BY centre.id LIMIT 1`,
  )
  return String(row?.id)
}

beforeAll(async () => {
  sandbox = await startTestSandbox('appointments')
  centre = await centreWhere(
    `centre.country = 'ng' AND reservable AND places_per_slot = 2 AND sunday <> 'closed'`,
  )
})
afterEach(() => sandbox.clear('/sandbox/clock'))
afterAll(() => sandbox.stop())

const slotsOf = (serviceCenterId: string, from: string, to = from) =>
  answerOf(sandbox, 'appointmentSlots', { serviceCenterId, from, to, ...NIGERIA })
async function slotOn(days: number, which = 0) {
  const [day] = await slotsOf(centre, dayAfter(days))
  return { serviceCenterId: centre, date: day?.date ?? '', start: day?.slots[which]?.start ?? '' }
}
type Slot = Awaited<ReturnType<typeof slotOn>>

const form = (slot: Slot, changed: object = {}): CallRequest<'appointmentAdd'> => ({
  requestKey: newKey(),
  ...NIGERIA,
  ...slot,
  name: 'أمينة',
  phone: PHONE,
  product: 'Mobile Phone',
  model: 'Nova 5',
  fault: 'The screen is broken',
  ...changed,
})
const book = (slot: Slot, changed: object = {}) => answerOf(sandbox, 'appointmentAdd', form(slot, changed))
async function booked(slot: Slot, changed: object = {}): Promise<string> {
  const { appointment } = await book(slot, changed)
  return appointment?.appointmentNumber ?? ''
}
const freeIn = async ({ serviceCenterId, date, start }: Slot) =>
  (await slotsOf(serviceCenterId, date))[0]?.slots.find((slot) => slot.start === start)?.free
const detail = (appointmentNumber: string, phone = PHONE) =>
  answerOf(sandbox, 'appointmentDetail', { appointmentNumber, phone, ...NIGERIA })
const cancel = (appointmentNumber: string, changed: object = {}) =>
  answerOf(sandbox, 'appointmentCancel', {
    requestKey: newKey(),
    appointmentNumber,
    phone: PHONE,
    ...NIGERIA,
    ...changed,
  })
const change = (appointmentNumber: string, slot: Slot, changed: object = {}) =>
  answerOf(sandbox, 'appointmentChange', {
    requestKey: newKey(),
    appointmentNumber,
    phone: PHONE,
    ...NIGERIA,
    ...slot,
    ...changed,
  })

describe('the slots of a centre', () => {
  test('fill its own opening hours of each day, for up to 31 days', async () => {
    const resting = await centreWhere(
      `centre.country = 'ng' AND reservable AND sunday = 'closed' AND monday = '09:00-18:00'`,
    )
    const days = await slotsOf(resting, '2027-03-01', '2027-03-31')
    expect(days).toHaveLength(31)
    expect(days[0]?.date).toBe('2027-03-01')
    expect(days[0]?.slots.map(({ start }) => start)).toEqual(
      Array.from(
        { length: 18 },
        (_, half) => `${half < 2 ? '0' : ''}${9 + Math.floor(half / 2)}:${half % 2 ? '30' : '00'}`,
      ),
    )
    expect(days[0]?.slots.at(-1)?.end).toBe('18:00')
    expect(days[6]).toEqual({ date: '2027-03-07', slots: [] })
  })

  test('are past in the time zone of the centre, not of the server', async () => {
    const zone = async (timeZone: string) =>
      centreWhere(`place.time_zone = '${timeZone}' AND reservable AND monday = '09:00-18:00'`)
    await at('2027-03-01T12:10:00Z')
    const firstOf = async (id: string) => (await slotsOf(id, '2027-03-01'))[0]?.slots[0]?.start
    expect(await firstOf(await zone('Africa/Lagos'))).toBe('13:30')
    expect(await firstOf(await zone('Asia/Manila'))).toBeUndefined()
    expect(await firstOf(await zone('America/Mexico_City'))).toBe('09:00')
  })

  test('are none where a centre takes no reservations', async () => {
    const closed = await centreWhere(`NOT reservable AND monday = '09:00-18:00'`)
    expect(await slotsOf(closed, '2027-03-01')).toEqual([{ date: '2027-03-01', slots: [] }])
  })

  test.each([
    ['32 days', { from: '2027-03-01', to: '2027-04-01' }, 400],
    ['a span that ends before it begins', { from: '2027-03-02', to: '2027-03-01' }, 400],
    ['a centre that is not there', { serviceCenterId: 'nowhere' }, 404],
  ])('of %s are refused', async (_, changed, code) => {
    const asked = { serviceCenterId: centre, from: '2027-03-01', to: '2027-03-02', ...NIGERIA, ...changed }
    expect(await clientOf(sandbox).call('appointmentSlots', asked)).toMatchObject({ failure: { code } })
  })
})

describe('an appointment', () => {
  test('takes a place, and is shown to who has its number and phone', async () => {
    const slot = await slotOn(2)
    expect(await freeIn(slot)).toBe(2)
    const { result, appointment } = await book(slot)
    expect(result).toBe('accepted')
    expect(appointment).toMatchObject({
      appointmentNumber: expect.stringMatching(/^APNG\d{10}$/),
      status: 'booked',
      date: slot.date,
      start: slot.start,
      timeZone: 'Africa/Lagos',
      productModel: 'Nova 5',
      serviceCenter: { id: centre },
    })
    expect(await freeIn(slot)).toBe(1)
    const number = appointment?.appointmentNumber ?? ''
    expect(await detail(number)).toEqual(appointment)
    expect(await detail(number, '+234-8021239999')).toBeNull()
    expect(await detail('APNG0000000000')).toBeNull()
  })

  test('has the last place once, of a hundred who want it at the same time', async () => {
    const slot = await slotOn(3)
    await book(slot)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, person) =>
        book(slot, { phone: `+234-80312340${String(person).padStart(2, '0')}` }),
      ),
    )
    expect(answers.filter(({ result }) => result === 'accepted')).toHaveLength(1)
    expect(answers.filter(({ result }) => result === 'slotTaken')).toHaveLength(99)
    expect(await freeIn(slot)).toBe(0)
  })

  test('is booked once, however often its form comes', async () => {
    const slot = await slotOn(4)
    const request = form(slot)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => answerOf(sandbox, 'appointmentAdd', request)),
    )
    expect(new Set(answers.map(({ appointment }) => appointment?.appointmentNumber)).size).toBe(1)
    expect(await freeIn(slot)).toBe(1)
    const taken = await submissionsOf(sandbox, 'appointment-add')
    expect(taken.filter(({ requestKey }) => requestKey === request.requestKey)).toMatchObject([
      { arrivals: 20, reference: answers[0]?.appointment?.appointmentNumber },
    ])
    const other = await clientOf(sandbox).call('appointmentAdd', { ...request, fault: 'Another' })
    expect(other).toMatchObject({ failure: { code: 409, isRetryable: false } })
  })

  test('for a slot that was gone is booked for another with the same form', async () => {
    const [full, open] = [await slotOn(5), await slotOn(5, 1)]
    await book(full)
    await book(full)
    const request = form(full)
    expect(await answerOf(sandbox, 'appointmentAdd', request)).toEqual({
      result: 'slotTaken',
      appointment: null,
    })
    const again = await answerOf(sandbox, 'appointmentAdd', { ...request, ...open })
    expect(again).toMatchObject({ result: 'accepted', appointment: { start: open.start } })
  })

  test.each([
    ['in the past', { date: '2026-01-05' }],
    ['outside the hours', { start: '03:00' }],
    ['between two slots', { start: '11:07' }],
    ['of a centre that is not there', { serviceCenterId: '999999' }],
  ])('%s cannot be booked', async (_, changed) => {
    expect(await book({ ...(await slotOn(6)), ...changed })).toMatchObject({ result: 'slotTaken' })
  })

  test('takes pictures of whoever handed them in alone', async () => {
    const token = await tokenOf(sandbox, PHONE)
    const file = new File([pictureOf('image/jpeg')], 'a.jpg')
    const { fileKey } = await answerOf(sandbox, 'uploadFile', { file }, { token })
    const request = form(await slotOn(7), { photos: [fileKey] })
    expect(await clientOf(sandbox).call('appointmentAdd', request)).toMatchObject({ failure: { code: 400 } })
    expect(await answerOf(sandbox, 'appointmentAdd', request, { token })).toMatchObject({
      result: 'accepted',
    })
  })
})

describe('an appointment that is there', () => {
  test('moves to another slot, and leaves its place to others', async () => {
    const [from, to] = [await slotOn(8), await slotOn(8, 3)]
    const number = await booked(from)
    expect(await change(number, to)).toMatchObject({
      result: 'accepted',
      appointment: { appointmentNumber: number, start: to.start, status: 'booked' },
    })
    expect([await freeIn(from), await freeIn(to)]).toEqual([2, 1])
  })

  test('stays where it is when the other slot is full, or its own', async () => {
    const [from, full] = [await slotOn(9), await slotOn(9, 1)]
    const number = await booked(from)
    await book(from)
    await book(full)
    await book(full)
    expect(await change(number, full)).toEqual({ result: 'slotTaken', appointment: null })
    expect(await change(number, from)).toMatchObject({ result: 'accepted' })
    expect(await freeIn(from)).toBe(0)
  })

  test('swaps with another at the same time without waiting for ever', async () => {
    const slots = [await slotOn(10), await slotOn(10, 1)] as const
    const [one, other] = [await booked(slots[0]), await booked(slots[1])]
    const answers = await Promise.all([change(one, slots[1]), change(other, slots[0])])
    expect(answers.map(({ result }) => result)).toEqual(['accepted', 'accepted'])
  })

  test('is canceled once, and cannot be changed any more', async () => {
    const slot = await slotOn(11)
    const number = await booked(slot)
    const requestKey = newKey()
    const canceled = { result: 'accepted', appointment: { status: 'canceled' } }
    expect(await cancel(number, { requestKey })).toMatchObject(canceled)
    expect(await cancel(number, { requestKey })).toMatchObject(canceled)
    expect(await freeIn(slot)).toBe(2)
    expect(await cancel(number)).toMatchObject({ result: 'notChangeable' })
    expect(await change(number, slot)).toMatchObject({ result: 'notChangeable' })
  })

  test('is nobody’s who does not know its phone', async () => {
    const slot = await slotOn(12)
    const number = await booked(slot)
    const stranger = { phone: '+234-8021239999' }
    expect(await cancel(number, stranger)).toEqual({ result: 'notFound', appointment: null })
    expect(await change(number, slot, stranger)).toEqual({ result: 'notFound', appointment: null })
    expect((await detail(number))?.status).toBe('booked')
  })

  test('has begun when the clock of its centre says so: the person was there, or not', async () => {
    const slot = await slotOn(13)
    const number = await booked(slot)
    const begins = Date.parse(`${slot.date}T${slot.start}:00+01:00`)
    await at(new Date(begins - 60_000).toISOString())
    expect((await detail(number))?.status).toBe('booked')
    await at(new Date(begins).toISOString())
    const [row] = await rowsOf<{ shows_up: boolean }>(
      sandbox,
      'SELECT shows_up FROM appointments WHERE number = $1',
      [number],
    )
    expect((await detail(number))?.status).toBe(row?.shows_up ? 'arrived' : 'missed')
    expect(await cancel(number)).toMatchObject({ result: 'notChangeable' })
  })

  test('of every five, one is missed', async () => {
    const slot = await slotOn(14)
    const numbers = [] as string[]
    for (let which = 0; which < 5; which += 1) numbers.push(await booked(await slotOn(14, which)))
    await at(`${slot.date}T23:30:00Z`)
    const statuses = await Promise.all(numbers.map(async (number) => (await detail(number))?.status))
    expect(statuses.filter((status) => status === 'missed')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'arrived')).toHaveLength(4)
  })
})
