import type { CountryCode, Locale } from '@carelane/countries'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AskedDemo, startAskedDemo } from './asked-demo'
import { ownTexts } from './own-texts'
import { isHeldOut, type Question } from './questions'

let demo: AskedDemo

beforeAll(async () => {
  demo = await startAskedDemo()
}, 600_000)
afterAll(() => demo.stop())

const SECTIONS = {
  ...{ ar: 'sa', bn: 'bd', en: 'ng', es: 'mx', fr: 'sn', id: 'id', my: 'mm' },
  ...{ pt: 'br', ru: 'ru', th: 'th', tr: 'tr', uk: 'ua', uz: 'uz', vi: 'vn' },
} as const satisfies Record<Locale, CountryCode>

it('whoever asks for what we have gets a source or a tool', { timeout: 600_000 }, async () => {
  const texts = ownTexts().filter(
    ({ kind, locale, text, countries }) =>
      (kind !== 'quickLink' || isHeldOut({ id: text })) &&
      (!countries || countries.some((country) => country === SECTIONS[locale])),
  )
  const asked = texts.map(({ kind, locale, text }): Question => ({
    id: kind,
    lang: SECTIONS[locale],
    locale,
    text,
  }))
  const outcomes = await demo.askAll(asked)
  const unanswered = outcomes.filter(({ isAnswered }) => !isAnswered)
  expect(outcomes.length).toBeGreaterThan(1500)
  expect(unanswered.map(({ question, told }) => `${question.locale} ${question.text}: ${told}`)).toEqual([])
})
