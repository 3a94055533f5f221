import { expect, test } from 'vitest'
import { waysOf, wordsOf } from './pick-up-states'

const THERE = {
  courier: 'Courier',
  trackingNumber: 'CC1A',
  startedTime: '2027-03-02T09:00:00Z',
  arrivedTime: '2027-03-03T09:00:00Z',
}

test('both ways are told as far as the device has come', () => {
  const ways = waysOf({ state: 'atCenter', start: '09:00', wayThere: THERE, wayBack: null })
  expect(ways.map(({ isReached }) => isReached)).toEqual([true, true, true, false, false])
  expect(ways.map(({ at }) => at)).toEqual([null, THERE.startedTime, THERE.arrivedTime, null, null])
})

test('nobody collects what its owner sends', () => {
  const ways = waysOf({ state: 'booked', start: null, wayThere: null, wayBack: null })
  expect(ways.map(({ name }) => name)).toEqual(['booked', 'atCenter', 'onTheWayBack', 'delivered'])
})

test.each(['canceled', 'of tomorrow'])('a pick-up that is %s shows no ways', (state) => {
  expect(waysOf({ state, start: '09:00', wayThere: THERE, wayBack: null })).toEqual([])
})

test.each([
  ['delivered', 'delivered', 'good'],
  ['canceled', 'canceled', 'wait'],
  ['of tomorrow', 'unknown', 'wait'],
  ['constructor', 'unknown', 'wait'],
])('%s is said as %s', (state, words, tone) => {
  expect(wordsOf(state)).toEqual({ words, tone })
})
