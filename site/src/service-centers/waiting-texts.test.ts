import { expect, test } from 'vitest'
import { translatorOf } from '@/i18n/translator'
import { waitingTexts } from './waiting-texts'

const NOW = Date.UTC(2026, 10, 27, 12)
const MINUTE_MS = 60_000
const minutesAgo = (minutes: number) => new Date(NOW - minutes * MINUTE_MS).toISOString()

const texts = (minutes: number, ago: number, tag = 'en-NG') =>
  waitingTexts({ minutes, seenTime: minutesAgo(ago) }, NOW, tag, translatorOf(tag, 'centers'))
const first = (minutes: number, ago: number, tag?: string) => texts(minutes, ago, tag)[0]?.text

test.each([
  [40, 0, 'About 40 minutes of waiting, seen a moment ago'],
  [41, 5, 'About 45 minutes of waiting, seen 5 minutes ago'],
  [1, 29, 'About 5 minutes of waiting, seen 25 minutes ago'],
  [119, 12, 'About 120 minutes of waiting, seen 10 minutes ago'],
  [121, 12, 'About 3 hours of waiting, seen 10 minutes ago'],
  [0, 7, 'Nobody was waiting, seen 5 minutes ago'],
])('%i minutes seen %i minutes ago: %s', (minutes, ago, said) => {
  expect(first(minutes, ago)).toBe(said)
})

test.each([30, 31, 120])('what was seen %i minutes ago is not said', (ago) => {
  expect(texts(40, ago)).toEqual([])
})

test('what was seen ahead of our clock is not believed, unless clocks differ a little', () => {
  expect(texts(40, -6)).toEqual([])
  expect(first(40, -2)).toContain('a moment ago')
})

test('each is said until it is older, and the last until half an hour', () => {
  const steps = texts(40, 12)
  expect(steps.map(({ until }) => (until - NOW) / MINUTE_MS)).toEqual([3, 8, 13, 18])
})

test.each([
  ['ar-SA', /٤٠|40/],
  ['bn-BD', '৪০'],
  ['fr-CI', 'il y a 5 minutes'],
  ['ru-RU', '5 минут назад'],
  ['my-MM', /၅/],
])('in %s it is said in that language', (tag, part) => {
  expect(first(40, 5, tag)).toMatch(part)
})
