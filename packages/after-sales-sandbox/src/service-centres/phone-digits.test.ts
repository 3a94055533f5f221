import { expect, test } from 'vitest'
import { phoneDigits } from './phone-digits'

test.each([
  ['+234-8021234567', '2348021234567'],
  ['+234 802 123 4567', '2348021234567'],
  ['00234 (802) 123.4567', '2348021234567'],
  ['08021234567', '8021234567'],
  ['٠٨٠٢١٢٣٤٥٦٧', '8021234567'],
  ['1234567 Lagos', null],
  ['104', null],
  ["' OR 1=1 --", null],
])('%s', (keyword, digits) => expect(phoneDigits(keyword)).toBe(digits))
