import { expect, test } from 'vitest'
import { termsIn } from './terms-in'

test('a text names the terms of the glossary that it has, the longest, in any form', () => {
  const text = 'Bring the Warranty card. We repaired your photos; the prerepair is none.'
  expect(termsIn(text, 'fr')).toEqual([
    { english: 'warranty card', word: 'carte de garantie' },
    { english: 'repair', word: 'réparation' },
    { english: 'photo', word: 'photo' },
  ])
  expect(termsIn('Warranty', 'uz')).toEqual([{ english: 'warranty', word: 'kafolat' }])
  expect(termsIn('Nothing of ours', 'ar')).toEqual([])
})
