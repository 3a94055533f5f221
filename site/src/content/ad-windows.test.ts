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

test('without one, others may begin where the answer does not look any more: in almost an hour', () => {
  for (const ads of [[], [{ from: null, to: null }], [{ from: null, to: '2026-03-01T14:00:00.000Z' }]]) {
    expect(nextAdChange(ads, now)).toBe(now + 3_590_000)
  }
})
