import { describe, expect, test } from 'vitest'
import { interleave } from './interleave'
import { WireError } from './wire-error'

describe('interleave [7#10]', () => {
  test('puts the digits behind the characters, one each', () => {
    expect(interleave('abc', '123')).toBe('a1b2c3')
  })

  test('goes on with random digits', () => {
    expect(interleave('abcd', '62', () => 7)).toBe('a6b2c7d7')
    expect(interleave('490154203237518', '621')).toMatch(/^4692011\d5\d4\d2\d0\d3\d2\d3\d7\d5\d1\d8\d$/)
  })

  test('uses every random digit', () => {
    const seen = new Set([...interleave('x'.repeat(2_000), '')].filter((character) => character !== 'x'))
    expect([...seen].sort().join('')).toBe('0123456789')
  })

  test('counts characters, not code units, and takes empty texts', () => {
    expect(interleave('é😀', '12')).toBe('é1😀2')
    expect(interleave('', '')).toBe('')
  })

  test.each([
    ['more digits than characters', 'ab', '123'],
    ['other characters than digits', 'abc', '1a'],
    ['digits of another script', 'abc', '١٢'],
  ])('refuses %s', (_, text, digits) => {
    expect(() => interleave(text, digits)).toThrow(WireError)
  })
})
