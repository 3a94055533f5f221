import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, NIGERIA, newKey, rowsOf } from './answers'
import { startTestSandbox, type TestSandbox } from './sandbox'

/** A Monday, ten in the morning in Lagos. */
const NOW = '2026-11-30T09:03:00.000Z'
const MINUTE_MS = 60_000
const PART = { partModel: 'Aster Nova 5', part: 'Screen' }

let sandbox: TestSandbox

const clockAt = (now: string) => sandbox.put('/sandbox/clock', { now })
const minutesLater = (minutes: number) =>
  clockAt(new Date(Date.parse(NOW) + minutes * MINUTE_MS).toISOString())

beforeAll(async () => {
  sandbox = await startTestSandbox('availability')
  await clockAt(NOW)
})
afterEach(() => clockAt(NOW))
afterAll(() => sandbox.stop())

const listed = (asked: object = {}) =>
  answerOf(sandbox, 'serviceCenters', { ...NIGERIA, page: 1, pageSize: 200, ...asked })
const availabilityOf = (ids: readonly string[], asked: object = {}) =>
  answerOf(sandbox, 'centerAvailability', {
    ...NIGERIA,
    ...(ids.length > 0 && { ids: ids.join(',') }),
    ...asked,
  })
const idsOf = ({ list }: { list: readonly { id: string }[] }) => list.map(({ id }) => id)

async function centreWhere(condition: string): Promise<string> {
  const [row] = await rowsOf<{ id: number }>(
    sandbox,
    `SELECT id FROM service_centres WHERE country = 'ng' AND ${condition} ORDER BY id LIMIT 1`,
  )
  if (!row) throw new Error(`no centre in Nigeria is ${condition}`)
  return String(row.id)
}

const ALWAYS_OPEN = `monday = '08:00-17:00'`

describe('the list of centres', () => {
  test('sorts by the next free slot over all pages, each centre once', async () => {
    const all = idsOf(await listed({ sortBy: 'nextSlot' }))
    const pages = []
    for (let page = 1; pages.length < all.length; page += 1)
      pages.push(...idsOf(await listed({ sortBy: 'nextSlot', page, pageSize: 10 })))
    expect(pages).toEqual(all)
    expect(new Set(all).size).toBe(all.length)
    expect(all.toSorted()).toEqual(idsOf(await listed()).toSorted())
    const { centers } = await availabilityOf(all)
    const slots = all.map((id) => centers.find((centre) => centre.id === id)?.nextSlot ?? '9')
    expect(slots).toEqual(slots.toSorted())
    expect(new Set(slots).size).toBeGreaterThan(3)
  })

  test('says of each centre the slot that its diary has, and the next one once that is booked', async () => {
    const id = await centreWhere(`${ALWAYS_OPEN} AND reservable AND places_per_slot = 1 AND notice_hours = 0`)
    const next = async () => (await availabilityOf([id])).centers[0]?.nextSlot ?? ''
    const first = await next()
    const days = await answerOf(sandbox, 'appointmentSlots', {
      ...NIGERIA,
      serviceCenterId: id,
      from: NOW.slice(0, 10),
      to: NOW.slice(0, 10),
    })
    const start = days[0]?.slots.find(({ free }) => free > 0)?.start ?? ''
    expect(first).toBe(new Date(`${NOW.slice(0, 10)}T${start}:00+01:00`).toISOString())
    await answerOf(sandbox, 'appointmentAdd', {
      requestKey: newKey(),
      ...NIGERIA,
      serviceCenterId: id,
      date: NOW.slice(0, 10),
      start,
      name: 'Amina',
      phone: '+234-8021239021',
      product: 'Mobile Phone',
      fault: 'The screen is broken',
      photos: [],
    })
    expect(Date.parse(await next()) - Date.parse(first)).toBe(30 * MINUTE_MS)
  })

  test('takes centres by kind of device and by a part in stock, in list, count and map alike', async () => {
    const filters = { deviceKind: 'laptop' as const, partModel: 'Aster Book 14', part: 'Battery' }
    const { total, list } = await listed(filters)
    expect([total > 0, list.length]).toEqual([true, total])
    const { mcc } = NIGERIA
    const points = await answerOf(sandbox, 'serviceCenterPoints', { mcc, ...filters })
    expect(points.map(({ id }) => id).toSorted()).toEqual(idsOf({ list }).toSorted())
    const { part, centers } = await availabilityOf(idsOf({ list }), filters)
    expect(part).toEqual({ model: 'Aster Book 14', name: 'Battery' })
    for (const centre of centers)
      expect([centre.hasPart, centre.deviceKinds.includes('laptop')]).toEqual([true, true])
    const others = (await listed()).list.filter(({ id }) => !idsOf({ list }).includes(id))
    const rest = await availabilityOf(idsOf({ list: others }), filters)
    for (const { hasPart, deviceKinds } of rest.centers)
      expect(hasPart && deviceKinds.includes('laptop')).toBe(false)
    expect((await listed({ partModel: 'Aster Book 14', part: 'Wing' })).total).toBe(0)
    expect((await availabilityOf([], { ...PART, part: 'Wing' })).part).toBeNull()
  })

  test('near a place sorts by slot too, and still tells how far each is', async () => {
    const near = { lat: '6.524379', lng: '3.379206' }
    const { list } = await listed({ ...near, sortBy: 'nextSlot', pageSize: 20 })
    const { centers } = await availabilityOf(idsOf({ list }))
    const slots = list.map(({ id }) => centers.find((centre) => centre.id === id)?.nextSlot ?? '9')
    expect(slots).toEqual(slots.toSorted())
    expect(list.every(({ distance }) => typeof distance === 'number')).toBe(true)
  })
})

describe('the waiting time', () => {
  test('is that of the hour, with the moment at which it was seen, and none of closed centres', async () => {
    const id = await centreWhere(`${ALWAYS_OPEN} AND queue_day = 2 AND counts_every_minutes = 10`)
    const waiting = async () => (await availabilityOf([id])).centers[0]?.waiting
    const [row] = await rowsOf<{ minutes: number }>(
      sandbox,
      `SELECT people * minutes_per_person AS minutes FROM service_centres JOIN queue_hours ON day = queue_day
       WHERE id = $1 AND hour = 10`,
      [id],
    )
    expect(await waiting()).toEqual({ minutes: row?.minutes, seenTime: '2026-11-30T09:00:00.000Z' })
    await clockAt('2026-11-30T20:00:00.000Z')
    expect(await waiting()).toBeNull()
  })

  test('of a centre that counts seldom is old, and of one that does not count is not told', async () => {
    const seldom = await centreWhere(
      `${ALWAYS_OPEN} AND queue_day IS NOT NULL AND counts_every_minutes = 120`,
    )
    const never = await centreWhere(`${ALWAYS_OPEN} AND queue_day IS NULL`)
    await clockAt('2026-11-30T11:50:00.000Z')
    const { centers } = await availabilityOf([seldom, never])
    const seen = centers.find(({ id }) => id === seldom)?.waiting?.seenTime ?? ''
    expect(Date.parse('2026-11-30T11:50:00Z') - Date.parse(seen)).toBe(110 * MINUTE_MS)
    expect(centers.find(({ id }) => id === never)?.waiting).toBeNull()
  })
})

describe('a number taken from afar', () => {
  const take = (serviceCenterId: string, requestKey = newKey()) =>
    answerOf(sandbox, 'queueTicketTake', { requestKey, ...NIGERIA, serviceCenterId })
  const read = (ticketId: string) => answerOf(sandbox, 'queueTicket', { ...NIGERIA, ticketId })
  const giveBack = (ticketId: string, requestKey = newKey()) =>
    answerOf(sandbox, 'queueTicketGiveBack', { requestKey, ...NIGERIA, ticketId })

  test('moves with the clock until it is called, and is over later', async () => {
    const id = await centreWhere(`${ALWAYS_OPEN} AND takes_tickets AND queue_day IN (0, 2, 5)`)
    const { result, ticket } = await take(id)
    expect([result, ticket?.number, ticket?.state]).toEqual(['taken', 'A001', 'waiting'])
    const wait = (Date.parse(ticket?.expectedTime ?? '') - Date.parse(NOW)) / MINUTE_MS
    expect(wait).toBeGreaterThan(5)
    await minutesLater(wait / 2)
    const later = await read(ticket?.ticketId ?? '')
    expect(later?.ahead).toBeLessThan(ticket?.ahead ?? 0)
    await minutesLater(wait)
    expect(await read(ticket?.ticketId ?? '')).toMatchObject({
      state: 'called',
      ahead: 0,
      expectedTime: null,
    })
    await minutesLater(wait + 30)
    expect(await read(ticket?.ticketId ?? '')).toMatchObject({ state: 'over' })
  })

  test('is one however often it is asked for, also at once', async () => {
    const id = await centreWhere(`${ALWAYS_OPEN} AND takes_tickets`)
    const key = newKey()
    const taken = await Promise.all([take(id, key), take(id, key), take(id, key)])
    expect(new Set(taken.map(({ ticket }) => ticket?.ticketId)).size).toBe(1)
    const ofKey = 'SELECT 1 FROM queue_tickets WHERE request_key = $1'
    expect(await rowsOf(sandbox, ofKey, [key])).toHaveLength(1)
    const [one, other] = await Promise.all([take(id), take(id)])
    expect(one.ticket?.number).not.toBe(other.ticket?.number)
  })

  test('that is given back lets the next one come sooner, once', async () => {
    const id = await centreWhere(`${ALWAYS_OPEN} AND takes_tickets`)
    const [first, second] = [await take(id), await take(id)].map(({ ticket }) => ticket)
    const expected = async () => Date.parse((await read(second?.ticketId ?? ''))?.expectedTime ?? '')
    const before = await expected()
    const key = newKey()
    for (const again of [key, key, newKey()])
      expect(await giveBack(first?.ticketId ?? '', again)).toMatchObject({ state: 'givenBack' })
    const sooner = (before - (await expected())) / MINUTE_MS
    const [row] = await rowsOf<{ minutes: number }>(
      sandbox,
      'SELECT minutes_per_person AS minutes FROM service_centres WHERE id = $1',
      [id],
    )
    expect(sooner).toBe(row?.minutes)
    expect(await read('00000000-0000-4000-8000-000000000000')).toBeNull()
    expect(await giveBack('00000000-0000-4000-8000-000000000000')).toBeNull()
  })

  test('is not given out where it is not offered, when it is closed, nor past its time', async () => {
    const none = await centreWhere(`${ALWAYS_OPEN} AND NOT takes_tickets`)
    expect(await take(none)).toMatchObject({ result: 'notOffered' })
    const id = await centreWhere(`${ALWAYS_OPEN} AND takes_tickets`)
    const isOffered = async () => (await availabilityOf([id])).centers[0]?.takesTickets
    expect(await isOffered()).toBe(true)
    await clockAt('2026-11-30T15:58:00.000Z')
    expect([await take(id), await isOffered()]).toMatchObject([{ result: 'full' }, false])
    await clockAt('2026-11-30T20:00:00.000Z')
    expect(await take(id)).toMatchObject({ result: 'closed' })
  })
})
