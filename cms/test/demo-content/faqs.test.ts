import { LOCALES } from '@carelane/countries'
import { FAQ_TOPICS } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { blocksOf, demo, languagesIn, named, shownEverywhere, textsOf } from './demo'
import { linksOf } from './links-of'
import { isWrittenIn } from './scripts'
import { SITE_PAGES } from './site-pages'

const FAQS = await demo('faqs')
const NAMES = FAQS.map(({ name }) => name)
const SHOWN_EVERYWHERE = shownEverywhere(await demo('news'))
const relatedOf = (name: string) =>
  (FAQS.find((faq) => faq.name === name)?.shared.related as string[] | undefined) ?? []

const words = (answer: string) =>
  answer
    .replaceAll(/\]\([^)]*\)|[*`#:-]/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

describe('the seeded questions', () => {
  test('are more than thirty, some for each topic, each place once', () => {
    expect(FAQS.length).toBeGreaterThanOrEqual(34)
    for (const topic of FAQ_TOPICS) {
      const ofTopic = FAQS.filter(({ shared }) => shared.topic === topic)
      expect(ofTopic.length, topic).toBeGreaterThanOrEqual(4)
      expect(new Set(ofTopic.map(({ shared }) => shared.order)).size, topic).toBe(ofTopic.length)
    }
  })

  test.each(named(FAQS))('%s: is answered in 60 to 180 words, calmly', (_, faq) => {
    expect(words(String(faq.texts.en?.answer))).toBeGreaterThanOrEqual(60)
    expect(words(String(faq.texts.en?.answer))).toBeLessThanOrEqual(180)
    for (const [locale, { question, answer }] of textsOf(faq)) {
      expect(String(question ?? '').length, locale).toBeGreaterThan(0)
      expect(String(question).length, locale).toBeLessThanOrEqual(200)
      expect(`${String(question)}${String(answer)}`, locale).not.toMatch(/[!！]/)
    }
  })

  test.each(named(FAQS))('%s: links lead to pages and articles that every country shows', (_, faq) => {
    for (const [, { answer }] of textsOf(faq)) {
      const { pages, articles } = linksOf(String(answer))
      // The page about us has a brand in its address.
      expect(pages.filter((page) => !SITE_PAGES.includes(page) || page === 'about')).toEqual([])
      expect(articles.filter((slug) => !SHOWN_EVERYWHERE.includes(slug))).toEqual([])
    }
  })

  test.each(named(FAQS))(
    '%s: names questions that do not lead back to it, and articles',
    (name, { shared }) => {
      const related = relatedOf(name)
      const relatedArticles = (shared.relatedArticles as string[] | undefined) ?? []
      expect(related.filter((other) => !NAMES.includes(other))).toEqual([])
      expect(reachable(name)).not.toContain(name)
      expect(relatedArticles.filter((other) => !SHOWN_EVERYWHERE.includes(other))).toEqual([])
      expect(Math.max(related.length, relatedArticles.length)).toBeLessThanOrEqual(6)
    },
  )

  test.each(named(FAQS))('%s: is in every language', (_, faq) => {
    expect(languagesIn(faq)).toEqual([...LOCALES].sort())
  })

  test.each(named(FAQS))(
    '%s: a translation has the parts and links of the English, in its own script',
    (_, faq) => {
      const { en } = faq.texts
      for (const [locale, { question, answer }] of textsOf(faq).filter(([each]) => each !== 'en')) {
        expect(blocksOf(String(answer)), locale).toEqual(blocksOf(String(en?.answer)))
        expect(linksOf(String(answer)), locale).toEqual(linksOf(String(en?.answer)))
        expect(question, locale).not.toBe(en?.question)
        expect(isWrittenIn(locale, String(question) + String(answer)), locale).toBe(true)
      }
    },
  )
})

function reachable(name: string): string[] {
  const seen = new Set<string>()
  const follow = (from: string) => {
    for (const next of relatedOf(from)) {
      if (seen.has(next)) continue
      seen.add(next)
      follow(next)
    }
  }
  follow(name)
  return [...seen]
}
