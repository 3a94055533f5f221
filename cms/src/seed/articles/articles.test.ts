import { COUNTRY_CODES, type Locale, LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../../test/support/landing-lines'
import { linksOf } from '../../../test/support/links-of'
import { isWrittenIn } from '../../../test/support/scripts'
import { isSafeHref } from '../../fields/rich-text/safe-href'
import { parseBlocks } from '../notation/blocks'
import { toLexical } from '../notation/lexical'
import { SITE_PAGES } from '../site-pages'
import type { ArticleText, SeedArticle } from './article'
import { typeOf } from './article-path'
import { SEED_ARTICLES } from './articles'
import { isShownIn } from './is-shown-in'

const BY_SLUG = new Map(SEED_ARTICLES.map((article) => [article.slug, article]))
const ARTICLES = SEED_ARTICLES.map((article) => [article.slug, article] as const)

const bodies = ({ texts }: SeedArticle) => Object.values(texts).map(({ body }) => body)
const targets = (body: string, scheme: 'article' | 'page') =>
  [...body.matchAll(new RegExp(`\\]\\(${scheme}:([^)]+)\\)`, 'g'))].map(([, target]) => target ?? '')

/** Told apart as each language does it: Thai writes no spaces between words, Arabic joins the short ones. */
const wordsIn = (body: string, locale: string) =>
  [
    ...new Intl.Segmenter(locale, { granularity: 'word' }).segment(body.replaceAll(/\]\([^)]*\)/g, ']')),
  ].filter(({ isWordLike }) => isWordLike).length

describe('the seeded articles', () => {
  test('are enough of each kind, a third of them in three languages', () => {
    const news = SEED_ARTICLES.filter((article) => typeOf(article) === 'news')
    const tips = SEED_ARTICLES.filter((article) => typeOf(article) === 'tips')
    const count = (category: string) => tips.filter((article) => article.category === category).length
    const translated = (articles: SeedArticle[]) =>
      articles.filter(({ texts }) => texts.fr && texts.ar).length
    expect(news.length).toBeGreaterThanOrEqual(12)
    expect(tips.length).toBeGreaterThanOrEqual(18)
    expect(count('mobile-phones')).toBeGreaterThan(3)
    for (const category of ['tvs', 'computers', 'tablets', 'home-appliances']) {
      expect(count(category), category).toBeGreaterThanOrEqual(3)
    }
    expect(translated(news)).toBeGreaterThanOrEqual(4)
    expect(translated(tips)).toBeGreaterThanOrEqual(6)
    expect(translated([...SEED_ARTICLES])).toBeGreaterThanOrEqual(SEED_ARTICLES.length / 3)
    expect(BY_SLUG.size).toBe(SEED_ARTICLES.length)
  })

  test.each(LOCALES)('speak of what all phones have in common in %s', (locale) => {
    const whole = SEED_ARTICLES.filter(({ texts, countries }) => texts[locale] && !countries)
    expect(whole.length).toBeGreaterThanOrEqual(8)
  })

  test('have the slug that an old address leads to [2.2#21]', () => {
    expect(BY_SLUG.get('how-to-clean-charging-port-on-phone')?.countries).toBeUndefined()
  })

  test.each(ARTICLES)('%s: every link leads to something that the same countries show', (_, article) => {
    for (const body of bodies(article)) {
      for (const slug of targets(body, 'article')) {
        const target = BY_SLUG.get(slug)
        expect(target, slug).toBeDefined()
        const lost = COUNTRY_CODES.filter((code) => isShownIn(article, code) && !isShownIn(target!, code))
        expect(lost, `${slug} is missing there`).toEqual([])
      }
      for (const page of targets(body, 'page')) expect(SITE_PAGES).toContain(page)
    }
  })

  test.each(ARTICLES)('%s: texts are whole, of a readable length, and calm', (_, { texts }) => {
    expect(wordsIn(texts.en.body, 'en')).toBeGreaterThanOrEqual(250)
    for (const [locale, { title, summary, coverAlt, body }] of Object.entries(texts)) {
      const words = wordsIn(body, locale)
      expect(words / wordsIn(texts.en.body, 'en'), locale).toBeGreaterThan(0.6)
      expect(words, locale).toBeLessThanOrEqual(600)
      expect(
        [title, summary, coverAlt].every((text) => text.length > 0),
        locale,
      ).toBe(true)
      expect(title.length).toBeLessThanOrEqual(160)
      expect(summary.length).toBeLessThanOrEqual(400)
      expect(`${title}${summary}${body}`, locale).not.toMatch(/[!！]/)
      expect(
        parseBlocks(body).some(({ kind }) => kind === 'heading'),
        locale,
      ).toBe(true)
      expect(JSON.stringify(toLexical(body, () => '/tips-detail/x/'))).not.toMatch(/\*\*|\]\(|:::/)
    }
  })

  test.each(ARTICLES)(
    '%s: a translation has the parts and links of the English, in its own script',
    (_, article) => {
      const { en, ...others } = article.texts
      for (const [locale, text] of Object.entries(others) as [Locale, ArticleText][]) {
        expect(blocksOf(text.body), locale).toEqual(blocksOf(en.body))
        expect(linksOf(text.body), locale).toEqual(linksOf(en.body))
        expect(text.title, locale).not.toBe(en.title)
        expect(isWrittenIn(locale, Object.values(text).join(' ')), locale).toBe(true)
      }
    },
  )

  test.each(ARTICLES)('%s: the days lie in the year before November 2026', (_, { publishedOn }) => {
    expect(publishedOn >= '2025-11-01' && publishedOn < '2026-11-01').toBe(true)
  })

  test('the addresses of links are such as may leave the cms', () => {
    const urls = SEED_ARTICLES.flatMap(bodies).flatMap((body) => [
      ...JSON.stringify(toLexical(body, (slug) => `/tips-detail/${slug}/`)).matchAll(/"url":"([^"]*)"/g),
    ])
    expect(urls.length).toBeGreaterThan(100)
    expect(urls.map(([, url]) => url).filter((url) => !isSafeHref(url))).toEqual([])
  })
})
