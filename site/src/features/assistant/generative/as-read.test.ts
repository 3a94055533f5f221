import type { LikelyIntent } from '@carelane/main-api'
import { expect, test } from 'vitest'
import type { Passage } from '../engine/find-passages'
import { inOrder } from './as-read'

const passage = (url: string): Passage => ({
  source: { number: 1, title: url, url, locale: 'en' },
  heading: null,
  sentences: [`It says ${url}.`],
  isSteps: false,
  telling: [],
  shortAnswer: [],
  score: 1,
})

const intent = (name: string, url: string): LikelyIntent => ({
  name,
  answer: 'pages',
  tool: null,
  probability: 0.3,
  pages: [{ title: url, url, locale: 'en' }],
})

const FOUND = {
  passages: ['faq/1', 'faq/2'].map(passage),
  intents: [intent('first', 'faq/1'), intent('second', 'faq/2')],
  finder: null,
}

function told(more: string[], subject: number | null) {
  const { passages, intents } = inOrder(FOUND, more.map(passage), subject)
  return [passages.map(({ source }) => source.url).join(' '), intents.map(({ name }) => name).join(' ')]
}

test('what more words find comes after what the question found, and nothing twice', () => {
  expect(told(['faq/2', 'faq/3'], null)).toEqual(['faq/1 faq/2 faq/3', 'first second'])
})

test('the chosen subject comes first, with its pages', () => {
  expect(told(['faq/3'], 2)).toEqual(['faq/2 faq/1 faq/3', 'second first'])
})

test('a subject that there is none of changes nothing', () => {
  expect(told([], 9)).toEqual(['faq/1 faq/2', 'first second'])
})

test('a model that writes gets eight passages at most', () => {
  expect(told(['a', 'b', 'c', 'd', 'e', 'f', 'g'], null)[0]).toBe('faq/1 faq/2 a b c d e f')
})
