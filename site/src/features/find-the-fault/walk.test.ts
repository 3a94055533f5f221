import type { FinderStep } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { pathAfter, walk } from './walk'

const question = (key: string, ...next: string[]): FinderStep => ({
  key,
  kind: 'question',
  text: `${key}?`,
  help: null,
  answers: next.map((each, at) => ({ text: `${key} ${at + 1}`, next: each })),
})
const end = (key: string): FinderStep => ({
  key,
  kind: 'outcome',
  text: key,
  help: null,
  outcome: { kind: 'fixed' },
})

const TREE = {
  steps: [
    question('hot', 'danger', 'cable'),
    question('cable', 'fixed', 'gone'),
    question('cable-2', 'fixed', 'danger'),
    end('danger'),
    end('fixed'),
  ],
}

test('begins with the first step', () => {
  expect(walk(TREE, '')).toEqual({ given: [], here: TREE.steps[0], isOutdated: false })
})

test('follows the answers, and knows the address after each', () => {
  const { given, here, isOutdated } = walk(TREE, 'hot-2.cable-1')
  expect(given.map(({ answer, path }) => [answer, path])).toEqual([
    ['hot 2', 'hot-2'],
    ['cable 1', 'hot-2.cable-1'],
  ])
  expect([here.key, isOutdated]).toEqual(['fixed', false])
  expect(pathAfter([{ path: 'hot-2' }], 'cable', 0)).toBe('hot-2.cable-1')
  expect(pathAfter([], 'hot', 1)).toBe('hot-2')
})

test.each([
  ['an answer that is not there', 'hot-3', 0, 'hot'],
  ['a step that is not next', 'hot-2.hot-1', 1, 'cable'],
  ['a step that another begins like', 'hot-2.cable-2-1', 1, 'cable'],
  ['an answer that leads nowhere any more', 'hot-2.cable-2', 1, 'cable'],
  ['more answers than questions', 'hot-1.hot-1', 1, 'danger'],
  ['nonsense', '../..', 0, 'hot'],
  ['an empty answer', 'hot-2.', 1, 'cable'],
  ['numbers alone', '2.1', 0, 'hot'],
  ['an answer before the first', 'hot-0', 0, 'hot'],
  ['more than a tree can have', `hot-2.${'x'.repeat(5000)}`, 1, 'cable'],
])('after %s stays at the last good step', (_, path, count, key) => {
  const { given, here, isOutdated } = walk(TREE, path)
  expect([given.length, here.key, isOutdated]).toEqual([count, key, true])
})
