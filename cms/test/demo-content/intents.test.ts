import { LOCALES } from '@carelane/countries'
import { phrasesIn } from '@carelane/intents'
import { INTENT_ANSWERS, INTENT_TOOLS } from '@carelane/main-api'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demo, textsOf } from './demo'

const INTENTS = await demo('intents')

const TUNING = path.join(import.meta.dirname, '../../../site/test/assistant/tuning/questions.json')

const tuningQuestions = z
  .array(z.object({ language: z.string(), q: z.string() }))
  .parse(JSON.parse(readFileSync(TUNING, 'utf8')))

const rows = INTENTS.flatMap((intent) =>
  textsOf(intent).map(([locale, { phrases }]) => ({
    name: intent.name,
    locale,
    phrases: phrasesIn(String(phrases)),
  })),
)

const wordsOf = (phrase: string) =>
  phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '')

function fourGrams(phrase: string): ReadonlySet<string> {
  const joined = wordsOf(phrase).join(' ')
  return new Set(Array.from({ length: Math.max(1, joined.length - 3) }, (_, at) => joined.slice(at, at + 4)))
}

/** Share of all four-grams that both have. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((gram) => other.has(gram)).length
  return shared / (one.size + other.size - shared)
}

describe('how people ask, in the demo', () => {
  test('is there for more than a hundred subjects, with every kind of answer and every tool but manuals', () => {
    expect(INTENTS.length).toBeGreaterThan(100)
    const answers = new Set(INTENTS.map(({ shared }) => shared.answer ?? 'pages'))
    const notAnswered = INTENT_ANSWERS.filter((answer) => !answers.has(answer))
    // One danger stands for its neighbours: the words of a question choose the card.
    expect(notAnswered).toEqual(['burn', 'fire', 'smoke', 'leak'])
    const tools = new Set(INTENTS.map(({ shared }) => shared.tool))
    expect(INTENT_TOOLS.filter((tool) => !tools.has(tool))).toEqual(['manuals'])
  })

  test('leads somewhere: what pages answer has a page or a tool', () => {
    const lost = INTENTS.filter(({ shared }) => {
      const { answer = 'pages', faqs, articles, landingPages, policies, legalPages, tool } = shared
      return answer === 'pages' && ![faqs, articles, landingPages, policies, legalPages, tool].some(Boolean)
    })
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test.each(LOCALES)('has phrases in %s for every subject, and twenty for nearly all', (locale) => {
    const own = rows.filter((row) => row.locale === locale)
    expect(INTENTS.length - own.length).toBe(0)
    expect(own.filter(({ phrases }) => phrases.length < 8).map(({ name }) => name)).toEqual([])
    expect(own.filter(({ phrases }) => phrases.length >= 20).length).toBeGreaterThanOrEqual(LEAST_FULL)
  })

  test('has no phrase twice in a language', () => {
    const twice = LOCALES.flatMap((locale) => {
      const all = rows.filter((row) => row.locale === locale).flatMap(({ phrases }) => phrases)
      const keys = all.map((phrase) => wordsOf(phrase).join(' '))
      return all.filter((_, at) => keys.indexOf(keys[at] ?? '') !== at)
    })
    expect(twice).toEqual([])
  })

  test('has no phrases made from a template: none of a subject differ in one word alone', () => {
    const alike = rows.flatMap(({ name, locale, phrases }) => {
      const cut = phrases.map(wordsOf)
      return cut.flatMap((words, at) =>
        cut
          .slice(0, at)
          .filter(
            (other) =>
              words.length >= 4 &&
              other.length === words.length &&
              words.filter((word, index) => word !== other[index]).length <= 1,
          )
          .map((other) => `${name} ${locale}: ${other.join(' ')} / ${words.join(' ')}`),
      )
    })
    expect(alike).toEqual([])
  })

  test('has no question by which the assistant is tuned, and none near one', () => {
    const near = LOCALES.flatMap((locale) => {
      const asked = tuningQuestions
        .filter(({ language }) => language === locale)
        .map(({ q }) => ({ q, grams: fourGrams(q) }))
      return rows
        .filter((row) => row.locale === locale)
        .flatMap(({ phrases }) => phrases)
        .flatMap((phrase) => {
          const grams = fourGrams(phrase)
          return asked.filter((each) => likeness(each.grams, grams) > 0.5).map(({ q }) => `${phrase} / ${q}`)
        })
    })
    expect(near).toEqual([])
  })
})

/** Subjects with at least twenty phrases. */
const LEAST_FULL = 100
