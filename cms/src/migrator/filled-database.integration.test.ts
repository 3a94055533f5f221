import { createTestDatabase } from '@carelane/test-kit/postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callMainApi } from '../../test/support/call-main-api'
import { fillFirst, migrateToFirst } from '../../test/support/first-content'
import { openOutbox } from '../../test/support/outbox'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { OFFLINE_SETTINGS } from '../settings'

let cms: TestCms
let before: Record<string, number>
let after: Record<string, number>

async function countRows(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows.filter((table) => table.name !== 'payload_migrations')) {
    const counted = await client.query<{ count: number }>(`SELECT count(*)::int FROM "${name}"`)
    counts[name] = counted.rows[0]?.count ?? 0
  }
  return counts
}

beforeAll(async () => {
  const database = await createTestDatabase('filled_database')
  const settings = { ...OFFLINE_SETTINGS, logLevel: 'fatal', connectionString: database.url }
  await migrateToFirst(settings)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await fillFirst(client)
  before = await countRows(client)
  cms = await startCms('filled_database', database)
  after = await countRows(client)
  await client.end()
})

afterAll(() => cms.stop())

test('every row of the first release survives the migrations after it', () => {
  expect(before).toMatchObject({ news: 2, _news_v: 3, news_locales: 3, menus_items_children: 1, users: 2 })
  expect(after).toMatchObject(before)
})

test('visitors read what they read before', async () => {
  const article = (await callMainApi(cms, 'article', { shortName: 'ng_fr', key: 'clean' })).read()
  expect(article).toMatchObject({ id: 1, title: 'Nettoyez', locale: 'fr', countries: [] })
  expect(article.cover).toMatchObject({ alt: 'A phone', width: 800 })
  const nigeria = (await callMainApi(cms, 'countryInfoNew', { shortName: 'ng' })).read()
  expect(nigeria.countryData.address).toBe('One Street')
  expect(nigeria.menuList).toMatchObject([
    { name: 'Service', children: [{ name: 'Warranty', icon: 'warranty' }] },
    { name: 'News' },
  ])
  const thailand = (await callMainApi(cms, 'countryInfoNew', { shortName: 'th' })).read()
  expect(thailand.countryInfo.features.grayscale).toBe(true)
  expect(thailand.adList).toMatchObject([{ title: 'Offer', priority: 5, area: ['1'] }])
})

test('editors find their drafts, versions, pictures and accounts', async () => {
  const { payload } = cms
  const draft = await payload.findByID({ collection: 'news', id: 2, draft: true })
  expect(draft).toMatchObject({ title: 'Coming', _status: 'draft', replaces: null, brands: [] })
  await payload.restoreVersion({ collection: 'news', id: '1' })
  expect(await payload.findByID({ collection: 'news', id: 1 })).toMatchObject({ title: 'Wash it' })
  expect(await payload.findByID({ collection: 'media', id: 1 })).toMatchObject({ allCountries: true })
  expect(await payload.findByID({ collection: 'users', id: 2, depth: 0 })).toMatchObject({ countries: [1] })
})

test('their edits are published, of old tables and new', async () => {
  const outbox = await openOutbox(cms.settings.connectionString)
  await outbox.take()
  await cms.payload.update({ collection: 'news', id: 1, data: { products: ['tvs'] } })
  const deliveryCities = [{ name: 'Lagos' }]
  await cms.payload.update({ collection: 'countries', id: 1, data: { deliveryCities } })
  expect(await outbox.take()).toEqual(['countries countries:1 country:ng', 'news news:1'])
  await outbox.close()
})
