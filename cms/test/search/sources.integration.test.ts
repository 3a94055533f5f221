import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rebuildIndex } from '../../src/search/index/rebuild'
import { addCountry, ALL, paragraph } from '../support/content'
import { addBrand } from '../support/editorial'
import { startCms, type TestCms } from '../support/start-cms'

let cms: TestCms
let client: Client
let brand: number
let nigeria: number

const NOBODYS = { kind: null, countries: null }

beforeAll(async () => {
  cms = await startCms('search_sources')
  nigeria = await addCountry(cms.payload, 'ng', ['en'], 'Nigeria')
  brand = await addBrand(cms.payload)
  client = new Client({ connectionString: cms.settings.connectionString })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await cms.stop()
})

async function add(collection: 'policies' | 'legal-pages' | 'landing-pages', data: object): Promise<number> {
  const common = { _status: 'published', allCountries: true, ...data } as never
  return (await cms.payload.create({ collection, locale: ALL, data: common })).id
}

async function indexed(collection: string, id: number) {
  await rebuildIndex(client)
  const { rows } = await client.query<Record<string, unknown>>(
    `SELECT locale, kind, countries, url, title, text FROM search.documents
     WHERE collection = $1 AND document_id = $2 ORDER BY locale`,
    [collection, id],
  )
  return rows
}

const both = <Value>(value: (words: string) => Value) => ({ en: value('Cover'), fr: value('Garantie') })
const DAY = 86_400_000
const day = (fromToday: number) => new Date(Date.now() + fromToday * DAY).toISOString()

describe('a policy', () => {
  const version = (effectiveFrom: string, words: string) => ({
    effectiveFrom,
    summary: { en: `Short ${words}` },
    body: { en: paragraph(`Long ${words}`) },
  })

  test('is found by the wording that is in force and by its brand, where it is shown', async () => {
    const id = await add('policies', {
      brand,
      product: 'laptop',
      title: both((words) => words),
      versions: [version(day(-30), 'old'), version(day(-1), 'current'), version(day(30), 'future')],
      allCountries: false,
      countries: [nigeria],
    })
    expect(await indexed('policies', id)).toEqual([
      {
        locale: 'en',
        kind: 'policy',
        countries: ['ng'],
        url: `service-policy/${id}/`,
        title: 'Cover',
        text: 'Short current Long current',
      },
    ])
    const { rows } = await client.query(`SELECT FROM search.words WHERE locale = 'en' AND word = 'aster'`)
    expect(rows).toHaveLength(1)
  })

  test('that is not in force yet is not found', async () => {
    const id = await add('policies', {
      brand,
      product: 'mobile-phone',
      title: { en: 'Later' },
      versions: [version(day(30), 'future')],
    })
    expect(await indexed('policies', id)).toEqual([])
  })
})

describe('a legal page', () => {
  test('is found in each language that it is written in, below its own address', async () => {
    const title = both((words) => words)
    const body = both((words) => paragraph(`${words} in full`))
    const id = await add('legal-pages', {
      kind: 'privacy',
      title,
      body,
      effectiveFrom: day(-1),
    })
    const common = { ...NOBODYS, kind: 'more', url: 'policy/privacy/' }
    expect(await indexed('legal-pages', id)).toEqual([
      { ...common, locale: 'en', title: 'Cover', text: 'Cover in full' },
      { ...common, locale: 'fr', title: 'Garantie', text: 'Garantie in full' },
    ])
  })
})

describe('a landing page', () => {
  const page = (name: string, more: object = {}) =>
    add('landing-pages', {
      page: name,
      title: both((words) => words),
      description: both((words) => `${words} told`),
      sections: [
        {
          blockType: 'text',
          title: both((words) => `${words} head`),
          body: both((words) => paragraph(words)),
        },
      ],
      ...more,
    })

  test.each([
    ['phone-repair', 'service', 'phone-repair/'],
    ['about', 'more', 'about/'],
    ['home', 'more', ''],
  ])('about %s is found as %s, by the words of its sections in each language', async (name, kind, url) => {
    const id = await page(name)
    const common = { ...NOBODYS, kind, url }
    expect(await indexed('landing-pages', id)).toEqual([
      { ...common, locale: 'en', title: 'Cover', text: 'Cover told Cover head Cover' },
      { ...common, locale: 'fr', title: 'Garantie', text: 'Garantie told Garantie head Garantie' },
    ])
  })

  test('that is a draft is not found', async () => {
    expect(await indexed('landing-pages', await page('contact', { _status: 'draft' }))).toEqual([])
  })
})
