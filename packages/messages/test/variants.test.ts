import { languageOf, VARIANTS, type Variant } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { getMessages } from '../src/get-messages'
import { TABLES, VARIANT_TABLES } from '../src/tables.generated'
import { readIcu } from './icu'
import { TERMS } from './terms'
import { OTHER_COUNTRYS_WORDS, VARIANT_STEMS } from './variant-terms'
import { textsOf } from './texts'

const mapOf = (table: object) => new Map(textsOf(table).map(({ key, text }) => [key, text]))

const english = textsOf(TABLES.en)

describe.each(VARIANTS)('what %s says in its own way', (variant) => {
  const base = mapOf(TABLES[languageOf(variant)])
  const own = textsOf(VARIANT_TABLES[variant])
  const all = mapOf(getMessages(variant))

  test('are texts that its language has, said differently', () => {
    const surplus = own.filter(({ key, text }) => !base.has(key) || base.get(key) === text)
    expect(surplus.map(({ key }) => key)).toEqual([])
  })

  test('has the arguments and plural forms of its language', () => {
    for (const { key, text } of own) expect(readIcu(text), key).toEqual(asRead(base.get(key) ?? '', text))
  })

  test('is neither empty nor padded, has no straight apostrophe and is calm', () => {
    const wrong = own.filter(({ text }) => text.trim() === '' || /^\s|\s$|[ \n]{2}|'|[!¡]/.test(text))
    expect(wrong.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
  })

  test('takes the place of it, and all else is that of the language', () => {
    expect(all.size).toBe(base.size)
    const ownTexts = mapOf(VARIANT_TABLES[variant])
    for (const [key, text] of base) expect(all.get(key), key).toBe(ownTexts.get(key) ?? text)
  })

  test('leaves no word of the other countries', () => {
    const others = [...all].filter(([, text]) => OTHER_COUNTRYS_WORDS[variant].test(text))
    expect(others.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })

  test.each(TERMS)('calls a $name the same throughout', ({ name, english: term, stems, leftOut = [] }) => {
    const stem = new RegExp(stemOf(variant, name, stems[languageOf(variant) as 'pt' | 'es']), 'iu')
    const held = english.filter((one) => term.test(readIcu(one.text).literal) && !leftOut.includes(one.key))
    const others = held.filter(({ key }) => !stem.test(all.get(key) ?? ''))
    expect(others.map(({ key }) => `${key}: ${all.get(key)}`)).toEqual([])
  })
})

function stemOf(variant: Variant, name: string, base: string): string {
  return VARIANT_STEMS[variant][name] ?? base
}

/** The literal is what differs. */
function asRead(base: string, own: string) {
  return { ...readIcu(base), literal: readIcu(own).literal }
}
