import { FAQ_TOPICS } from '@carelane/main-api'
import { type Locale, LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../../test/support/landing-lines'
import { linksOf } from '../../../test/support/links-of'
import { isWrittenIn } from '../../../test/support/scripts'
import { SEED_ARTICLES } from '../articles/articles'
import { SITE_PAGES } from '../site-pages'
import type { FaqText } from './faq'
import { SEED_FAQS } from './faqs'

const FAQS = SEED_FAQS.map((faq) => [faq.slug, faq] as const)
const SLUGS = SEED_FAQS.map(({ slug }) => slug)
const SHOWN_EVERYWHERE = SEED_ARTICLES.filter(({ countries }) => !countries).map(({ slug }) => slug)

const words = (answer: string) =>
  answer
    .replaceAll(/\]\([^)]*\)|[*`#:-]/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

describe('the seeded questions', () => {
  test('are more than thirty, some for each topic, each slug once', () => {
    expect(SEED_FAQS.length).toBeGreaterThanOrEqual(34)
    for (const topic of FAQ_TOPICS) {
      expect(SEED_FAQS.filter((faq) => faq.topic === topic).length, topic).toBeGreaterThanOrEqual(4)
    }
    expect(new Set(SLUGS).size).toBe(SLUGS.length)
  })

  test.each(FAQS)('%s: is answered in 60 to 180 words, calmly', (_, { texts }) => {
    expect(words(texts.en.answer)).toBeGreaterThanOrEqual(60)
    expect(words(texts.en.answer)).toBeLessThanOrEqual(180)
    for (const [locale, { question, answer }] of Object.entries(texts)) {
      expect(question.length, locale).toBeGreaterThan(0)
      expect(question.length, locale).toBeLessThanOrEqual(200)
      expect(`${question}${answer}`, locale).not.toMatch(/[!！]/)
    }
  })

  test.each(FAQS)('%s: links lead to pages and articles that every country shows', (_, { texts }) => {
    for (const { answer } of Object.values(texts)) {
      const { pages, articles } = linksOf(answer)
      // The page about us has the brand in its address, which only menus and buttons know.
      expect(pages.filter((page) => !SITE_PAGES.includes(page) || page === 'about')).toEqual([])
      expect(articles.filter((slug) => !SHOWN_EVERYWHERE.includes(slug))).toEqual([])
    }
  })

  test.each(FAQS)('%s: names questions made before it, and articles', (slug, faq) => {
    const before = SLUGS.slice(0, SLUGS.indexOf(slug))
    const { related = [], relatedArticles = [] } = faq
    expect(related.filter((other) => !before.includes(other))).toEqual([])
    expect(relatedArticles.filter((other) => !SHOWN_EVERYWHERE.includes(other))).toEqual([])
    expect(Math.max(related.length, relatedArticles.length)).toBeLessThanOrEqual(6)
  })

  test.each(FAQS)('%s: is in every language', (_, { texts }) => {
    expect(Object.keys(texts).sort()).toEqual([...LOCALES].sort())
  })

  test.each(FAQS)('%s: a translation has the parts and links of the English, in its own script', (_, faq) => {
    const { en, ...others } = faq.texts
    for (const [locale, text] of Object.entries(others) as [Locale, FaqText][]) {
      expect(blocksOf(text.answer), locale).toEqual(blocksOf(en.answer))
      expect(linksOf(text.answer), locale).toEqual(linksOf(en.answer))
      expect(text.question, locale).not.toBe(en.question)
      expect(isWrittenIn(locale, text.question + text.answer), locale).toBe(true)
    }
  })
})
