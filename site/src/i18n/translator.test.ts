import { expect, test } from 'vitest'
import { messagesOf, translatorOf } from './translator'

test.each([
  ['pt-BR', 'Celular'],
  ['pt-AO', 'Telemóvel'],
  ['pt-MZ', 'Telemóvel'],
  ['pt', 'Celular'],
])('a phone is called in %s what the country calls it: %s', (tag, word) => {
  expect(translatorOf(tag, 'policy')('product.mobile-phone')).toBe(word)
})

test('a country without a variant of its own reads the language', () => {
  expect(messagesOf('es-MX')).toBe(messagesOf('es'))
  expect(messagesOf('es-ES').articles.category.computers).toBe('Ordenadores')
})
