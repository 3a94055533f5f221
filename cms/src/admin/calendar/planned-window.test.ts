import { expect, test } from 'vitest'
import { instantsOf, plannedWindow, shifted } from './planned-window'

const zone = 'Europe/Berlin'
const from = Date.parse('2026-03-28T08:00:00Z')
const to = Date.parse('2026-03-28T17:00:00Z')

test('a banner that is moved over a change of the clock begins and ends at its time of day', () => {
  const planned = plannedWindow({ from, to }, zone)
  expect(planned).toEqual({ from: '2026-03-28T09:00', to: '2026-03-28T18:00' })
  expect(instantsOf(shifted(planned, 'whole', 1), zone)).toEqual({
    from: '2026-03-29T07:00:00.000Z',
    to: '2026-03-29T16:00:00.000Z',
  })
})

test('stretched, it keeps its other end', () => {
  const planned = plannedWindow({ from, to }, zone)
  expect(shifted(planned, 'begin', -1)).toEqual({ from: '2026-03-27T09:00', to: '2026-03-28T18:00' })
  expect(shifted(planned, 'end', 2)).toEqual({ from: '2026-03-28T09:00', to: '2026-03-30T18:00' })
})

test('what has no end gets none', () => {
  const planned = plannedWindow({ from, to: null }, zone)
  expect(instantsOf(shifted(planned, 'whole', 1), zone).to).toBeNull()
})
