import { describe, expect, test } from 'vitest'
import { adStateOf } from './ad-state'
import { windowTimes } from './window-times'

const now = new Date('2026-11-21T12:00:00Z')
const before = '2026-11-21T11:59:59Z'
const after = '2026-11-21T12:00:01Z'

describe('a banner', () => {
  test.each([
    [{ active: true }, 'live'],
    [{ active: true, from: before, to: after }, 'live'],
    [{ active: true, from: now.toISOString() }, 'live'],
    [{ active: true, to: now.toISOString() }, 'ended'],
    [{ active: true, from: after }, 'scheduled'],
    [{ active: false, from: before, to: after }, 'off'],
    [{ active: null }, 'off'],
  ] as const)('of %j is %s', (window, state) => {
    expect(adStateOf(window, now)).toBe(state)
  })
})

describe('its times', () => {
  const lagos = { timeZone: 'Africa/Lagos' }
  const countries = [
    { id: 1, name: 'Nigeria', ...lagos },
    { id: 2, name: 'Kenya', timeZone: 'Africa/Nairobi' },
    { id: 3, name: 'Benin', ...lagos },
  ]

  test('are written once for each time zone of its countries, by their clocks', () => {
    const times = windowTimes({ from: '2026-11-21T22:30:00Z', to: null }, countries, 'en-GB')
    expect(times).toEqual([
      { timeZone: 'Africa/Lagos', countries: ['Benin', 'Nigeria'], from: '21 Nov 2026, 23:30', to: null },
      { timeZone: 'Africa/Nairobi', countries: ['Kenya'], from: '22 Nov 2026, 01:30', to: null },
    ])
  })
})
