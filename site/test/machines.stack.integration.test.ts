import { COUNTRY_CODES } from '@carelane/countries'
import { hrefLangs } from '@carelane/main-api'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Alternates, SiteMaps } from './machines/site-maps'
import { readHead } from './support/page-head'
import { parseXml, textsOf } from './support/xml'

let stack: Stack
let maps: SiteMaps
const listed = new Map<string, Alternates>()

beforeAll(async () => {
  // Without a service, no page can ask one for its models.
  const environment = { AFTER_SALES_WITHOUT: 'repair-costs' }
  stack = await startStack({ parts: ['cms', 'site'], environment })
  maps = new SiteMaps(stack)
  for (const country of COUNTRY_CODES) {
    for (const { address, alternates } of await maps.of(country)) listed.set(address, alternates)
  }
}, 300_000)
afterAll(() => stack.stop())

test('each host has an index of the site maps of its countries, and together they have all', async () => {
  const found: string[] = []
  for (const country of ['global', 'in', 'ru'] as const) {
    const origin = maps.originOf(country)
    const index = parseXml((await get(`${origin}/sitemap.xml`)).text)
    expect(index.name).toBe('sitemapindex')
    const named = index.children.flatMap((map) => textsOf(map, 'loc'))
    for (const map of named) expect(map.startsWith(`${origin}/`), map).toBe(true)
    found.push(...named)
    expect((await get(`${origin}/robots.txt`)).text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  }
  expect(found.toSorted()).toEqual(
    COUNTRY_CODES.map((code) => `${maps.originOf(code)}/${code}/sitemap.xml`).toSorted(),
  )
})

describe('hreflang', () => {
  test('every page names itself, all others and x-default, and is named by all of them', () => {
    expect(listed.size).toBeGreaterThan(67 * 20)
    const wrong: string[] = []
    for (const [address, alternates] of listed) {
      const named = new Set(Object.values(alternates))
      if (!named.has(address) || !alternates['x-default'])
        wrong.push(`${address} does not name itself or x-default`)
      const others = [...named].filter((other) => !isSame(listed.get(other), alternates))
      wrong.push(...others.map((other) => `${address} names ${other}, which names others`))
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['news', {}, 'news/'],
    ['faq', {}, 'faq/'],
    ['phone-repair', {}, 'phone-repair/'],
    ['tips-detail', { key: 'find-your-imei-number' }, 'tips-detail/find-your-imei-number/'],
    ['policy', { kind: 'pk-policy' }, 'policy/pk-policy/'],
  ])('of %s %o is what [7#16] says', async (name, params, path) => {
    const response = await fetch(`${stack.cmsUrl}/api/country/country-href-lang`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, params }),
    })
    const { result } = z.object({ result: hrefLangs }).parse(await response.json())
    const expected = result.map(({ shortName, hreflang }) => [hreflang, address(shortName, path)])
    expect(expected.length).toBeGreaterThan(1)
    expect(listed.get(String(expected[0]?.[1]))).toEqual(Object.fromEntries(expected))
  })
})

test('every address of a site map is a page that calls itself by it and wants to be found', async () => {
  const types = new Set<string>()
  // Slow. `pnpm soak tests` asks for every page of every country.
  for (const [country, every] of [
    ['sa', 3],
    ['in', 11],
    ['ru', 11],
  ] as const)
    for (const type of await maps.expectPages(country, every)) types.add(type)
  expect([...types].toSorted()).toEqual(
    ['Organization', 'BreadcrumbList', 'NewsArticle', 'Article', 'FAQPage', 'HowTo'].toSorted(),
  )
}, 300_000)

test.each(['ng', 'sa', 'sa_en', 'ru', 'bd'])(
  'the feed of %s is RSS 2.0 of pages that are there',
  async (lang) => {
    const country = lang.slice(0, 2) as 'ng'
    const home = readHead((await get(address(lang, ''))).text)
    expect(home.feed).toBe(address(lang, '').replace(/\/$/, '/rss.xml'))
    const answer = await get(String(home.feed))
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const feed = parseXml(answer.text)
    expect(feed.attributes.version).toBe('2.0')
    const [channel] = feed.children
    if (!channel) throw new Error('no channel')
    for (const name of ['title', 'link', 'description', 'language'])
      expect(textsOf(channel, name)).toHaveLength(1)
    const items = channel.children.filter(({ name }) => name === 'item')
    expect(items.length).toBeGreaterThan(5)
    const days = items.map((item) => Date.parse(textsOf(item, 'pubDate')[0] ?? ''))
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    for (const item of items) {
      expect(textsOf(item, 'guid')).toEqual(textsOf(item, 'link'))
      expect(listed.has(String(textsOf(item, 'link')[0])), textsOf(item, 'link')[0]).toBe(true)
      const [picture] = item.children.filter(({ name }) => name === 'media:content')
      expect(picture?.attributes.url?.startsWith(`${maps.originOf(country)}/media/`)).toBe(true)
    }
  },
)

test('the manifest of a section is in its language, with icons that are there', async () => {
  const manifest = z
    .object({
      name: z.string(),
      lang: z.literal('ar-SA'),
      dir: z.literal('rtl'),
      start_url: z.literal('/sa/'),
      icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
    })
    .parse(JSON.parse((await get(address('sa', '').replace(/\/$/, '/manifest.webmanifest'))).text))
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  const drawn = [
    ...manifest.icons.map(({ src }) => src),
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/share.png',
  ]
  for (const path of drawn) expect((await get(stack.siteUrl + path)).status, path).toBe(200)
})

function isSame(one: Alternates | undefined, other: Alternates): boolean {
  const names = Object.keys(other)
  return (
    one !== undefined &&
    Object.keys(one).length === names.length &&
    names.every((name) => one[name] === other[name])
  )
}

function get(url: string) {
  return maps.get(url)
}

function address(lang: string, path: string): string {
  const [country] = lang.split('_')
  return `${maps.originOf(country as 'ng')}/${lang}/${path}`
}
