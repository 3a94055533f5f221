import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysOf } from '../src/admin/calendar/calendar-month'
import { MOST_BANNERS, readCalendar } from '../src/admin/calendar/read-calendar'
import { kindOf, nextNumber, store } from './rights/documents'
import { send } from './rights/attempts'
import { type StaffedCms, startStaffedCms } from './rights/staffed-cms'
import { calendarOf, readerOf } from './support/calendar'
import { schedule } from './support/schedule'
import { startCms } from './support/start-cms'
import { statementsOf } from './support/statements'

let staffed: StaffedCms

beforeAll(async () => {
  staffed = await startStaffedCms('calendar', startCms)
})

afterAll(() => staffed.cms.stop())

const editor = () => readerOf(staffed, staffed.as['country-editor'])

async function banner(title: string, from: string | null, to: string | null, more: object = {}) {
  const { world } = staffed
  const data = { ...kindOf('ads').make(world, 'own', nextNumber()), title, from, to, ...more }
  return (await world.payload.create({ collection: 'ads', data: data as never })).id
}

const november = (day: number, hour = 0) => new Date(Date.UTC(2029, 10, day, hour)).toISOString()

test('a month says which banners share a place, the first of which shows, and which days have none', async () => {
  const { ng } = staffed.world.countries
  const first = await banner('First', november(3), november(10), { priority: 5 })
  const second = await banner('Second', november(8, 12), november(20))
  await banner('Off', november(1), november(29), { active: false })
  await banner('Before', november(1), '2029-10-31T22:59:59.000Z', { from: null })
  const below = await banner('Below', november(29), null, { slot: 'bottom', area: ['2'] })
  const { areas } = await calendarOf(await editor(), ng, { month: '2029-11' })
  const [top, home, others] = areas
  expect(top?.bars.map(({ id }) => id)).toEqual([first, second])
  expect(top?.overlaps).toEqual([
    { begins: new Date(november(8, 12)), ends: new Date(november(10)), ids: [first, second] },
  ])
  const days = (row: typeof top) => row?.empty.map(({ date }) => Number(date.slice(-2)))
  // Both end at one o'clock at night by the clock of Lagos.
  expect(days(top)).toEqual([1, 2, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30])
  expect(days(home)).toHaveLength(30)
  expect(others?.bars.map(({ id }) => id)).toEqual([below])
  expect(days(others)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1))
})

test('what is scheduled stands on its day by the clock that was chosen, and what is over does not', async () => {
  const { world } = staffed
  const article = await store(world, 'news', 'own')
  const at = new Date('2029-06-30T23:30:00Z')
  const user = staffed.as.administrator.id
  await schedule(world.payload, { article, type: 'publish', user, at })
  const reader = await editor()
  const country = { id: world.countries.ng }
  const inMonth = async (month: string, zone: string, now: Date) =>
    (await readCalendar(reader, country, daysOf(month, zone), 'plans', now)).events
  const before = new Date('2029-01-01T00:00:00Z')
  expect(await inMonth('2029-06', 'UTC', before)).toMatchObject([
    { at, what: 'publish', href: `/admin/collections/news/${article}` },
  ])
  expect(await inMonth('2029-06', 'Africa/Lagos', before)).toEqual([])
  expect(await inMonth('2029-07', 'Africa/Lagos', before)).toHaveLength(1)
  expect(await inMonth('2029-07', 'Africa/Lagos', new Date(at.getTime() + 1))).toEqual([])
})

test('one kind alone is asked for where it is chosen', async () => {
  const reader = await editor()
  const { ng } = staffed.world.countries
  expect((await calendarOf(reader, ng, { month: '2029-11', kind: 'releases' })).areas).toEqual([])
  expect((await calendarOf(reader, ng, { month: '2029-06', kind: 'banners' })).events).toEqual([])
})

test('a banner is moved by the document’s own update, which says why it refuses and then moves nothing', async () => {
  const id = await banner('Moved', november(3), november(10))
  const move = async (who: 'country-editor' | 'marketing' | 'read-only', window: object, language = 'en') => {
    const { headers, ...session } = staffed.as[who]
    const reader = { ...session, headers: { ...headers, 'accept-language': language } }
    const answer = await send(staffed, reader, 'PATCH', `/ads/${id}?depth=0`, window)
    return [answer.status, await answer.text()] as const
  }
  const [status, text] = await move('marketing', { from: november(10), to: november(3) })
  expect(status).toBe(400)
  expect(text).toContain('It must end after it begins.')
  expect((await move('marketing', { from: november(10), to: november(3) }, 'fr'))[1]).not.toContain(
    'It must end after it begins.',
  )
  expect((await move('read-only', { from: november(4), to: november(11) }))[0]).toBe(403)
  const kept = () => staffed.cms.payload.findByID({ collection: 'ads', id, depth: 0 })
  expect(await kept()).toMatchObject({ from: november(3), to: november(10) })
  expect((await move('country-editor', { from: november(4), to: null }))[0]).toBe(200)
  expect(await kept()).toMatchObject({ from: november(4), title: 'Moved' })
  expect((await kept()).to ?? null).toBeNull()
})

test('a month of 5,000 banners takes as many queries as one of few, and draws no more than it can', async () => {
  const { payload, countries } = staffed.world
  const { pool } = payload.db
  const reader = await editor()
  const ask = () => calendarOf(reader, countries.ke, { month: '2031-05' })
  await banner('The only one', '2031-05-03T00:00:00.000Z', null, { countries: [countries.ke] })
  await ask()
  const few = await statementsOf(pool, ask)
  await pool.query(
    `WITH made AS (
       INSERT INTO ads (slot, active, "from", "to", priority, all_countries, picture_narrow_id, updated_at, created_at)
       SELECT 'top', true, '2031-05-01'::timestamptz + n * interval '9 minutes', '2031-05-02'::timestamptz + n * interval '9 minutes',
         0, false, $1, now(), now() FROM generate_series(1, 5000) n RETURNING id),
     named AS (
       INSERT INTO ads_locales (title, _locale, _parent_id) SELECT 'Banner ' || id, 'en', id FROM made)
     INSERT INTO ads_rels ("order", parent_id, path, countries_id) SELECT 1, id, 'countries', $2 FROM made`,
    [staffed.world.picture, countries.ke],
  )
  await pool.query('ANALYZE ads; ANALYZE ads_rels')
  const begun = performance.now()
  const many = await statementsOf(pool, ask)
  const took = performance.now() - begun
  expect(many).toHaveLength(few.length)
  const { areas, total } = await ask()
  expect(total).toBeGreaterThan(4900)
  expect(areas[0]?.bars).toHaveLength(MOST_BANNERS)
  expect(took).toBeLessThan(5000)
})
