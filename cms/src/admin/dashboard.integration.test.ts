import { createLocalReq, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount, PASSWORD } from '../../test/support/accounts'
import { addArticle, addCountry, addPicture } from '../../test/support/content'
import { schedule } from '../../test/support/schedule'
import { startCms, type TestCms } from '../../test/support/start-cms'
import type { Reader } from './dashboard/document-links'
import { failedPublications } from './dashboard/failed-publications'
import { myCountries } from './dashboard/my-countries'
import { recentlyChanged } from './dashboard/recently-changed'
import { refusedSchedules } from './dashboard/refused'
import { scheduledThisWeek } from './dashboard/scheduled'
import { waitingByCountry } from './dashboard/waiting-by-country'

let cms: TestCms
let nigerian: { id: number; headers: Record<string, string>; reader: Reader }
let nigeria: number
let kenya: number
let own: number
let foreign: number
let cover: number

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

beforeAll(async () => {
  cms = await startCms('dashboard')
  const { payload } = cms
  nigeria = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  kenya = await addCountry(payload, 'ke', ['en'], 'Kenya')
  cover = await addPicture(payload)
  const account = await addAccount(payload, 'country-editor', [nigeria])
  const user = await payload.findByID({ collection: 'users', id: account.id, depth: 0 })
  const { i18n } = await createLocalReq({}, payload)
  const reader = {
    payload,
    user: { ...user, collection: 'users' } as TypedUser,
    locale: 'en',
    i18n: i18n as never,
  }
  nigerian = { id: account.id, headers: await cms.logIn(account.email, PASSWORD), reader }
  own = await addArticle(payload, { titles: { en: 'Own' }, slug: 'own', cover, countries: [nigeria] })
  foreign = await addArticle(payload, {
    titles: { en: 'Foreign' },
    slug: 'foreign',
    cover,
    countries: [kenya],
    _status: 'draft',
  })
})

afterAll(() => cms.stop())

describe('the state of a document', () => {
  const state = async (id: number) =>
    (await cms.rest(`/document-state/news/${id}`, { headers: nigerian.headers })).json()

  test('says whether its last change has reached the site', async () => {
    const { pool } = cms.payload.db
    await pool.query(`INSERT INTO publications.receiver VALUES ('http://site.test') ON CONFLICT DO NOTHING`)
    await cms.payload.update({ collection: 'news', id: own, data: { title: 'Own, changed' } })
    expect(await state(own)).toMatchObject({
      status: { state: 'waiting', reach: { reached: 0, missing: ['http://site.test'] } },
      isPublished: true,
      hasDrafts: true,
      refused: [],
    })
    await pool.query(
      `UPDATE publications.delivery SET attempts = 4, next_attempt_at = now() + interval '20 seconds'`,
    )
    expect(await state(own)).toMatchObject({
      status: { state: 'failing', attempts: 4, retryInSeconds: expect.any(Number) },
    })
    expect(await failedPublications(nigerian.reader)).toMatchObject([
      { document: own, title: 'Own, changed', attempts: 4 },
    ])
    await pool.query(`UPDATE publications.delivery d SET delivered_at = p.created_at + interval '120 milliseconds'
      FROM publications.publication p WHERE p.id = d.publication_id`)
    expect(await state(own)).toMatchObject({
      status: { state: 'arrived', seconds: 0.12 },
    })
    expect(await failedPublications(nigerian.reader)).toEqual([])
  })
})

describe('the first page shows an editor', () => {
  test('the own countries, with links to what is the editor’s there', async () => {
    const menu = await cms.payload.create({
      collection: 'menus',
      data: { country: nigeria, items: [{ name: 'News', url: 'news' }] },
    })
    const [country, ...others] = await myCountries(nigerian.reader)
    expect(others).toEqual([])
    expect(country).toMatchObject({ name: 'Nigeria' })
    expect(country?.links.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        `/admin/collections/countries/${nigeria}`,
        `/admin/collections/menus/${menu.id}`,
      ]),
    )
  })

  test('what is scheduled within a week of documents that the editor may see, the soonest first', async () => {
    const { payload } = cms
    const plan = { type: 'publish', user: nigerian.id } as const
    await schedule(payload, { ...plan, article: own, at: inHours(48) })
    await schedule(payload, { ...plan, article: own, at: inHours(24 * 8) })
    await schedule(payload, { ...plan, article: foreign, at: inHours(1) })
    const common = {
      pictureNarrow: cover,
      slot: 'top' as const,
      area: ['1' as const],
      priority: 0,
      allCountries: false,
    }
    const from = inHours(2).toISOString()
    await payload.create({
      collection: 'ads',
      data: { ...common, title: 'Own banner', countries: [nigeria], from, to: inHours(500).toISOString() },
    })
    await payload.create({
      collection: 'ads',
      data: { ...common, title: 'Foreign banner', countries: [kenya], from },
    })
    await payload.create({
      collection: 'ads',
      data: { ...common, title: 'Off', countries: [nigeria], from, active: false },
    })
    expect(await scheduledThisWeek(nigerian.reader)).toMatchObject([
      { title: 'Own banner', what: 'begins' },
      { title: 'Own, changed', what: 'publish' },
    ])
  })

  test('who has no countries of their own, what waits in each', async () => {
    const { reader } = nigerian
    expect(await waitingByCountry(reader)).toBeNull()
    const administrator = { ...reader, user: { ...reader.user, role: 'administrator' as const } }
    const common = { pictureNarrow: cover, slot: 'top' as const, area: ['1' as const], priority: 0 }
    await cms.payload.create({
      collection: 'ads',
      data: { ...common, title: 'For all', allCountries: true, to: inHours(3).toISOString() },
    })
    await cms.payload.create({
      collection: 'quick-links',
      draft: true,
      data: { name: 'Of both', url: 'faq', allCountries: false, countries: [nigeria, kenya], order: 1 },
    })
    await cms.payload.create({ collection: 'faqs', draft: true, data: {} })
    expect(await waitingByCountry(administrator)).toEqual([
      { id: kenya, name: 'Kenya', drafts: 2, scheduled: 1, ending: 0 },
      { id: nigeria, name: 'Nigeria', drafts: 1, scheduled: 1, ending: 0 },
      { id: null, name: null, drafts: 0, scheduled: 0, ending: 1 },
    ])
  })

  test('what was changed last, drafts included, and nothing foreign', async () => {
    await cms.payload.update({ collection: 'news', id: own, draft: true, data: { title: 'Own, drafted' } })
    await cms.payload.update({
      collection: 'news',
      id: foreign,
      draft: true,
      data: { title: 'Foreign, drafted' },
    })
    const empty = await cms.payload.create({ collection: 'faqs', draft: true, data: {} })
    const changed = await recentlyChanged(nigerian.reader)
    expect(
      changed.filter(({ collection, document }) => collection === 'faqs' && document === empty.id),
    ).toEqual([])
    expect(changed[0]).toMatchObject({
      title: 'Own, drafted',
      href: `/admin/collections/news/${own}`,
      kind: 'Article',
    })
    expect(changed.map(({ title }) => title).join()).not.toContain('Foreign')
  })

  test('what was refused', async () => {
    const insert = `INSERT INTO payload_jobs (input, has_error, error, task_slug, total_tried)
      SELECT jsonb_build_object('type', 'publish', 'doc', jsonb_build_object('relationTo', 'news', 'value', id::text)),
        true, '{"message": "No."}', 'schedulePublish', 1 FROM news`
    await cms.payload.db.pool.query(insert)
    expect(await refusedSchedules(nigerian.reader)).toMatchObject([
      { document: own, reason: 'No.', scheduledBy: null },
    ])
  })
})
