import { describe, expect, test } from 'vitest'
import { readPhone } from './phone-number'

test.each([
  ['8021231231', 'NG'],
  ['0802 123 1231', 'NG'],
  ['+234 802-123-1231', 'NG'],
  ['+234-8021231231', ''],
  ['00234 (802) 123 1231', 'NG'],
  ['٠٨٠٢١٢٣١٢٣١', 'NG'],
  ['০৮০২১২৩১২৩১', 'NG'],
  ['\u202d+234 802 123 1231\u202c', 'NG'],
])('%j with %j is read', (typed, region) => {
  expect(readPhone(typed, region)).toEqual({ ok: true, phone: '+234-8021231231' })
})

test('countries that share a code share their numbers', () => {
  expect(readPhone('+1 416 555 0123', 'US')).toEqual({ ok: true, phone: '+1-4165550123' })
  expect(readPhone('+7 701 234 5678', 'RU')).toEqual({ ok: true, phone: '+7-7012345678' })
})

test('a number of another country names both codes', () => {
  expect(readPhone('+254 712 345678', 'NG')).toEqual({
    ok: false,
    reason: 'phoneOtherCountry',
    found: '+254',
    chosen: '+234',
  })
})

describe('what is none says why', () => {
  test.each([
    ['', 'NG', 'phoneEmpty'],
    [' + ', 'NG', 'phoneEmpty'],
    ['8021231231', '', 'phoneNoCode'],
    ['8021231231', 'XX', 'phoneNoCode'],
    ['0802 CALL NOW', 'NG', 'phoneNotDigits'],
    ['📱', 'NG', 'phoneNotDigits'],
    ['<b>08021231231</b>', 'NG', 'phoneNotDigits'],
    ["0802' OR 1=1", 'NG', 'phoneNotDigits'],
    ['080', 'NG', 'phoneTooShort'],
    ['+2', 'NG', 'phoneTooShort'],
    ['0802123123199990', 'NG', 'phoneTooLong'],
    ['+999 123 456 789', '', 'phoneNoCode'],
  ])('%j with %j: %s', (typed, region, reason) => {
    expect(readPhone(typed, region)).toMatchObject({ ok: false, reason })
  })

  test('10,000 digits are too many', () => {
    expect(readPhone('1'.repeat(10_000), 'NG')).toEqual({ ok: false, reason: 'phoneTooLong' })
  })
})
