import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { type Folder, GATHERED, renderTables } from '../scripts/render-tables'
import { TABLES } from '../src/tables.generated'
import { readIcu } from './icu'
import { LETTERS, NAMES, SAME_AS_ENGLISH } from './scripts'
import { textsOf } from './texts'

const english = new Map(textsOf(TABLES.en).map(({ key, text }) => [key, text]))
const translations = LOCALES.filter((locale) => locale !== 'en')

test.each(Object.entries(GATHERED) as [Folder, string][])(
  'gathers the files that there are in %s: run `npm run generate` after adding one',
  (folder, module) => {
    const written = readFileSync(new URL(`../${module}`, import.meta.url), 'utf8')
    expect(written).toBe(renderTables(folder))
  },
)

describe.each(LOCALES)('the texts in %s', (locale) => {
  const texts = textsOf(TABLES[locale])
  const offending = (isWrong: (text: string, key: string) => boolean) =>
    texts.filter(({ key, text }) => isWrong(text, key)).map(({ key, text }) => `${key}: ${text}`)

  test('are ICU messages with every plural form of the language', () => {
    const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    for (const { key, text } of texts) {
      for (const categories of readIcu(text).plurals) expect(categories, key).toEqual(wanted)
    }
  })

  test('are neither empty nor padded', () => {
    expect(offending((text) => text === '' || text !== text.trim() || /[ \n]{2}|\n/.test(text))).toEqual([])
  })

  test('have no straight apostrophe, which ICU reads as a quotation mark', () => {
    expect(offending((text) => text.includes("'"))).toEqual([])
  })

  test('are written in the letters of the language, but for names', () => {
    expect(offending((text) => foreignLetters(text, locale) !== '')).toEqual([])
  })
})

describe.each(translations)('the translation into %s', (locale) => {
  const texts = textsOf(TABLES[locale])

  test('has the texts that English has, no more and no fewer', () => {
    expect(texts.map(({ key }) => key).toSorted()).toEqual([...english.keys()].toSorted())
  })

  test('has the same arguments', () => {
    for (const { key, text } of texts) {
      expect(readIcu(text).arguments, key).toEqual(readIcu(english.get(key) ?? '').arguments)
    }
  })

  test('is not left in English', () => {
    const same = texts.filter(({ key, text }) => text === english.get(key) && lettersIn(words(text)) !== '')
    expect(same.map(({ key }) => key).toSorted()).toEqual([...(SAME_AS_ENGLISH[locale] ?? [])].toSorted())
  })

  test('is calm where the specification has English exclaim', () => {
    expect(texts.filter(({ text }) => /[!¡！]/.test(text)).map(({ key, text }) => `${key}: ${text}`)).toEqual(
      [],
    )
  })

  test('has no English words between its own', () => {
    const leftOver = texts.filter(({ text }) => /\b(the|your|you|please|with|this)\b/i.test(words(text)))
    expect(leftOver.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
  })
})

function words(text: string): string {
  return NAMES.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), ''),
    readIcu(text).literal,
  )
}

function lettersIn(text: string): string {
  return text.replace(/[^\p{L}\p{M}]/gu, '')
}

function foreignLetters(text: string, locale: Locale): string {
  return [...lettersIn(words(text).normalize('NFC'))]
    .filter((letter) => !LETTERS[locale].test(letter))
    .join('')
}
