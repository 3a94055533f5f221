import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPreviewToken } from '@carelane/main-api/preview-token'
import { countriesOfReader } from '../../src/admin/dashboard/countries-of-reader'
import { VISIT_PATH } from '../../src/as-of/moment-contract'
import { madeRelease } from '../../src/releases/release-contract'
import { noteScheduled } from '../../src/releases/releases-store'
import { calendarOf, readerOf } from '../support/calendar'
import { schedule } from '../support/schedule'
import { PREVIEW_ENVIRONMENT, startCms } from '../support/start-cms'
import { send } from './attempts'
import { kindOf, nextNumber, store, type Whose } from './documents'
import { type Session, type StaffedCms, startStaffedCms, type Who } from './staffed-cms'

let staffed: StaffedCms
const WHOSE = ['own', 'shared', 'foreign', 'all'] as const
const AT = new Date('2029-11-12T11:00:00Z')

beforeAll(async () => {
  staffed = await startStaffedCms('calendar-rights', startCms)
  const { world, as } = staffed
  for (const whose of WHOSE) {
    await world.payload.create({
      collection: 'ads',
      data: { ...kindOf('ads').make(world, whose, nextNumber()), title: `Banner ${whose}` } as never,
    })
    const article = await store(world, 'news', whose)
    await world.payload.update({ collection: 'news', id: article, data: { title: `Article ${whose}` } })
    await schedule(world.payload, { article, type: 'unpublish', user: as.administrator.id, at: AT })
  }
  const release = async (title: string, countries: number[]) => {
    const made = await send(staffed, as.administrator, 'POST', '/releases', { title, countries })
    const { id } = madeRelease.parse(await made.json())
    const plan = { at: AT.toISOString(), timeZone: 'UTC', by: as.administrator.id }
    await noteScheduled(world.payload.db.pool, id, plan)
  }
  await release('Release own', [world.countries.ng])
  await release('Release foreign', [world.countries.sa])
})

afterAll(() => staffed.cms.stop())

const session = (who: Who | 'foreigner'): Session =>
  who === 'foreigner' ? staffed.foreigner : staffed.as[who]

async function titles(who: Who | 'foreigner', country: 'ng' | 'sa'): Promise<string[]> {
  const reader = await readerOf(staffed, session(who))
  const { areas, events } = await calendarOf(reader, staffed.world.countries[country], { month: '2029-11' })
  const bars = areas.flatMap((row) => row.bars.map(({ title }) => title))
  return [...new Set([...bars, ...events.map(({ title }) => title)])].toSorted()
}

const both = (whose: readonly Whose[]) => whose.flatMap((each) => [`Article ${each}`, `Banner ${each}`])

describe('the calendar', () => {
  const IN_NIGERIA = [...both(['all', 'own', 'shared']), 'Release own'].toSorted()

  test.each(['administrator', 'country-editor', 'marketing', 'translator', 'read-only', 'approver'] as const)(
    'of Nigeria shows %s what is there, and nothing of Saudi Arabia alone',
    async (who) => {
      expect(await titles(who, 'ng')).toEqual(IN_NIGERIA)
    },
  )

  test('of Saudi Arabia is offered to nobody from Nigeria, and tells them no title of its own if asked', async () => {
    const offered = async (who: Who | 'foreigner') =>
      (await countriesOfReader(await readerOf(staffed, session(who)))).map(({ shortName }) => shortName)
    expect(await offered('country-editor')).toEqual(['ke', 'ng'])
    expect(await offered('foreigner')).toEqual(['sa'])
    expect(await offered('administrator')).toHaveLength(4)
    const abroad = await titles('country-editor', 'sa')
    expect(abroad.filter((title) => /foreign|own/.test(title))).toEqual([])
    expect(await titles('foreigner', 'sa')).toEqual(
      [...both(['all', 'foreign', 'shared']), 'Release foreign'].toSorted(),
    )
  })

  test('lets nobody move what saving would refuse', async () => {
    const movable = async (who: Who) => {
      const reader = await readerOf(staffed, session(who))
      const { areas } = await calendarOf(reader, staffed.world.countries.ng, { month: '2029-11' })
      return areas[0]?.bars.filter(({ mayMove }) => mayMove).map(({ title }) => title)
    }
    expect(await movable('country-editor')).toEqual(['Banner own'])
    expect(await movable('marketing')).toEqual(['Banner own'])
    expect(await movable('translator')).toEqual([])
    expect(await movable('read-only')).toEqual([])
    expect(await movable('administrator')).toHaveLength(3)
  })
})

describe('a look at the site as of a time', () => {
  const visit = (who: Session, query: Record<string, string>) =>
    staffed.cms.rest(`${VISIT_PATH}?${new URLSearchParams(query)}`, {
      headers: { ...who.headers, host: 'cms.test' },
    })

  test('leads to the site with a token for that country and time, never kept', async () => {
    const at = AT.toISOString()
    const answer = await visit(staffed.as['country-editor'], { country: 'ng', at })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const location = new URL(answer.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe('http://site.test/ng/preview/')
    const pass = readPreviewToken(
      PREVIEW_ENVIRONMENT.PUBLICATION_SECRET,
      location.searchParams.get('token') ?? '',
    )
    expect(pass).toMatchObject({ collection: 'countries', id: staffed.world.countries.ng, at })
  })

  test('is refused for a foreign country, to strangers, and for what is no time', async () => {
    const at = AT.toISOString()
    expect((await visit(staffed.as['country-editor'], { country: 'sa', at })).status).toBe(404)
    expect((await visit(staffed.as.stranger, { country: 'ng', at })).status).toBe(401)
    for (const odd of [{ country: 'ng', at: 'soon' }, { at }, { country: 'x'.repeat(5000), at }])
      expect((await visit(staffed.as.administrator, odd as Record<string, string>)).status).toBe(400)
  })
})
