import { expect, test } from 'vitest'
import { withoutNumbers } from './without-numbers'

test.each([
  ['is 356938035643809 in warranty', 'is … in warranty'],
  ['IMEI 35 693803 564380 9?', 'IMEI …?'],
  ['الضمان ٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩', 'الضمان …'],
  ['where is WONG1234567890', 'where is …'],
  ['WO NG 12345 67890', 'WO NG …'],
  ['my TV is TVNGABCD123456', 'my TV is …'],
  ['call +234 803 123 4567 or a.b@example.com', 'call +… or …'],
])('of %s nothing is kept that says whose it is', (question, kept) => {
  expect(withoutNumbers(question)).toBe(kept)
})

test.each(['Nova 5 costs 9500', 'the KW-2024 washer, 15 kg', 'Kite Spark 10 Pro'])(
  'names and amounts stay: %s',
  (question) => {
    expect(withoutNumbers(question)).toBe(question)
  },
)
