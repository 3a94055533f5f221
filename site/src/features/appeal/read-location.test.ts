import { expect, test } from 'vitest'
import { readLocation, writeLocation } from './read-location'

test.each([
  ['6.524379, 3.379206', '6.524379', '3.379206'],
  [' 6.5 3.25 ', '6.500000', '3.250000'],
  ['-33.924869;18.424055', '-33.924869', '18.424055'],
  ['−33.9, +18', '-33.900000', '18.000000'],
  ['٦.٥٢٤٣٧٩، ٣.٣٧٩٢٠٦', '6.524379', '3.379206'],
  ['6.52437912345°, 3.37920699999°', '6.524379', '3.379207'],
  ['90,-180', '90.000000', '-180.000000'],
])('%j is a location, in degrees with six decimals', (typed, latitude, longitude) => {
  expect(readLocation(typed)).toEqual({ latitude, longitude })
})

test.each(['', '6.52', 'Lagos', '91, 3', '6, 181', '6.5, 3.2, 1', '1e1, 2', '6.5,,x'])(
  '%j is none [5#11]',
  (typed) => {
    expect(readLocation(typed)).toBeNull()
  },
)

test('what the form shows is read as it was found', () => {
  const shown = writeLocation({ latitude: -1.2863891234, longitude: 36.8172 })
  expect(shown).toBe('-1.286389, 36.817200')
  expect(readLocation(shown)).toEqual({ latitude: '-1.286389', longitude: '36.817200' })
})
