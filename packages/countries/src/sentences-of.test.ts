import { expect, test } from 'vitest'
import { sentencesOf } from './sentences-of'

test.each([
  ['bn', 'প্রথম বাক্য। দ্বিতীয় বাক্য।'],
  ['my', 'ပထမဝါကျ။ ဒုတိယဝါကျ၊ ပြီးတော့ ဆက်သည်။'],
  ['ar', 'هل هو ساخن؟ انتظر قليلا.'],
  ['en', 'It is 4.5 °C inside. Wait!'],
] as const)('sentences end as %s ends them', (locale, two) => {
  expect(sentencesOf(two, locale)).toHaveLength(2)
  expect(sentencesOf(two, locale).join(' ')).toBe(two)
})

test('what has neither letter nor digit is no sentence', () => {
  expect(sentencesOf('Wait. … – !', 'en')).toEqual(['Wait.'])
})
