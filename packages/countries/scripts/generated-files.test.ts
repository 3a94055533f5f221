import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES } from '../src/codes'
import { FLAGS } from '../src/flags.generated'
import { GENERATED_FILES } from './generated-files'

test.each(GENERATED_FILES)('$url is what `npm run generate` writes', ({ url, render }) => {
  expect(readFileSync(url, 'utf8')).toBe(render())
})

describe('flags.svg', () => {
  const sprite = readFileSync(new URL('../flags.svg', import.meta.url), 'utf8')

  test('has the flag of each country at its place, one below the other', () => {
    const places = [
      ...sprite.matchAll(/<svg y="(\d+)" width="24" height="16" viewBox="[^"]+">(.*)<\/svg>$/gm),
    ]
    expect(places.map(([, y]) => Number(y))).toEqual(COUNTRY_CODES.map((_, place) => place * 16))
    expect(places.map(([, , markup]) => markup)).toEqual(COUNTRY_CODES.map((code) => FLAGS[code].markup))
    expect(sprite).toContain(`viewBox="0 0 24 ${COUNTRY_CODES.length * 16}"`)
  })

  test('draws every flag on a field of 3:2, so that all stand alike in a list', () => {
    for (const [code, { viewBox }] of Object.entries(FLAGS)) {
      const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
      expect(width / height, code).toBeCloseTo(1.5, 2)
    }
  })

  test('stays small enough to be fetched at once', () => {
    expect(sprite.length).toBeLessThan(40_000)
  })
})
