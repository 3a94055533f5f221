import { describe, expect, test } from 'vitest'
import { carriedFrom, conversationText, isOver, readConversation, type Turn } from './conversation'
import { withPart, type ShownPart } from './shown-part'

const words = {
  you: 'You',
  machine: 'Assistant',
  refusals: {
    unsupported: 'Nothing found.',
    otherPeople: 'No.',
    legal: 'No.',
    medical: 'No.',
    instructions: 'No.',
  },
}

const ANSWER: ShownPart[] = [
  { type: 'source', number: 1, title: 'Batteries', href: '/ng/faq/1/' },
  { type: 'sentence', text: 'Do not charge it.', sources: [1], step: 1 },
  { type: 'carried', carried: { device: 'Spark 20', topic: 'Batteries' } },
  { type: 'end' },
]

const TURNS: Turn[] = [
  { question: 'My battery is swollen', parts: ANSWER },
  { question: 'Who is the king?', parts: [{ type: 'refusal', reason: 'unsupported' }, { type: 'end' }] },
]

describe('a conversation that is taken along', () => {
  test('has each question, its answer and where that stands, by whole addresses', () => {
    expect(conversationText(TURNS, words, 'https://service.example')).toBe(
      [
        'You: My battery is swollen',
        'Assistant: 1. Do not charge it. [1]',
        '[1] Batteries: https://service.example/ng/faq/1/',
        '',
        'You: Who is the king?',
        'Assistant: Nothing found.',
      ].join('\n'),
    )
  })
})

describe('a conversation that a tab or a form kept', () => {
  test('is read as it was written', () => {
    expect(readConversation(JSON.parse(JSON.stringify(TURNS)))).toEqual(TURNS)
  })

  test.each([
    ['is none', null],
    ['has a link to elsewhere', [withHref('https://evil.example/')]],
    ['has a link that runs', [withHref('javascript:alert(1)')]],
    ['has a link to another host', [withHref('//evil.example/')]],
    ['is too long', Array.from({ length: 21 }, () => TURNS[0])],
    ['has a question that is too long', [{ question: 'x'.repeat(501), parts: [] }]],
  ])('is left out where it %s', (_, kept) => {
    expect(readConversation(kept)).toEqual([])
  })
})

test('the last device and topic go on to the next question', () => {
  expect(carriedFrom(TURNS)).toEqual({ device: 'Spark 20', topic: 'Batteries' })
  expect(carriedFrom([])).toEqual({ device: null, topic: null })
})

test('an answer that is withdrawn begins anew', () => {
  expect(withPart(ANSWER, { type: 'again' })).toEqual([])
})

test('an answer that broke off is told from a whole one', () => {
  expect(TURNS.map(isOver)).toEqual([true, true])
  expect(isOver({ question: 'x', parts: ANSWER.slice(0, 2) })).toBe(false)
})

function withHref(href: string) {
  return { question: 'x', parts: [{ type: 'source', number: 1, title: 'x', href }] }
}
