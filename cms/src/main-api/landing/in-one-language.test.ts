import { expect, test } from 'vitest'
import { inOneLanguage } from './in-one-language'

const page = (...texts: Record<string, string | null>[]) =>
  inOneLanguage('fr', (say) => texts.map((words) => say<string>(words)))

test('a page whose texts are all translated is in the language asked for', () => {
  const { made, locale } = page({ en: 'News', fr: 'Actualités' }, { en: 'Tips', fr: 'Conseils' })
  expect([made, locale]).toEqual([['Actualités', 'Conseils'], 'fr'])
})

test.each<Record<string, string | null>>([{ en: 'Tips' }, { en: 'Tips', fr: '' }, { en: 'Tips', fr: null }])(
  'one missing text makes the page English: %o',
  (words) => {
    expect(page({ en: 'News', fr: 'Actualités' }, words)).toEqual({ made: ['News', 'Tips'], locale: 'en' })
  },
)

test('a text that English does not have either is missing from both', () => {
  expect(page({ en: 'News', fr: 'Actualités' }, {})).toEqual({ made: ['Actualités', null], locale: 'fr' })
})

test('a page that is not written in English is in its own language', () => {
  expect(page({ fr: 'Actualités' })).toEqual({ made: ['Actualités'], locale: 'fr' })
})
