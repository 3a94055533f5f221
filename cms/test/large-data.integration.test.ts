import { LOCALES } from '@carelane/countries'
import { type CallName, CALLS } from '@carelane/main-api'
import { createTestDatabase } from '@carelane/test-kit/postgres'
import { createLocalReq, type ServerProps, type TypedUser } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../src/access/roles'
import { Dashboard } from '../src/admin/dashboard/dashboard'
import { migrate } from '../src/migrator/migrate'
import { findCandidates } from '../src/search/query/candidates'
import { quote } from '../src/search/words/vector'
import { HasContent, seedLarge } from '../src/seed-large/seed-large'
import { addAccount } from './support/accounts'
import { callMainApi } from './support/call-main-api'
import { addPicture } from './support/content'
import { scannedTables, type Statement, statementsOf } from './support/statements'
import { startCms, type TestCms } from './support/start-cms'

/** Enough that the planner avoids scans. */
const ARTICLES = 20_000
const PICTURES = 6000

const BIG = 5000

let cms: TestCms
let big: Set<string>

const wishes = { articles: ARTICLES, pictures: PICTURES, besideContent: false, report: () => undefined }

beforeAll(async () => {
  cms = await startCms('large_data')
  await seedLarge(cms.settings.connectionString, wishes)
  const { rows } = await cms.payload.db.pool.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND c.reltuples > ${BIG} AND n.nspname IN ('public', 'search', 'publications')`,
  )
  big = new Set(rows.map(({ name }) => name))
}, 300_000)

afterAll(() => cms.stop())

const count = async (table: string, where = 'true') => {
  const { rows } = await cms.payload.db.pool.query<{ count: number }>(
    `SELECT count(*)::int FROM ${table} WHERE ${where}`,
  )
  return rows[0]?.count
}

test('has the articles of each language in search indexes of their own', async () => {
  const { rows } = await cms.payload.db.pool.query<{ definition: string }>(
    `SELECT indexdef AS definition FROM pg_indexes WHERE schemaname = 'search' AND indexdef LIKE '%gin%news%'`,
  )
  for (const locale of LOCALES)
    for (const column of ['words', 'title_words'])
      expect(
        rows.filter(({ definition: text }) => text.includes(`(${column})`) && text.includes(`'${locale}'`)),
        `${column} of ${locale}`,
      ).toHaveLength(1)
})

describe('the large seed', () => {
  test('writes articles with versions, languages and what the search finds of them, and tells nobody', async () => {
    expect(await count('news')).toBe(ARTICLES)
    expect(await count('news_locales')).toBe(2 * ARTICLES)
    expect(await count('_news_v', "latest AND version__status::text = 'published'")).toBe(ARTICLES)
    expect(await count('_news_v_locales')).toBe(2 * ARTICLES)
    expect(await count('media')).toBe(PICTURES)
    expect(await count('search.documents')).toBe(2 * ARTICLES)
    expect(await count('publications.publication', `collection IN ('news', 'media')`)).toBe(0)
    const { docs } = await cms.payload.findVersions({
      collection: 'news',
      limit: 1,
      where: { latest: { equals: true } },
    })
    expect(docs[0]?.version).toMatchObject({
      title: expect.any(String),
      cover: { filename: expect.any(String) },
    })
  })

  test('lets editors go on: ids and triggers are as before', async () => {
    const id = await addPicture(cms.payload)
    expect(id).toBe(PICTURES + 1)
    expect(await count('publications.publication', `collection = 'media'`)).toBe(1)
  })

  test('does nothing a second time, and never fills a database of editors unless it is told to', async () => {
    await seedLarge(cms.settings.connectionString, wishes)
    expect(await count('news')).toBe(ARTICLES)
    const editors = await createTestDatabase('editors_content')
    await migrate({ ...cms.settings, connectionString: editors.url })
    const client = new Client({ connectionString: editors.url })
    await client.connect()
    await client.query(`INSERT INTO media (filename) VALUES ('own.png')`)
    await expect(seedLarge(editors.url, wishes)).rejects.toThrow(HasContent)
    expect((await client.query('SELECT FROM news')).rowCount).toBe(0)
    await client.end()
    await editors.drop()
  })
})

const REQUESTS: { [Name in CallName]: readonly Record<string, unknown>[] } = {
  countryInfoNew: [{ shortName: 'ng' }],
  newsInfo: [
    { shortName: 'ng' },
    { shortName: 'cm', type: 'tips', category: 'tvs' },
    { shortName: 'ng', brand: 'aster' },
    { shortName: 'ng', product: 'tablets', page: '3' },
  ],
  quickLinks: [{ shortName: 'ng' }, { shortName: 'ng', qr: 'warranty' }, { shortName: 'cm', qr: 'garanti' }],
  countryTable: [{}],
  hrefLang: [{ name: 'home' }, { name: 'news-detail', params: { key: 'sample-77' } }],
  countryList: [{}],
  latestNews: [{ shortName: 'ng' }, { shortName: 'cm', size: '12' }],
  news: [
    { shortName: 'ng', type: 'news' },
    { shortName: 'cm', type: 'tips', category: 'computers', page: '40' },
  ],
  article: [
    { shortName: 'ng', key: '4000' },
    { shortName: 'cm', key: 'sample-77' },
    { shortName: 'ng', key: 'there-is-none' },
  ],
  faqList: [{ shortName: 'ng' }],
  policyList: [{ shortName: 'ng' }],
  policy: [{ shortName: 'ng', id: '1' }],
  faultFinderList: [{ shortName: 'ng' }],
  faultFinder: [{ shortName: 'ng', slug: 'phone-will-not-charge' }],
  recallList: [{ shortName: 'ng' }],
  landingPage: [{ shortName: 'ng', page: 'home' }],
  legalPage: [{ shortName: 'ng', kind: 'privacy' }],
  siteMap: [{ shortName: 'ng' }],
  redirectList: [{ shortName: 'ng' }],
  assistantPassages: [
    { shortName: 'ng', question: 'my phone screen is broken, what does the repair cost' },
    { shortName: 'cm', question: 'réparation écran garantie batterie' },
  ],
  search: [
    { shortName: 'ng', q: 'phone' },
    { shortName: 'cm', q: 'réparation écran' },
    { shortName: 'ng', q: 'sc' },
    { shortName: 'ng', q: 'backup telefone quick' },
    { shortName: 'ng', q: 'warranty qqqqq', kind: 'tips', page: '3' },
  ],
}

test('ranks the newest 300 of the articles that have common words in their titles', async () => {
  const { pool } = cms.payload.db
  const { rows: common } = await pool.query<{ stem: string; documents: number; titles: number }>(
    `SELECT stem, sum(documents)::int AS documents, sum(titles)::int AS titles FROM search.words
    WHERE locale = 'en' GROUP BY stem HAVING sum(titles) BETWEEN 601 AND 3000 ORDER BY titles LIMIT 1`,
  )
  const { stem = '', ...most } = common[0] ?? { documents: 0, titles: 0 }
  const match = quote(stem)
  const { rows: titled } = await pool.query<{ id: number }>(
    `SELECT document_id::int AS id FROM search.documents WHERE collection = 'news' AND locale = 'en'
      AND title_words @@ $1::tsquery AND (countries IS NULL OR countries @> '{ng}') ORDER BY published_at DESC`,
    [match],
  )
  expect(titled.length).toBeGreaterThan(300)
  const found = await findCandidates(pool, {
    country: 'ng',
    visitorsLocale: 'en',
    locale: 'en',
    match,
    every: match,
    any: match,
    phrase: match,
    titleKey: '',
    most,
    onlyQuickLinks: false,
  })
  const byTitle = found.filter(({ id }) => titled.some((each) => each.id === id))
  const sorted = (list: readonly { id: number }[]) => list.map(({ id }) => id).toSorted((a, b) => a - b)
  expect(sorted(byTitle)).toEqual(sorted(titled.slice(0, 300)))
})

describe('no call reads a big table from beginning to end', () => {
  test('of those that articles and pictures fill', () => {
    const filled = ['news', 'news_locales', '_news_v', '_news_v_locales', 'media', 'media_locales']
    expect([...big]).toEqual(
      expect.arrayContaining([...filled.map((name) => `public.${name}`), 'search.documents', 'search.words']),
    )
  })

  test.each(Object.keys(CALLS) as CallName[])('%s', async (name) => {
    for (const request of REQUESTS[name]) {
      const sent = await statementsOf(cms.payload.db.pool, async () => {
        const { response } = await callMainApi(cms, name, request as Record<string, string>)
        expect([200, 404], JSON.stringify(request)).toContain(response.status)
      })
      await expectNoScan(sent)
    }
  })
})

describe('the first page of the admin reads no big table from beginning to end', () => {
  beforeAll(async () => {
    const { pool } = cms.payload.db
    await pool.query(`INSERT INTO publications.receiver VALUES ('http://site.test')`)
    await pool.query(`WITH published AS (INSERT INTO publications.publication (collection, document_id, tags)
        SELECT 'news', id, ARRAY['news'] FROM news RETURNING id)
      INSERT INTO publications.delivery (publication_id, receiver, attempts, delivered_at)
      SELECT id, 'http://site.test', 1, CASE WHEN random() < 0.999 THEN now() END FROM published`)
    await pool.query('ANALYZE publications.publication, publications.delivery')
    big.add('publications.publication').add('publications.delivery')
  })

  test.each<Role>(['country-editor', 'administrator'])('for the role %s', async (role) => {
    const { payload } = cms
    const { docs } = await payload.find({ collection: 'countries', limit: 2 })
    const countries = role === 'administrator' ? [] : docs.map(({ id }) => id)
    const { id } = await addAccount(payload, role, countries)
    const user = await payload.findByID({ collection: 'users', id, depth: 0 })
    const { i18n } = await createLocalReq({}, payload)
    const sent = await statementsOf(payload.db.pool, () =>
      Dashboard({ payload, i18n, user: { ...user, collection: 'users' } as TypedUser } as ServerProps),
    )
    const asked = sent.map(({ text }) => text).join('\n')
    for (const table of ['payload_jobs', 'publications.delivery', '_news_v', 'countries'])
      expect(asked).toContain(table)
    await expectNoScan(sent)
  })
})

async function expectNoScan(sent: readonly Statement[]): Promise<void> {
  expect(sent.length).toBeGreaterThan(0)
  for (const statement of sent) {
    const scanned = await scannedTables(cms.payload.db.pool, statement)
    expect(
      scanned.filter((table) => big.has(table)),
      statement.text,
    ).toEqual([])
  }
}
