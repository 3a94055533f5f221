import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rebuildIndex } from '../../src/search/index/rebuild'
import { callMainApi } from '../support/call-main-api'
import { addArticle, addCountry, addPicture, ALL } from '../support/content'
import { startCms, type TestCms } from '../support/start-cms'
import { addFaq } from './search-content'

let cms: TestCms
let nigeria: number

beforeAll(async () => {
  cms = await startCms('search_call')
  const { payload } = cms
  const cover = await addPicture(payload)
  await addCountry(payload, 'ke', ['en'], 'Kenya')
  nigeria = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  const arabia = await addCountry(payload, 'sa', ['ar', 'en'], 'Saudi Arabia')
  const answer =
    'Before anything else look at the card that came in the box. '.repeat(6) +
    'There you will see the repaired, or the replaced, batteries and how long each of them is covered for. ' +
    'Then ask at the counter of the workshop. '.repeat(6)
  const original = await addFaq(payload, {
    en: ['How long is a new battery covered?', answer],
    ar: ['ما مدة ضمان البطارية الجديدة؟', 'البطارية الجديدة مضمونة ستة أشهر.'],
  })
  await addFaq(
    payload,
    { en: ['How long is a new battery covered in Nigeria?', 'A battery is covered for nine months.'] },
    { countries: [nigeria], replaces: original },
  )
  await addUmbrellas(payload, nigeria, arabia)
  await addFaq(payload, { en: ['A battery that nobody may see', 'Draft.'] }, { _status: 'draft' })
  for (let day = 1; day <= 12; day++) {
    await addArticle(payload, {
      titles: { en: 'Battery day' },
      slug: `battery-day-${day}`,
      type: 'tips',
      category: 'mobile-phones',
      publishedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
      cover,
    })
  }
  await addArticle(payload, { titles: { en: 'Wi-Fi & “5G”: 100% faster' }, slug: 'wifi', cover })
  const links = [
    ['warranty-check', 'Warranty check', 'guarantee, cover, imei', 1],
    ['repair-status', 'Repair status', 'track, progress', 2],
    ['service-center', 'Service centers', 'shop, address', 3],
  ] as const
  for (const [url, name, keywords, order] of links) {
    await payload.create({
      collection: 'quick-links',
      locale: ALL,
      data: {
        url,
        name: { en: name },
        keywords: { en: keywords },
        order,
        _status: 'published',
        allCountries: true,
      } as never,
    })
  }
  await payload.create({
    collection: 'quick-links',
    data: {
      url: 'repair-status',
      name: 'Where is my phone?',
      order: 2,
      _status: 'published',
      allCountries: false,
      countries: [nigeria],
    },
  })
  const client = new Client({ connectionString: cms.settings.connectionString })
  await client.connect()
  await rebuildIndex(client)
  await client.end()
})

afterAll(() => cms.stop())

async function addUmbrellas(payload: Payload, nigeria: number, arabia: number): Promise<void> {
  const text = (name: string) => [`Umbrella ${name}`, 'Yes.'] as const
  const first = await addFaq(payload, { en: text('first'), ar: text('الأولى') })
  const second = await addFaq(payload, { en: text('second') })
  await addFaq(payload, { en: text('third') })
  await addFaq(payload, { en: text('of both') }, { countries: [nigeria, arabia] })
  await addFaq(payload, { en: text('own') }, { countries: [nigeria], replaces: first })
  await addFaq(payload, { ar: text('خاصة') }, { countries: [arabia], replaces: second })
  await addFaq(payload, { en: text('draft') }, { countries: [arabia], replaces: first, _status: 'draft' })
}

const search = async (request: Record<string, string>) =>
  (await callMainApi(cms, 'search', { shortName: 'ke', ...request })).read()
const titles = async (q: string, shortName = 'ke') =>
  (await search({ q, shortName })).hits.map(({ title }) => title)

describe('the search', () => {
  test('marks what it found, in an excerpt that begins and ends with whole words', async () => {
    const [hit] = (await search({ q: 'replaced battery', kind: 'faq' })).hits
    expect(hit).toMatchObject({ kind: 'faq', locale: 'en', url: expect.stringMatching(/^faq\/\d+\/$/) })
    const marked = (text = '', ranges: { start: number; end: number }[] = []) =>
      ranges.map(({ start, end }) => text.slice(start, end))
    expect(marked(hit?.title, hit?.titleHighlights)).toEqual(['battery'])
    expect(marked(hit?.excerpt, hit?.excerptHighlights)).toEqual(['replaced', 'batteries'])
    expect(hit?.excerpt).toMatch(/^….+…$/)
    const inner = hit?.excerpt.slice(1, -1) ?? ''
    expect(inner.length).toBeLessThanOrEqual(180)
    const words = inner.match(/[a-z]+/gi) ?? []
    const known = new Set(
      'Before anything else look at the card that came in box There you will see repaired or replaced batteries and how long each of them is covered for Then ask counter workshop'.split(
        ' ',
      ),
    )
    expect(words.filter((word) => !known.has(word))).toEqual([])
  })

  test('counts every kind, whichever is shown, and gives page after page', async () => {
    const all = await search({ q: 'battery', size: '5' })
    expect(all.totals).toEqual({ service: 0, faq: 1, news: 0, tips: 12, policy: 0, more: 0 })
    expect(all).toMatchObject({ total: 13, page: 1, size: 5, didYouMean: null })
    const tips = await Promise.all(
      ['1', '2', '3', '4'].map((page) => search({ q: 'battery', kind: 'tips', page, size: '5' })),
    )
    expect(tips.map(({ hits }) => hits.length)).toEqual([5, 5, 2, 0])
    expect(tips[0]).toMatchObject({ total: 12, totals: all.totals })
    expect(new Set(tips.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(12)
  })

  test('puts the newer one first only where two fit equally well', async () => {
    const { hits } = await search({ q: 'battery day', size: '24' })
    const ids = hits.filter(({ kind }) => kind === 'tips').map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect((await search({ q: 'how long is a new battery covered' })).hits[0]?.kind).toBe('faq')
  })

  test('shows a country its own version in place of the one for all', async () => {
    const own = 'How long is a new battery covered in Nigeria?'
    const general = 'How long is a new battery covered?'
    expect((await titles('battery covered', 'ng'))[0]).toBe(own)
    expect(await titles('battery covered', 'ng')).not.toContain(general)
    expect(await titles('battery covered', 'ke')).toContain(general)
    expect(await titles('battery covered', 'ke')).not.toContain(own)
  })

  test('shows each section what the list of questions shows it', async () => {
    for (const shortName of ['ke', 'ng', 'sa', 'sa_en']) {
      const { faqs } = (await callMainApi(cms, 'faqList', { shortName })).read()
      const listed = faqs.filter(({ question }) => /umbrella/i.test(question)).map(({ id }) => id)
      const found = await search({ q: 'umbrella', kind: 'faq', size: '24', shortName })
      expect(found.hits.map(({ id }) => id).toSorted(), shortName).toEqual(listed.toSorted())
      expect(listed.length, shortName).toBeGreaterThan(1)
    }
  })

  test('never shows a draft', async () => {
    expect(await titles('nobody may see')).not.toContain('A battery that nobody may see')
  })

  test('looks in the visitor’s language first and then in English', async () => {
    expect((await search({ q: 'بطاريه', shortName: 'sa' })).hits.map(({ locale }) => locale)).toEqual(['ar'])
    const { hits } = await search({ q: 'battery', shortName: 'sa' })
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.every(({ locale }) => locale === 'en')).toBe(true)
  })

  test('mends typing errors, and says so', async () => {
    const found = await search({ q: 'Battrey  COVERD', kind: 'faq' })
    expect(found.didYouMean).toBe('battery  covered')
    expect(found.hits[0]?.title).toBe('How long is a new battery covered?')
    expect((await search({ q: 'battery covered' })).didYouMean).toBeNull()
    expect(await search({ q: 'xqzvkj wpfhg' })).toMatchObject({ total: 0, didYouMean: null })
  })

  test('names in its tags whatever may change it', async () => {
    const { tags } = await callMainApi(cms, 'search', { shortName: 'ke', q: 'battery' })
    expect(tags).toEqual([
      'intents',
      'news',
      'faqs',
      'policies',
      'legal-pages',
      'landing-pages',
      'quick-links',
    ])
  })
})

describe('what is typed is text', () => {
  test.each([
    'battery:*',
    'battery & !covered',
    '!battery',
    'battery <-> day',
    "'battery'",
    "battery'); DROP SCHEMA search CASCADE; --",
    '%battery%',
    'battery\\',
    '"battery day"',
    '(battery | day',
    '$1 battery',
    'battery\u0000day',
    '\u202ebattery\u200b',
    'BATTERY 🔋',
    '﻿battery',
  ])('%j', async (q) => {
    const found = await search({ q })
    expect(found.hits.length).toBeGreaterThan(0)
    expect(found.hits[0]?.title.toLowerCase()).toContain('battery')
  })

  test.each(['&&', '::', '%%%', "''", '\\\\', '…!', '🔋🔋', '--', '<->', '()', '\u0000\u0000'])(
    'finds nothing for %j',
    async (q) => {
      expect(await search({ q })).toMatchObject({ hits: [], total: 0, didYouMean: null })
    },
  )

  test('finds what is written with signs without them', async () => {
    for (const q of ['5g', 'wi-fi', '100% faster', 'wi fi 5g']) {
      expect((await titles(q))[0], q).toBe('Wi-Fi & “5G”: 100% faster')
    }
  })
})

describe('quick links', () => {
  const quickLinks = async (shortName: string, qr?: string) =>
    (await callMainApi(cms, 'quickLinks', { shortName, ...(qr === undefined ? {} : { qr }) })).read()
  const names = async (shortName: string, qr?: string) =>
    (await quickLinks(shortName, qr)).map(({ name }) => name)

  test.each([undefined, '', 'w', ' w '])('are the first ones of the country for %j', async (qr) => {
    expect(await names('ke', qr)).toEqual(['Warranty check', 'Repair status', 'Service centers'])
    expect(await names('ng', qr)).toEqual(['Warranty check', 'Where is my phone?', 'Service centers'])
  })

  test('are found by name, by other words for them, unfinished and misspelt', async () => {
    for (const qr of ['warranty', 'Warranty Check', 'wa', 'garantee', 'guarantees', 'imei', 'waranty chek']) {
      expect((await quickLinks('ke', qr))[0], qr).toEqual({ name: 'Warranty check', url: 'warranty-check' })
    }
    expect(await names('ke', 'where is')).toEqual([])
    expect(await names('ng', 'where is my')).toEqual(['Where is my phone?'])
    expect(await names('ke', 'battery')).toEqual([])
  })

  test('are named in the tags, with the country', async () => {
    const { tags } = await callMainApi(cms, 'quickLinks', { shortName: 'ng', qr: 'warranty' })
    expect(tags).toEqual(expect.arrayContaining(['quick-links', 'country:ng']))
  })
})
