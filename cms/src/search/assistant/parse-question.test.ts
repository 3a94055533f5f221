import { LOCALES } from '@carelane/countries'
import { CONCEPTS } from '@carelane/messages/search'
import { describe, expect, test } from 'vitest'
import { formsOf } from './concepts'
import { conceptOfMisspelling, parseQuestion } from './parse-question'

const HOT = {
  en: 'my phone is overheating',
  ar: 'هاتفي ساخن جدا',
  fr: 'mon téléphone chauffe',
  es: 'mi teléfono se calienta',
  pt: 'meu celular está quente',
  ru: 'мой телефон перегревается',
  uk: 'мій телефон перегрівається',
  bn: 'আমার ফোন গরম',
  th: 'โทรศัพท์ของฉันร้อน',
  my: 'ကျွန်တော့်ဖုန်းပူတယ်',
  id: 'hp saya panas',
  vi: 'điện thoại của tôi bị nóng',
  tr: 'telefonum ısınıyor',
  uz: 'telefonim qizib ketdi',
} as const

describe('what a question is about', () => {
  test.each(LOCALES)('is read in %s, by its own words', (locale) => {
    const { concepts } = parseQuestion(HOT[locale], locale)
    expect([...concepts]).toEqual(expect.arrayContaining(['phone', 'hot']))
  })

  test('is read in the visitor’s language and English at once, and else in the one it is written in', () => {
    expect([...parseQuestion('mi phone no carga', 'es').concepts]).toEqual(
      expect.arrayContaining(['phone', 'charging']),
    )
    expect([...parseQuestion(HOT.ar, 'en').concepts]).toEqual(expect.arrayContaining(['phone', 'hot']))
  })

  test('leaves the words that no concept explains, without those that only wrap a question', () => {
    const { words } = parseQuestion('how do I bake bread with my phone', 'en')
    expect(words.map(({ folded }) => folded)).toEqual(['bake', 'bread'])
  })

  test('is found behind slips of the finger, but not behind other words', () => {
    const slip = (written: string) => {
      const [word] = parseQuestion(written, 'en').words
      return word && conceptOfMisspelling(word, 'en')
    }
    expect(slip('batery')).toBe('battery')
    expect(slip('refridgerator')).toBe('refrigerator')
    expect(slip('bread')).toBeUndefined()
  })

  test('has a way to be said in every language', () => {
    for (const locale of LOCALES)
      for (const concept of CONCEPTS)
        expect(formsOf(concept, locale).length, `${concept} in ${locale}`).toBeGreaterThan(0)
  })
})
