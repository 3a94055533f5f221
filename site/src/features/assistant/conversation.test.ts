import { describe, expect, test } from 'vitest'
import {
  carriedFrom,
  conversationText,
  isOver,
  mayBeRated,
  readConversation,
  type Turn,
} from './conversation'
import { safetyCardOf } from './safety/safety-card'
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
    crime: 'No.',
    sales: 'No.',
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

const BURNING: Turn = {
  question: 'fire',
  parts: [safetyCardOf('fire', 'en', { lang: 'br', country: 'br', locale: 'pt' }), { type: 'end' }],
}

test('what to do in a danger is taken along with its steps and numbers', () => {
  const text = conversationText([BURNING], words, 'https://service.example')
  expect(text).toContain('Assistant: Fire: get everybody out\n1. Get away at once')
  expect(text).toContain('\nFire service 193\n')
})

test.each(['alert(1)', '+1;ext=9', '0'.repeat(13)])(
  'a card that was changed to dial %s is left out',
  (number) => {
    const [card] = BURNING.parts
    const changed = { ...card, numbers: [{ label: 'x', number }] }
    expect(readConversation([BURNING])).toEqual([BURNING])
    expect(readConversation([{ question: 'fire', parts: [changed] }])).toEqual([])
  },
)

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

describe('whether an answer helped', () => {
  const turn = (...parts: ShownPart[]): Turn => ({
    question: 'A question',
    parts: [...parts, { type: 'end' }],
  })
  const tool: ShownPart = { type: 'tool', name: 'contact', href: '/ng/contact/', sealed: null }
  const refused = (reason: Extract<ShownPart, { type: 'refusal' }>['reason']) =>
    turn({ type: 'refusal', reason })

  test.each([
    ['sentences', turn(...ANSWER)],
    ['a tool alone', turn(tool)],
    ['pages that may fit', turn({ type: 'remark', text: 'These pages may fit.' }, ...ANSWER.slice(0, 1))],
    ['nothing found', refused('unsupported')],
  ])('is asked after %s', (_, answered) => {
    expect(mayBeRated(answered)).toBe(true)
  })

  test.each([
    ['a greeting, thanks or the line about other brands', turn({ type: 'remark', text: 'Hello.' })],
    ['a greeting that leads to a person', turn({ type: 'remark', text: 'Hello.' }, tool)],
    ['a refusal for the sake of others', refused('otherPeople')],
    ['a refusal of law', refused('legal')],
    ['a refusal of medicine', refused('medical')],
    ['a refusal of instructions', refused('instructions')],
    ['a problem', turn({ type: 'problem', message: 'No answer.' })],
    ['what is not whole yet', { question: 'A question', parts: ANSWER.slice(0, 2) }],
  ])('is not asked after %s', (_, answered) => {
    expect(mayBeRated(answered)).toBe(false)
  })
})
