import { describe, expect, test } from 'vitest'
import { readLookup } from './read-lookup'
import { typedAtHome } from './typed-at-home'

describe('the one field of the home page', () => {
  test.each(['WONG1234567890', ' wong 1234-567890 ', ''])('%j is read as an order number', (typed) => {
    expect(typedAtHome(typed, 'ng')).toMatchObject({ by: 'order', orderNumber: typed })
  })

  test.each(['08031110077', '+234 803 111 0077', '٠٨٠٣١١١٠٠٧٧'])('%j is read as a phone number', (typed) => {
    const asked = typedAtHome(typed, 'ng')
    expect(asked).toMatchObject({ by: 'phone', region: 'NG', phone: typed })
  })

  test('a phone number of the visitor’s country needs no code of the country', () => {
    expect(readLookup(typedAtHome('08031110077', 'ng'))).toMatchObject({ ok: true, lookup: { by: 'phone' } })
  })
})
