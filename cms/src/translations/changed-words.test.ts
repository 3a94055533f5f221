import { expect, test } from 'vitest'
import { changedWords } from './changed-words'

test('what changed in a text is told word by word', () => {
  expect(changedWords('Charge it at night.', 'Charge it daily.')).toEqual([
    { kind: 'same', text: 'Charge it ' },
    { kind: 'removed', text: 'at night' },
    { kind: 'added', text: 'daily' },
    { kind: 'same', text: '.' },
  ])
  expect(changedWords('', 'New')).toEqual([{ kind: 'added', text: 'New' }])
})

test('long texts that have nothing in common are told within a second', () => {
  const words = (letter: string) => Array.from({ length: 20_000 }, (_, at) => `${letter}${at}`).join(' ')
  const began = performance.now()
  const parts = changedWords(words('a'), words('b'))
  expect(performance.now() - began).toBeLessThan(1000)
  expect(parts.some(({ kind }) => kind === 'added')).toBe(true)
})
