import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../src/codes'
import { FLAGS } from '../src/flags.generated'
import { GENERATED_FILES } from './generated-files'

it.each(GENERATED_FILES)('$url is what `npm run generate` writes', ({ url, render }) => {
  expect(readFileSync(url, 'utf8')).toBe(render())
})

describe('flags.svg', () => {
  const sprite = readFileSync(new URL('../flags.svg', import.meta.url), 'utf8')

  it('has one symbol for each country', () => {
    expect([...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual(COUNTRY_CODES)
  })

  it('draws every flag on a field of 3:2, so that all stand alike in a list', () => {
    for (const [code, { viewBox }] of Object.entries(FLAGS)) {
      const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
      expect(width / height, code).toBeCloseTo(1.5, 2)
    }
  })

  it('stays small enough to be fetched at once', () => {
    expect(sprite.length).toBeLessThan(40_000)
  })
})
