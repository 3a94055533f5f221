import { expect, test } from 'vitest'
import { readOwnNumber } from './read-own-number'

const section = { region: { tag: 'en-NG', timeZone: 'Africa/Lagos' } }
const read = (number: string, lastDigits: string) =>
  readOwnNumber({ number, lastDigits, letters: 'VC' }, section)

test.each([
  ['VCNG1234567890', '1234'],
  ['vcng 1234-567890', ' 12 34 '],
  ['VCNG١٢٣٤٥٦٧٨٩٠', '١٢٣٤'],
])('%s with %s is read', (number, digits) => {
  expect(read(number, digits)).toEqual({ ok: true, own: { number: 'VCNG1234567890', lastDigits: '1234' } })
})

test.each(['', 'PUNG1234567890', 'VCNG123456789', 'VC1234567890', 'VCNG12345678901', 'x'.repeat(20_000)])(
  '%s is told to be none, and what one looks like',
  (number) => {
    expect(read(number, '1234')).toEqual({
      ok: false,
      problems: { number: expect.stringContaining('VCNG1234567890') as string },
    })
  },
)

test.each(['', '123', '12345', 'abcd'])('the digits %s are asked for again', (digits) => {
  expect(read('VCNG1234567890', digits)).toMatchObject({ ok: false, problems: { lastDigits: /last four/ } })
})
