import { type Locale, LOCALES } from '@carelane/countries'
import { NEWS_CATEGORIES } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { isSafeHref } from '../../src/fields/rich-text/safe-href'
import { blocksOf, countriesOf, demo, lostIn, named, stateOf, textsOf } from './demo'
import { linksOf } from './links-of'
import { isWrittenIn } from './scripts'
import { SITE_PAGES } from './site-pages'
import type { LoadedDocument } from '../../src/bundle/files/read-bundle'

const ARTICLES = await demo('news')
const BY_NAME = new Map(named(ARTICLES))
const PICTURES = new Map(named(await demo('media')))

const bodies = (article: LoadedDocument) => textsOf(article).map(([, { body }]) => String(body))
const coverAlt = ({ shared }: LoadedDocument, locale: Locale) =>
  String(PICTURES.get(String(shared.cover))?.texts[locale]?.alt ?? '')

/** Thai has no spaces between words, Arabic joins short ones. */
const wordsIn = (body: string, locale: string) =>
  [
    ...new Intl.Segmenter(locale, { granularity: 'word' }).segment(body.replaceAll(/\]\([^)]*\)/g, ']')),
  ].filter(({ isWordLike }) => isWordLike).length

describe('the seeded articles', () => {
  test('are enough of each kind, each in every language', () => {
    const news = ARTICLES.filter(({ shared }) => shared.type === 'news')
    const tips = ARTICLES.filter(({ shared }) => shared.type === 'tips')
    const count = (category: string) => tips.filter(({ shared }) => shared.category === category).length
    expect(news.length).toBeGreaterThanOrEqual(12)
    expect(tips.length).toBeGreaterThanOrEqual(18)
    expect(count('mobile-phones')).toBeGreaterThan(3)
    for (const category of ['tvs', 'computers', 'tablets', 'home-appliances']) {
      expect(count(category), category).toBeGreaterThanOrEqual(3)
    }
    const missing = ARTICLES.flatMap(({ name, texts }) =>
      LOCALES.filter((locale) => !texts[locale]).map((locale) => `${name} ${locale}`),
    )
    expect(missing).toEqual([])
    expect(ARTICLES.filter(({ name, shared }) => shared.slug !== name)).toEqual([])
  })

  test('are of the type of their category', () => {
    for (const { name, shared } of ARTICLES) {
      const isNews = NEWS_CATEGORIES.some((category) => category === shared.category)
      expect(shared.type, name).toBe(isNews ? 'news' : 'tips')
    }
  })

  test.each(LOCALES)('speak of what all phones have in common in %s', (locale) => {
    const whole = ARTICLES.filter((article) => article.texts[locale] && !countriesOf(article))
    expect(whole.length).toBeGreaterThanOrEqual(8)
  })

  test('have the slug that an old address leads to [2.2#21]', () => {
    const article = BY_NAME.get('how-to-clean-charging-port-on-phone')
    expect(article && countriesOf(article)).toBeUndefined()
    expect(article).toBeDefined()
  })

  test.each(named(ARTICLES))(
    '%s: every link leads to something that the same countries show',
    (_, article) => {
      for (const body of bodies(article)) {
        const { articles, pages } = linksOf(body)
        for (const slug of articles) {
          const target = BY_NAME.get(slug)
          expect(target, slug).toBeDefined()
          expect(lostIn(article, target!), `${slug} is missing there`).toEqual([])
          expect(body).toContain(`(/${String(target?.shared.type)}-detail/${slug}/)`)
        }
        for (const page of pages) expect(SITE_PAGES).toContain(page)
      }
    },
  )

  test.each(named(ARTICLES))('%s: texts are whole, of a readable length, and calm', (_, article) => {
    const english = String(article.texts.en?.body)
    expect(wordsIn(english, 'en')).toBeGreaterThanOrEqual(250)
    for (const [locale, text] of textsOf(article)) {
      const [title, summary, body] = [String(text.title), String(text.summary), String(text.body)]
      const words = wordsIn(body, locale)
      expect(words / wordsIn(english, 'en'), locale).toBeGreaterThan(0.6)
      expect(words, locale).toBeLessThanOrEqual(600)
      expect(
        [text.title, text.summary, coverAlt(article, locale)].every(
          (each) => typeof each === 'string' && each.length > 0,
        ),
        locale,
      ).toBe(true)
      expect(title.length).toBeLessThanOrEqual(160)
      expect(summary.length).toBeLessThanOrEqual(400)
      expect(`${title}${summary}${body}`, locale).not.toMatch(/[!！]/)
      expect(
        blocksOf(body).some(([kind]) => kind === 'heading'),
        locale,
      ).toBe(true)
      expect(JSON.stringify(stateOf(body))).not.toMatch(/\*\*|\]\(|:::/)
    }
  })

  test.each(named(ARTICLES))(
    '%s: a translation has the parts and links of the English, in its own script',
    (_, article) => {
      const { en } = article.texts
      for (const [locale, text] of textsOf(article).filter(([each]) => each !== 'en')) {
        expect(blocksOf(String(text.body)), locale).toEqual(blocksOf(String(en?.body)))
        expect(linksOf(String(text.body)), locale).toEqual(linksOf(String(en?.body)))
        expect(text.title, locale).not.toBe(en?.title)
        const whole = [...Object.values(text), coverAlt(article, locale)].join(' ')
        expect(isWrittenIn(locale, whole), locale).toBe(true)
      }
    },
  )

  test.each(named(ARTICLES))('%s: the days lie in the year before November 2026', (_, { shared }) => {
    const day = String(shared.publishedAt).slice(0, 10)
    expect(day >= '2025-11-01' && day < '2026-11-01').toBe(true)
  })

  test('the addresses of links are such as may leave the cms', () => {
    const urls = ARTICLES.flatMap(bodies).flatMap((body) => [
      ...JSON.stringify(stateOf(body)).matchAll(/"url":"([^"]*)"/g),
    ])
    expect(urls.length).toBeGreaterThan(100)
    expect(urls.map(([, url]) => url ?? '').filter((url) => !isSafeHref(url))).toEqual([])
  })
})
