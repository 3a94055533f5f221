import { LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { ASSISTANT_WORDS, BRAND_NAMES } from '../src/assistant/assistant-words'
import { TABLES as ASSISTANT_TABLES } from '../src/assistant/tables.generated'
import { SEARCH_WORDS } from '../src/search/search-words'
import { TABLES as SEARCH_TABLES } from '../src/search/tables.generated'

function listsOf(table: object, path = ''): { key: string; list: readonly unknown[] }[] {
  return Object.entries(table).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`
    if (Array.isArray(value)) return [{ key, list: value }]
    return typeof value === 'object' && value !== null ? listsOf(value, key) : []
  })
}

const shared = (table: object) =>
  listsOf(table)
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('dangers.lists.'))
    .toSorted()

describe.each([
  ['the assistant', ASSISTANT_TABLES],
  ['the search', SEARCH_TABLES],
])('the word lists of %s', (_, tables) => {
  test('are there in every language', () => {
    expect(Object.keys(tables).toSorted()).toEqual([...LOCALES].toSorted())
  })

  test.each(LOCALES)('in %s are those that English has, without surplus ones', (locale) => {
    expect(shared(tables[locale])).toEqual(shared(tables.en))
  })

  test.each(LOCALES)('in %s have neither empty nor padded words, and no commas between them', (locale) => {
    for (const { key, list } of listsOf(tables[locale])) {
      const words = list.filter((word) => typeof word === 'string')
      for (const word of words) expect(word, key).toBe(word.trim())
      expect(
        words.filter((word) => word === '' || /[,،\n]/.test(word)),
        key,
      ).toEqual([])
    }
  })
})

test.each(LOCALES)('names in %s every concept that questions are about', (locale) => {
  for (const [concept, forms] of Object.entries(SEARCH_WORDS[locale].concepts))
    expect(forms.length, concept).toBeGreaterThan(0)
})

test.each(LOCALES)(
  'uses in %s the lists of dangers that it has, and has none that it does not use',
  (locale) => {
    const { lists, ...patterns } = ASSISTANT_WORDS[locale].dangers
    const used = Object.values(patterns)
      .flat()
      .flatMap((pattern) => Array.from(pattern.matchAll(/\{(\w+)\}/g), ([, name]) => name))
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(lists).toSorted())
  },
)

test('names no brand for a language that we do not have', () => {
  for (const names of [BRAND_NAMES.own, BRAND_NAMES.others])
    for (const locale of Object.keys(names)) expect(LOCALES).toContain(locale)
})
