import { expect, test } from 'vitest'
import { nextAdChange } from './ad-windows'

const at = (minute: number) => `2026-03-01T12:${String(minute).padStart(2, '0')}:00.000Z`
const now = Date.parse(at(30))

test('the next change is the first beginning or end that is still to come', () => {
  const ads = [
    { from: at(10), to: at(50) },
    { from: at(40), to: null },
    { from: null, to: at(20) },
  ]
  expect(nextAdChange(ads, now)).toBe(Date.parse(at(40)))
})

test('ads without a window never change', () => {
  expect(nextAdChange([{ from: null, to: null }], now)).toBe(Infinity)
  expect(nextAdChange([], now)).toBe(Infinity)
})
