import { describe, expect, test } from 'vitest'
import { readTyped } from './read-typed'

describe('an IMEI is read as people type it', () => {
  test.each([
    ['with spaces', 'is 35 693803 564380 9 in warranty', '356938035643809'],
    ['with dashes', 'IMEI: 35-693803-564380-9.', '356938035643809'],
    ['with a dash of print', 'IMEI 35–693803–564380–9', '356938035643809'],
    ['in the digits of Arabic', 'الضمان ٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩', '356938035643809'],
    ['in the digits of Persian', '۳۵۶۹۳۸۰۳۵۶۴۳۸۰۹', '356938035643809'],
    ['with one digit missing', 'my imei is 35693803564380', '35693803564380'],
    ['beside another', '356938035643809 356938035643817', '356938035643809'],
    ['alone with one digit missing', '35693803564380', '35693803564380'],
    ['with one digit too many', 'imei 3569380356438091', '3569380356438091'],
  ])('%s', (_how, text, imei) => {
    expect(readTyped(text).imei).toBe(imei)
  })

  test.each([
    'call me on 08031234567',
    '+2348031234567',
    '08031234567',
    'my card 4111 1111 1111 1111',
    'order WONG1234567890',
    'it costs 120000',
  ])('and not where there is none: %s', (text) => {
    expect(readTyped(text).imei).toBeNull()
  })
})

describe('the number of a repair is read as people type it', () => {
  test.each([
    ['in small letters', 'where is wong1234567890?', 'WONG1234567890'],
    ['with spaces', 'WO NG 12345 67890', 'WONG1234567890'],
    ['with dashes and the digits of Arabic', 'WO-NG-١٢٣٤٥٦٧٨٩٠', 'WONG1234567890'],
    ['with one digit missing', 'WONG123456789', 'WONG123456789'],
  ])('%s', (_how, text, order) => {
    expect(readTyped(text).workOrder).toBe(order)
  })

  test.each(['work order 1234567890', 'wong 5 phones', 'wonderful1234567890'])(
    'and not where there is none: %s',
    (text) => {
      expect(readTyped(text).workOrder).toBeNull()
    },
  )
})

test('the serial number of a television is read, and no part’s and no word', () => {
  expect(readTyped('is tvngab12345678 covered').tvSerial).toBe('TVNGAB12345678')
  expect(readTyped('part SPABCDEFGHI12345').tvSerial).toBeNull()
  expect(readTyped('internationaliz').tvSerial).toBeNull()
  expect(readTyped('WONG1234567890').tvSerial).toBeNull()
})
