import type { CallName } from '@carelane/main-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callMainApi } from '../../test/support/call-main-api'
import { addArticle, addCountry, addPicture } from '../../test/support/content'
import { startCms, type TestCms } from '../../test/support/start-cms'

let cms: TestCms
let cover: number
let kenya: number
const articles: Record<'both' | 'arabicOnly' | 'kenya' | 'draft' | 'tip', number> = {
  both: 0,
  arabicOnly: 0,
  kenya: 0,
  draft: 0,
  tip: 0,
}

beforeAll(async () => {
  cms = await startCms('news_calls')
  const { payload } = cms
  cover = await addPicture(payload, 'cover.png', { en: 'A green field', ar: 'حقل أخضر' })
  await addCountry(payload, 'ng', ['en'], 'Nigeria')
  await addCountry(payload, 'sa', ['ar', 'en'], { en: 'Saudi Arabia', ar: 'السعودية' })
  kenya = await addCountry(payload, 'ke', ['en'], 'Kenya')
  const day = (number: number) => `2026-01-0${number}T08:00:00.000Z`
  articles.both = await addArticle(payload, {
    titles: { en: 'Both', ar: 'كلاهما' },
    slug: 'both',
    cover,
    publishedAt: day(3),
  })
  articles.arabicOnly = await addArticle(payload, {
    titles: { ar: 'عربي' },
    slug: 'arabic-only',
    cover,
    publishedAt: day(2),
  })
  articles.kenya = await addArticle(payload, {
    titles: { en: 'Kenya' },
    slug: 'kenya',
    cover,
    countries: [kenya],
    publishedAt: day(4),
  })
  articles.draft = await addArticle(payload, {
    titles: { en: 'Draft' },
    slug: 'draft',
    cover,
    _status: 'draft',
  })
  articles.tip = await addArticle(payload, {
    titles: { en: 'Tip' },
    slug: 'tip',
    cover,
    type: 'tips',
    category: 'tvs',
    related: [articles.kenya, articles.both, articles.draft],
    publishedAt: day(1),
  })
})

afterAll(() => cms.stop())

const call = <Name extends CallName>(
  name: Name,
  request: Record<string, string>,
  headers?: Record<string, string>,
) => callMainApi(cms, name, request, headers)

describe('lists of articles', () => {
  test('shows what is published for the country, newest first, each whole in one language', async () => {
    const { read, tags } = await call('news', { shortName: 'sa', type: 'news' })
    expect(read().articles.map(({ title, locale, summary }) => [title, locale, summary])).toEqual([
      ['كلاهما', 'ar', 'كلاهما: summary'],
      ['عربي', 'ar', 'عربي: summary'],
    ])
    expect(read().articles[0]?.cover).toMatchObject({ alt: 'حقل أخضر', width: 1400, height: 700 })
    expect(read().articles[0]?.cover.sources.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1280])
    expect(tags).toEqual(expect.arrayContaining(['news', `media:${cover}`]))
  })

  test('leaves out what has no text in English for an English page, and what is for other countries', async () => {
    const { read } = await call('news', { shortName: 'ng', type: 'news' })
    expect(read()).toMatchObject({ articles: [{ title: 'Both', locale: 'en' }], total: 1, page: 1, size: 12 })
    const kenya = (await call('news', { shortName: 'ke', type: 'news' })).read()
    expect(kenya.articles.map(({ title }) => title)).toEqual(['Kenya', 'Both'])
  })

  test('pages, and counts all', async () => {
    const second = (await call('news', { shortName: 'ke', type: 'news', page: '2', size: '1' })).read()
    expect(second).toMatchObject({ page: 2, size: 1, total: 2, articles: [{ title: 'Both' }] })
  })

  test('answers the latest news and the tips of each category', async () => {
    const { read } = await call('latestNews', { shortName: 'ng' })
    expect(read().news.map(({ title }) => title)).toEqual(['Both'])
    expect(read().tips.map(({ category, articles: { length } }) => [category, length])).toEqual([
      ['mobile-phones', 0],
      ['tvs', 1],
      ['computers', 0],
      ['tablets', 0],
      ['home-appliances', 0],
    ])
  })

  test('passes nothing else of the caller on to the database', async () => {
    const plain = await call('news', { shortName: 'ng', type: 'news' })
    const forged = await call('news', {
      shortName: 'ng',
      type: 'news',
      'where[_status][equals]': 'draft',
      sort: 'token',
      depth: '9',
      draft: 'true',
      locale: 'ar',
      limit: '1000',
    })
    expect(forged.body).toEqual(plain.body)
    expect(JSON.stringify(forged.body)).not.toContain('Draft')
  })
})

describe('an article', () => {
  test('is found by id and by slug, and carries what is related in the order chosen', async () => {
    const bySlug = await call('article', { shortName: 'ng', key: 'tip' })
    const byId = await call('article', { shortName: 'ng', key: String(articles.tip) })
    expect(byId.body).toEqual(bySlug.body)
    expect(bySlug.read()).toMatchObject({ id: articles.tip, type: 'tips', countries: [], locale: 'en' })
    expect(bySlug.read().body).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'Tip: body' }] },
    ])
    expect(bySlug.read().relatedNews.map(({ title }) => title)).toEqual(['Both'])
    expect(bySlug.tags).toEqual(expect.arrayContaining([`news:${articles.tip}`, `news:${articles.both}`]))
    const kenya = (await call('article', { shortName: 'ke', key: 'tip' })).read()
    expect(kenya.relatedNews.map(({ title }) => title)).toEqual(['Kenya', 'Both'])
  })

  test('names the countries that show it', async () => {
    const { read } = await call('article', { shortName: 'ke', key: 'kenya', type: 'news' })
    expect(read().countries).toEqual(['ke'])
  })

  test('shows the newest of a type where nothing of it was chosen', async () => {
    const { read } = await call('article', { shortName: 'ng', key: 'both' })
    expect(read().relatedTips.map(({ title }) => title)).toEqual(['Tip'])
    expect(read().relatedNews).toEqual([])
  })
})

describe('a country’s own version of an article', () => {
  test('takes its place in lists, among related ones and at every address of it', async () => {
    const own = await addArticle(cms.payload, {
      titles: { en: 'Both, in Kenya' },
      slug: 'both-in-kenya',
      cover,
      countries: [kenya],
      replaces: articles.both,
      publishedAt: '2026-01-03T08:00:00.000Z',
    })
    const titles = async (shortName: string) =>
      (await call('news', { shortName, type: 'news' })).read().articles.map(({ title }) => title)
    expect(await titles('ke')).toEqual(['Kenya', 'Both, in Kenya'])
    expect(await titles('ng')).toEqual(['Both'])
    const tip = (await call('article', { shortName: 'ke', key: 'tip' })).read()
    expect(tip.relatedNews.map(({ title }) => title)).toEqual(['Kenya', 'Both, in Kenya'])
    for (const key of ['both', 'both-in-kenya', String(articles.both), String(own)]) {
      expect((await call('article', { shortName: 'ke', key })).read().slug).toBe('both-in-kenya')
      expect((await call('article', { shortName: 'ng', key })).read().slug).toBe('both')
      const { read } = await call('hrefLang', { name: 'detail', params: { key } } as never)
      expect(read().map(({ shortName, key: slug }) => [shortName, slug])).toEqual([
        ['ke', 'both-in-kenya'],
        ['ng', 'both'],
        ['sa', 'both'],
        ['sa_en', 'both'],
        ['ke', 'both-in-kenya'],
      ])
    }
    const { pages, audiences } = (await call('siteMap', {} as never)).read()
    const page = pages.find(({ audience }) => audiences[audience]?.some(({ key }) => key === 'both-in-kenya'))
    const named = await call('hrefLang', { name: 'news-detail', params: { key: 'both' } } as never)
    expect(audiences[page?.audience ?? -1]).toEqual(named.read())
    expect(page).toMatchObject({ name: 'news-detail' })
    await cms.payload.delete({ collection: 'news', id: own })
  })
})

describe('articles by tag', () => {
  test('are those about the brand and the kind of device, of both types', async () => {
    const { id: brand } = await cms.payload.create({
      collection: 'brands',
      data: { name: 'Kite', slug: 'kite', order: 1 },
    })
    await cms.payload.update({
      collection: 'news',
      id: articles.tip,
      data: { brands: [brand], products: ['tvs'] },
    })
    await cms.payload.update({ collection: 'news', id: articles.both, data: { brands: [brand] } })
    const ask = async (request: Record<string, string>) =>
      (await call('newsInfo', { shortName: 'ng', ...request })).read()
    expect((await ask({})).articles.map(({ title }) => title)).toEqual(['Both', 'Tip'])
    expect(await ask({ brand: 'kite' })).toMatchObject({
      total: 2,
      articles: [{ title: 'Both' }, { title: 'Tip' }],
    })
    expect(await ask({ brand: 'kite', product: 'tvs' })).toMatchObject({
      total: 1,
      articles: [{ title: 'Tip' }],
    })
    expect(await ask({ product: 'tvs', type: 'news' })).toMatchObject({ total: 0, articles: [] })
    expect(await ask({ brand: 'aster' })).toMatchObject({ total: 0 })
    const { tags } = await call('newsInfo', { shortName: 'ng', brand: 'kite', product: 'tvs' })
    expect(tags).toEqual(expect.arrayContaining(['news', 'brands', `news:${articles.tip}`, `media:${cover}`]))
  })
})

describe('lists in a language that not everything is translated to', () => {
  const day = (number: number) => `2026-02-${String(number).padStart(2, '0')}T08:00:00.000Z`
  const titlesOf = async (name: 'news' | 'newsInfo', request: Record<string, string>) =>
    (await call(name, { shortName: 'bd', size: '2', ...request })).read().articles.map(({ title }) => title)

  beforeAll(async () => {
    const { payload } = cms
    const bangladesh = await addCountry(payload, 'bd', ['bn', 'en'], 'Bangladesh')
    const only = { cover, countries: [bangladesh], category: 'industry' as const }
    const add = (slug: string, number: number, titles: Record<string, string>, more = {}) =>
      addArticle(payload, { ...only, slug, titles, publishedAt: day(number), ...more })
    const english = await add('english-10', 10, { en: 'English 10' })
    const older = await add('bangla-3', 3, { en: 'Bangla 3 in English', bn: 'বাংলা ৩' })
    await add('english-8', 8, { en: 'English 8' })
    await add('bangla-5', 5, { bn: 'বাংলা ৫' })
    await add('bangla-1', 1, { en: 'Bangla 1 in English', bn: 'বাংলা ১' })
    await add('reader', 20, { bn: 'পাঠক' }, { category: 'company', related: [english, older] })
  })

  test('shows what is in it before what is in English, each newest first, over all pages', async () => {
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => titlesOf('news', { type: 'news', category: 'industry', page })),
    )
    expect(pages).toEqual([['বাংলা ৫', 'বাংলা ৩'], ['বাংলা ১', 'English 10'], ['English 8'], []])
    const { read } = await call('news', { shortName: 'bd', type: 'news', category: 'industry', size: '2' })
    expect(read().total).toBe(5)
    const inEnglish = await titlesOf('news', { shortName: 'bd_en', type: 'news', category: 'industry' })
    expect(inEnglish).toEqual(['English 10', 'English 8'])
  })

  test('does so at home and in what is related, and leaves the newest of both types by date', async () => {
    const latest = (await call('latestNews', { shortName: 'bd', size: '3' })).read()
    expect(latest.news.map(({ title }) => title)).toEqual(['পাঠক', 'বাংলা ৫', 'বাংলা ৩'])
    const article = (await call('article', { shortName: 'bd', key: 'reader' })).read()
    expect(article.relatedNews.map(({ title }) => title)).toEqual(['বাংলা ৩', 'English 10'])
    expect(await titlesOf('newsInfo', {})).toEqual(['পাঠক', 'English 10'])
  })
})
