import { describe, expect, test } from 'vitest'
import { countryNames } from './country-names'
import { fits, fold } from './fold'

const names = countryNames()
const found = (typed: string) =>
  Object.keys(names).filter((code) => names[code]?.some((name) => fits(name, fold(typed))))

describe('a country is found by its name in any script', () => {
  test.each([
    ['مصر', 'eg'],
    ['السعودية', 'sa'],
    ['سعوديه', 'sa'],
    ['الإمارات', 'ae'],
    ['Россия', 'ru'],
    ['росс', 'ru'],
    ['Україна', 'ua'],
    ['ไทย', 'th'],
    ['မြန်မာ', 'mm'],
    ['বাংলাদেশ', 'bd'],
    ['Việt Nam', 'vn'],
    ['viet', 'vn'],
    ['Oʻzbekiston', 'uz'],
    ["o'zb", 'uz'],
    ['Türkiye', 'tr'],
    ['TURKEY', 'tr'],
    ['İran', undefined],
    ['cote d’ivoire', 'ci'],
    ['Ivory Coast', 'ci'],
    ['भारत', 'in'],
    ['پاکستان', 'pk'],
    ['ኢትዮጵያ', 'et'],
    ['Polska', 'pl'],
    ['UAE', 'ae'],
    ['Burma', 'mm'],
    ['ng', 'ng'],
  ])('%s', (typed, code) => {
    const codes = found(typed)
    if (code === undefined) expect(codes).toEqual([])
    else expect(codes).toContain(code)
  })

  test('and what is typed stands at the beginning of a word', () => {
    expect(found('kenya')).toEqual(['ke'])
    expect(found('enya')).toEqual([])
    expect(found('кения')).toEqual(['ke'])
  })
})

test('every country and the whole world can be found', () => {
  expect(Object.keys(names)).toHaveLength(67)
  for (const all of Object.values(names)) expect(all.length).toBeGreaterThan(1)
})
