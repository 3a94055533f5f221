import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import { answerOf, CALLS } from '@carelane/main-api'
import { build } from 'esbuild'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepInstalledPackages } from '../../../scripts/lib/keep-installed-packages.mjs'
import { forget, onDatabase } from '../../test/support/seed-ledger'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { countriesOf, demo } from '../../test/demo-content/demo'
import { DEMO_CONTENT } from './demo-content'
import { STAGES } from './part-names'
import { seed } from './seed'

const ARTICLES = await demo('news')

const COUNTS = {
  countries: 67,
  media: 100,
  news: 50,
  menus: 67,
  ads: 11,
  faqs: 48,
  'landing-pages': 13,
  brands: 3,
  policies: 25,
  recalls: 2,
  'fault-finders': 5,
  'legal-pages': 4,
  'seo-entries': 54,
  'quick-links': 24,
  redirects: 3,
  intents: 131,
} as const
/** A whole seed takes 20 s on two idle processors. */
const SEED_TIMEOUT = 240_000
const NOW = new Date()

async function seedWhole(cms: TestCms, payload = () => Promise.resolve(cms.payload)): Promise<string[]> {
  const lines: string[] = []
  const { connectionString, mediaDirectory } = cms.settings
  const report = (line: string) => lines.push(line)
  await seed({ connectionString, payload, bundle: DEMO_CONTENT, mediaDirectory, now: NOW, report })
  return lines
}

async function counts(payload: Payload) {
  const names = Object.keys(COUNTS) as (keyof typeof COUNTS)[]
  const totals = await Promise.all(names.map((collection) => payload.count({ collection })))
  return Object.fromEntries(names.map((name, at) => [name, totals[at]?.totalDocs]))
}

describe('seeding an empty database', () => {
  let cms: TestCms
  let between: Awaited<ReturnType<typeof counts>>
  let goingOn: string[][]
  beforeAll(async () => {
    cms = await startCms('seed')
    await killedSeed(cms, 95)
    between = await counts(cms.payload)
    goingOn = await Promise.all([seedWhole(cms), seedWhole(cms)])
  }, SEED_TIMEOUT)
  afterAll(() => cms.stop())

  test('goes on where it was killed and brings everything once, though two seed at the same time', async () => {
    expect(between.countries).toBe(67)
    expect(between.news).toBeLessThan(COUNTS.news)
    expect(goingOn.flat().filter((line) => line === 'countries: nothing to add')).toHaveLength(2)
    expect(await counts(cms.payload)).toEqual(COUNTS)
  })

  test('brings texts in their languages, pictures and audiences', async () => {
    const { docs } = await cms.payload.find({
      collection: 'news',
      where: { slug: { equals: 'service-centre-hours-in-ramadan' } },
      locale: 'all' as never,
      depth: 1,
    })
    expect(docs[0]).toMatchObject({
      title: { en: expect.stringContaining('Ramadan'), ar: expect.stringContaining('رمضان') },
      allCountries: false,
      _status: 'published',
      cover: { mimeType: 'image/webp', width: 1600, height: 900, alt: { fr: expect.any(String) } },
    })
    expect(docs[0]?.countries).toContainEqual(expect.objectContaining({ shortName: 'sa' }))
  })

  test('gives every country a menu, banners and a footer by the contract', async () => {
    for (const shortName of COUNTRY_CODES) {
      const response = await cms.rest(CALLS.countryInfoNew.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ shortName }),
      })
      const { result } = answerOf(CALLS.countryInfoNew.result).parse(await response.json())
      expect(
        result.menuList.map(({ children }) => children.length),
        shortName,
      ).toEqual([4, 5, 3, 0])
      expect(result.countryData.hotline, shortName).toHaveLength(3)
      expect(new Set(result.adList.map(({ slot }) => slot))).toEqual(new Set(['top', 'bottom']))
    }
  })

  test.each([
    ['ke', 'en'],
    ['sa', 'ar'],
    ['ci', 'fr'],
  ])('every article that %s shows can be read there, and leads on within it', async (country, locale) => {
    const shown = ARTICLES.filter((each) => countriesOf(each)?.includes(country as CountryCode) ?? true)
    for (const { name: slug, texts } of shown) {
      const query = new URLSearchParams({ shortName: country, key: slug })
      const response = await cms.rest(`${CALLS.article.path}?${query}`)
      const { result } = answerOf(CALLS.article.result).parse(await response.json())
      expect(result.locale, slug).toBe(locale in texts ? locale : 'en')
      const links = [...JSON.stringify(result.body).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href)
      expect(
        links.filter((href) => !href?.startsWith(`/${country}/`)),
        slug,
      ).toEqual([])
      expect(
        result.body.some(({ type }) => type === 'steps' || type === 'callout'),
        slug,
      ).toBe(true)
    }
  })

  test('a second time it changes nothing and does not even start Payload', async () => {
    const before = await newest(cms)
    const lines = await seedWhole(cms, () => Promise.reject(new Error('Payload was started.')))
    expect(lines).toEqual(STAGES.flat().map((part) => `${part}: nothing to add`))
    expect(await newest(cms)).toEqual(before)
  })

  test('what an editor changed stays, and what an editor deleted stays away', async () => {
    const { payload } = cms
    const changed = await payload.find({
      collection: 'countries',
      where: { shortName: { equals: 'ng' } },
    })
    const id = changed.docs[0]!.id
    await payload.update({ collection: 'countries', id, data: { email: 'editor@carelane.example' } })
    await payload.delete({ collection: 'news', where: { slug: { equals: 'phone-gets-hot' } } })
    await payload.delete({ collection: 'menus', where: { country: { equals: id } } })
    await forget(cms, 'ad:saveData')
    await payload.delete({
      collection: 'ads',
      where: { title: { equals: 'Before a repair: save your data' } },
    })

    const lines = await seedWhole(cms)

    expect(lines.find((line) => line.startsWith('ads'))).toMatch(/^ads: 1 added in/)
    expect(await counts(payload)).toEqual({ ...COUNTS, news: COUNTS.news - 1, menus: 66 })
    const country = await payload.findByID({ collection: 'countries', id })
    expect(country.email).toBe('editor@carelane.example')
  })

  test('what an editor made under the same name before is left alone', async () => {
    await forget(cms, 'article:phone-fell-in-water')
    const where = { slug: { equals: 'phone-fell-in-water' } }
    await cms.payload.update({ collection: 'news', where, data: { title: 'Ours' } })

    await seedWhole(cms)

    const { docs } = await cms.payload.find({ collection: 'news', where })
    expect(docs.map(({ title }) => title)).toEqual(['Ours'])
  })
})

/** Plain Node: loading TypeScript through hooks sometimes hangs. */
async function bundledSeedProcess(): Promise<string> {
  const outfile = fileURLToPath(new URL('../../dist/test/seed-process.mjs', import.meta.url))
  const entry = fileURLToPath(new URL('../../test/support/seed-process.ts', import.meta.url))
  const common = { bundle: true, platform: 'node', format: 'esm', target: 'node24' } as const
  await build({ ...common, entryPoints: [entry], outfile, plugins: [keepInstalledPackages] })
  return outfile
}

async function killedSeed({ settings }: TestCms, entries: number): Promise<void> {
  const command = spawn(process.execPath, [
    await bundledSeedProcess(),
    JSON.stringify(settings),
    DEMO_CONTENT,
  ])
  const ended = new Promise((resolve) => command.once('exit', resolve))
  await onDatabase(settings.connectionString, async (client) => {
    const waitedUntil = Date.now() + SEED_TIMEOUT / 2
    for (;;) {
      const { rows } = await client.query<{ known: boolean }>(
        `SELECT to_regclass('seed.ledger') IS NOT NULL AS known`,
      )
      const counted = rows[0]?.known
        ? await client.query<{ count: number }>('SELECT count(*)::int AS count FROM seed.ledger')
        : undefined
      if ((counted?.rows[0]?.count ?? 0) >= entries) break
      if (Date.now() > waitedUntil) throw new Error('The seed did not get that far.')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  command.kill('SIGKILL')
  await ended
}

function newest({ settings }: TestCms) {
  return onDatabase(settings.connectionString, async (client) => {
    const { rows } = await client.query(
      `SELECT ${Object.keys(COUNTS).map((name) => `(SELECT max(updated_at) FROM ${name.replace('-', '_')}) AS "${name}"`)},
        (SELECT count(*) FROM publications.publication) AS publications`,
    )
    return rows
  })
}
