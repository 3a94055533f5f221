import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { TABLES } from '../src/tables.generated'
import { readIcu } from './icu'
import { OTHER_ADDRESS, TERMS } from './terms'
import { VARIANT_STEMS } from './variant-terms'
import { textsOf } from './texts'

const english = textsOf(TABLES.en)
const translations = LOCALES.filter((locale) => locale !== 'en')

const textIn = (locale: Locale) => {
  const texts = new Map(textsOf(TABLES[locale]).map(({ key, text }) => [key, text]))
  return (key: string) => texts.get(key) ?? ''
}

describe.each(translations)('the texts in %s', (locale) => {
  const text = textIn(locale)

  test.each(TERMS)('call a $name the same throughout', ({ english: term, stems, leftOut = [] }) => {
    const held = english.filter((one) => term.test(readIcu(one.text).literal) && !leftOut.includes(one.key))
    expect(held.length).toBeGreaterThan(0)
    const stem = new RegExp(stems[locale], 'iu')
    const others = held.filter(({ key }) => !stem.test(text(key)))
    expect(others.map(({ key }) => `${key}: ${text(key)}`)).toEqual([])
  })

  test('keep IMEI wherever English has it', () => {
    const lost = english.filter((one) => one.text.includes('IMEI') && !text(one.key).includes('IMEI'))
    expect(lost.map(({ key }) => key)).toEqual([])
  })

  test('speak to one person throughout', () => {
    const address = OTHER_ADDRESS[locale]
    const others = textsOf(TABLES[locale]).filter((one) => address?.test(one.text))
    expect(others.map(({ key, text: found }) => `${key}: ${found}`)).toEqual([])
  })

  test('name the page of the orders as its title does', () => {
    const title = text('orders.orders.title').toLowerCase()
    for (const key of ['orders.told.failed', 'purchase.pay.unpaid.text', 'purchase.pay.failed.title'])
      expect(text(key).toLowerCase(), key).toContain(title)
  })
})

describe('docs/languages.md', () => {
  const rows = tableRows(readFileSync(new URL('../../../docs/languages.md', import.meta.url), 'utf8'))

  test.each(TERMS)('has a word for $name in each language, and the texts use it', ({ name, stems }) => {
    for (const locale of translations) {
      const word = rows.find(({ term, locale: of }) => term === name && of === locale)?.word ?? ''
      expect(word, locale).toMatch(new RegExp(stems[locale], 'iu'))
    }
  })

  test.each(Object.entries(VARIANT_STEMS))(
    'has the words of %s, and the texts use them',
    (variant, words) => {
      for (const [name, stem = ''] of Object.entries(words)) {
        const word = rows.find(({ term, locale: of }) => term === name && of === variant)?.word ?? ''
        expect(word, name).toMatch(new RegExp(stem, 'iu'))
      }
    },
  )
})

function tableRows(markdown: string): { term: string; locale: string; word: string }[] {
  let locales: string[] = []
  return markdown.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [, first = '', ...rest] = cells
    if (first === 'en') locales = rest
    if (cells.length < 4 || first === 'en') return []
    return locales.map((locale, place) => ({ term: first, locale, word: rest[place] ?? '' }))
  })
}
