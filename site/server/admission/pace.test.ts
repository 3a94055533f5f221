import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { Pace } from './pace'

test('past its share a network is served one by one, after others who come later', async () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 })
  const pace = new Pace({ atOnce: 2 })
  const begun: string[] = []
  for (const at of [1, 2, 3, 4, 5]) pace.run('busy', () => begun.push(`busy ${at}`))
  pace.run('other', () => begun.push('other'))
  expect(begun).toEqual(['busy 1', 'busy 2', 'other'])
  await nextTurn()
  expect(begun).toEqual(['busy 1', 'busy 2', 'other', 'busy 3'])
  pace.run('other', () => begun.push('other again'))
  await nextTurn()
  await nextTurn()
  expect(begun.slice(3)).toEqual(['busy 3', 'other again', 'busy 4', 'busy 5'])
  vi.useRealTimers()
})

test('networks past their share take turns', async () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 })
  const pace = new Pace({ atOnce: 0 })
  const begun: string[] = []
  for (const at of [1, 2, 3]) pace.run('a', () => begun.push(`a${at}`))
  pace.run('b', () => begun.push('b1'))
  for (let turn = 0; turn < 4; turn++) await nextTurn()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  vi.useRealTimers()
})

test('a second later the share is whole again', () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 })
  const pace = new Pace({ atOnce: 1 })
  const begun: number[] = []
  pace.run('a', () => begun.push(1))
  vi.advanceTimersByTime(1000)
  pace.run('a', () => begun.push(2))
  expect(begun).toEqual([1, 2])
  vi.useRealTimers()
})
