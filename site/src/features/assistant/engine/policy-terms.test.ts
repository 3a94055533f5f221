import type { LikelyIntent } from '@carelane/main-api'
import { expect, test } from 'vitest'
import type { Passage } from './find-passages'
import { policiesAsked, termOf } from './policy-terms'

const page = (url: string, title: string, shortAnswer: string[] = []): Passage => ({
  source: { number: 1, title, url, locale: 'en' },
  heading: null,
  sentences: [],
  isSteps: false,
  telling: [],
  shortAnswer,
  score: 1,
})

const ASTER = page('service-policy/4', 'Aster mobile phones: warranty and service')
const KITE = page('service-policy/13', 'Kite mobile phones: warranty and service')
const TIP = page('9', 'Find the IMEI of your phone')
const FAQ = page('faq/3', 'How does the warranty of a TV work?')

const meaning = (url: string): LikelyIntent[] => [
  { name: 'any', answer: 'pages', tool: null, probability: 0.8, pages: [{ title: 'x', url, locale: 'en' }] },
]

test('where no brand is named, the policies of all brands say for how long', () => {
  const asked = { text: 'how long is the warranty of a phone' }
  expect(policiesAsked(asked, ASTER, [KITE, TIP], meaning('service-policy/4'))).toEqual(
    new Set(['service-policy/13']),
  )
})

test('where a brand is named, its own policy alone does', () => {
  const asked = { text: 'how long is the warranty of an Aster phone' }
  expect(policiesAsked(asked, ASTER, [KITE], meaning('service-policy/4')).size).toBe(0)
})

test('where something else is asked, the policies of other brands are silent', () => {
  expect(policiesAsked({ text: 'is water covered' }, ASTER, [KITE], meaning('faq/9')).size).toBe(0)
})

test('the policy of the named brand speaks beside a general page', () => {
  const asked = { text: 'warranty of my kite tv' }
  expect(policiesAsked(asked, FAQ, [ASTER, KITE], meaning('faq/3'))).toEqual(new Set(['service-policy/13']))
})

test('the term is the first sentence, if it says a number', () => {
  expect(termOf(page('x', 'x', ['Covered for 12 months.', 'Not falls.']))).toEqual(['Covered for 12 months.'])
  expect(termOf(page('x', 'x', ['Read the policy.']))).toEqual([])
})
