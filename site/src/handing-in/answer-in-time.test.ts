import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerInTime } from './answer-in-time'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function told(visits: readonly { at: number; takes: number }[]): Promise<[string, number][]> {
  const visitors = new AnswerInTime()
  const begun = Date.now()
  const answers = visits.map(async ({ at, takes }): Promise<[string, number]> => {
    await after(at, null)
    const answer = await visitors.wait(after(takes, 'accepted'), 'received')
    return [answer, Date.now() - begun]
  })
  await vi.advanceTimersByTimeAsync(60_000)
  return Promise.all(answers)
}

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms))

test('one visitor alone waits for the service, 2.5 s at most', async () => {
  expect(await told([{ at: 0, takes: 2000 }])).toEqual([['accepted', 2000]])
  expect(await told([{ at: 0, takes: 15_000 }])).toEqual([['received', 2500]])
})

test('a service that is quick is waited for by all', async () => {
  const visits = Array.from({ length: 20 }, (_, at) => ({ at: at * 20, takes: 45 }))
  expect(await told(visits)).toEqual(visits.map(({ at }) => ['accepted', at + 45]))
})

test('from the moment when one has been open for 50 ms, neither it nor those who came after it wait', async () => {
  const visits = [0, 10, 40, 60, 2490, 3000, 14_000].map((at) => ({ at, takes: 15_000 }))
  expect(await told(visits)).toEqual([
    ['received', 50],
    ['received', 50],
    ['received', 50],
    ['received', 60],
    ['received', 2490],
    ['received', 3000],
    ['received', 14_000],
  ])
})

test('one that is alone for 50 ms goes on waiting, whoever comes later', async () => {
  const visits = [
    { at: 0, takes: 1000 },
    { at: 100, takes: 10 },
  ]
  expect(await told(visits)).toEqual([
    ['accepted', 1000],
    ['received', 100],
  ])
})

test('one that was answered holds nobody up any more, and who came before it is let wait', async () => {
  const visits = [
    { at: 0, takes: 55 },
    { at: 5, takes: 30 },
    { at: 100, takes: 10 },
    { at: 200, takes: 1000 },
    { at: 230, takes: 10 },
    { at: 1260, takes: 60 },
  ]
  expect(await told(visits)).toEqual([
    ['accepted', 55],
    ['accepted', 35],
    ['accepted', 110],
    ['accepted', 1200],
    ['accepted', 240],
    ['accepted', 1320],
  ])
})

test('a failure is told as such, and is over', async () => {
  const visitors = new AnswerInTime()
  await expect(visitors.wait(Promise.reject(new Error('no')), 'received')).rejects.toThrow('no')
  const next = visitors.wait(after(300, 'accepted'), 'received')
  await vi.advanceTimersByTimeAsync(300)
  expect(await next).toBe('accepted')
})
