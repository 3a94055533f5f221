import { LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { INTERFACE_TEXTS, LABELS, PAYLOAD_TEXTS, REFUSALS } from '../src/admin/admin-texts'

const open = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

const typed = (text: string) =>
  (
    text.match(/https:\/\/[\w./]*\w|(?<![\w/])\/[a-z-]+\/[a-z/*-]*|how-to-claim|warranty-check|\d{2,}/g) ?? []
  ).toSorted()

const english = INTERFACE_TEXTS.en ?? {}
const translated = Object.entries(INTERFACE_TEXTS).filter(([language]) => language !== 'en')

test('the admin is in each of our languages but Uzbek, which Payload does not have', () => {
  const payloads = LOCALES.filter((locale) => locale !== 'uz').map((locale) =>
    locale === 'bn' ? 'bn-BD' : locale,
  )
  expect(Object.keys(INTERFACE_TEXTS).toSorted()).toEqual(payloads.toSorted())
  expect(['en', ...Object.keys(LABELS)].toSorted()).toEqual(payloads.toSorted())
  expect(['en', ...Object.keys(REFUSALS)].toSorted()).toEqual(payloads.toSorted())
})

describe('the texts of our screens of the admin', () => {
  test.each(Object.entries(INTERFACE_TEXTS))('are all there in %s, as open as in English', (_, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [name, text] of Object.entries(texts)) {
      expect(open(text), name).toEqual(open(Reflect.get(english, name) as string))
      expect(text.trim(), name).not.toBe('')
    }
  })

  test.each(translated)('in %s are not English', (_, texts) => {
    const same = Object.entries(texts).filter(([name, text]) => text === Reflect.get(english, name))
    expect(same.length).toBeLessThan(5)
  })
})

describe('the texts of Payload’s own screens', () => {
  const ours = Object.entries(PAYLOAD_TEXTS)

  test.each(ours)('are all there in %s, as open as in English', (_, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(PAYLOAD_TEXTS.en ?? {}))
    for (const [name, text] of Object.entries(texts))
      expect(open(text), name).toEqual(open(Reflect.get(PAYLOAD_TEXTS.en ?? {}, name) as string))
  })

  test.each(ours)('in %s speak of languages, not of locales', (_, texts) => {
    for (const text of Object.values(texts)) expect(text.replaceAll('{{locale}}', '')).not.toMatch(/locale/i)
  })
})

describe('labels', () => {
  test.each(Object.entries(LABELS))('are in %s what they are in each, and no more', (_, labels) => {
    expect(Object.keys(labels)).toEqual(Object.keys(LABELS.fr ?? {}))
    for (const [key, label] of Object.entries(labels)) expect(label.trim(), key).not.toBe('')
  })

  test.each(Object.entries(LABELS))('keep in %s addresses and figures as they are typed', (_, labels) => {
    const kept = (text: string) => text.match(/\/[a-z*][\w/*-]*|[a-z]+-[a-z-]+(?=\s?[”»])|\d{2,}/g) ?? []
    for (const [key, label] of Object.entries(labels))
      expect(kept(label).toSorted(), label).toEqual(kept(key).toSorted())
  })
})

describe('the sentences of refusals', () => {
  test.each(Object.entries(REFUSALS))(
    'are all there in %s, in its own words, as open as in English',
    (_, texts) => {
      expect(Object.keys(texts)).toEqual(Object.keys(REFUSALS.fr ?? {}))
      for (const [key, sentence] of Object.entries(texts)) {
        expect(sentence).not.toBe(key)
        expect(open(sentence), sentence).toEqual(open(key))
        expect(typed(sentence), sentence).toEqual(typed(key))
        expect(sentence, sentence).not.toMatch(/[!¡！]/)
      }
    },
  )
})
