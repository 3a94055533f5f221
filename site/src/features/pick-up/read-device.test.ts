import { expect, test } from 'vitest'
import { LONGEST } from './pick-up-fields'
import { readDevice } from './read-device'

const GOOD = { device: 'phone', fault: ' It does not charge. ', safety: 'none' }

test('a device that is safe goes on', () => {
  expect(readDevice(GOOD)).toEqual({ kind: 'safe', device: 'phone', fault: 'It does not charge.' })
})

test.each(['swelling', 'leak', 'smoke'])('%s is refused before anything else is asked for', (safety) => {
  expect(readDevice({ safety })).toEqual({ kind: 'dangerous', danger: safety })
})

test.each([
  [{}, ['device missing', 'fault missing', 'safety missing']],
  [{ ...GOOD, safety: 'perhaps' }, ['safety missing']],
  [{ ...GOOD, device: 'car' }, ['device missing']],
  [{ ...GOOD, fault: 'x'.repeat(LONGEST.fault + 1) }, ['fault long']],
])('%o is not taken', (typed, problems) => {
  const read = readDevice(typed)
  expect(read.kind === 'wrong' && read.problems.map(({ field, why }) => `${field} ${why}`)).toEqual(problems)
})
