import { describe, expect, test } from 'vitest'
import { answersProblem, keyProblem, nextProblem, startProblem, type WrittenStep } from './step-problems'

const question = (key: string, ...next: string[]): WrittenStep => ({
  key,
  kind: 'question',
  answers: next.map((each) => ({ next: each })),
})
const end = (key: string): WrittenStep => ({ key, kind: 'outcome', answers: [] })

const GOOD = [
  question('start', 'cable', 'book'),
  question('cable', 'fixed', 'book'),
  end('fixed'),
  end('book'),
]

test('a good tree has no problem', () => {
  expect(startProblem(GOOD)).toBe(true)
  for (const step of GOOD) {
    expect(keyProblem(GOOD, step.key ?? ''), step.key ?? '').toBe(true)
    expect(answersProblem(step)).toBe(true)
    for (const { next } of step.answers ?? []) expect(nextProblem(GOOD, next ?? '')).toBe(true)
  }
})

describe('a tree is refused', () => {
  test('with an end for its start', () => {
    expect(startProblem([end('fixed'), ...GOOD])).toMatch(/^The first step is the start/)
  })

  test('with a key that is used twice', () => {
    expect(keyProblem([...GOOD, end('fixed')], 'fixed')).toMatch(/^Two steps have this key/)
  })

  test('with a step that nobody reaches', () => {
    expect(keyProblem([...GOOD, end('lost')], 'lost')).toMatch(/^No answer leads to this step/)
    const island = [...GOOD, question('one', 'other', 'fixed'), question('other', 'one', 'fixed')]
    expect(keyProblem(island, 'one')).toMatch(/^No answer leads to this step/)
  })

  test('with an unknown key', () => {
    expect(nextProblem(GOOD, 'cabel')).toBe('There is no step with this key.')
  })

  test('with a circle, of several steps or of one', () => {
    const circle = [question('start', 'cable', 'book'), question('cable', 'start', 'book'), end('book')]
    expect(nextProblem(circle, 'cable')).toMatch(/round in a circle/)
    expect(nextProblem(circle, 'book')).toBe(true)
    const own = [question('start', 'start', 'book'), end('book')]
    expect(nextProblem(own, 'start')).toMatch(/round in a circle/)
  })

  test('with one answer', () => {
    expect(answersProblem(question('start', 'book'))).toMatch(/at least two answers/)
    expect(answersProblem({ key: 'start', kind: 'test' })).toMatch(/at least two answers/)
  })
})
