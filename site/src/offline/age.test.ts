import { LOCALES, VARIANTS } from '@carelane/countries'
import { expect, test } from 'vitest'
import { ageText } from './age'
import { writeAges } from './write-ages'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.UTC(2027, 0, 31)

test.each([
  [0, '1 minute ago'],
  [-5 * MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [23.4 * HOUR, '23 hours ago'],
  [DAY, '1 day ago'],
  [29 * DAY, '29 days ago'],
  [44 * DAY, '1 month ago'],
  [900 * DAY, '12 months ago'],
])('%d ms are said as %s', (ms, expected) => {
  expect(ageText(NOW - ms, NOW, writeAges('en'))).toBe(expected)
})

test('in every language, with its plurals and digits', () => {
  const ages = LOCALES.map((locale) => ageText(NOW - 3 * HOUR, NOW, writeAges(locale)))
  expect(new Set(ages).size).toBe(LOCALES.length)
  expect(ageText(NOW - 2 * HOUR, NOW, writeAges('ar'))).toBe('قبل ساعتين')
  expect(ageText(NOW - 3 * HOUR, NOW, writeAges('uz'))).toBe('3 soat oldin')
  expect(ageText(NOW - 3 * HOUR, NOW, writeAges('my'))).toMatch(/^\p{Script=Myanmar}.*၃/u)
})

test.each([...LOCALES, ...VARIANTS])('every age in %s is what the runtime writes', (wording) => {
  const ages = writeAges(wording)
  const format = new Intl.RelativeTimeFormat(wording)
  const units = [
    ['minute', 59, MINUTE],
    ['hour', 23, HOUR],
    ['day', 29, DAY],
    ['month', 12, 30 * DAY],
  ] as const
  for (const [unit, most, ms] of units)
    for (let count = 1; count <= most; count += 1)
      expect(ageText(NOW - count * ms, NOW, ages)).toBe(format.format(-count, unit))
})
