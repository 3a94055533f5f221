import { expect, test } from 'vitest'
import { Alarm } from './alarm'

const LONG = 1_000_000

test('a ring ends the wait', async () => {
  const alarm = new Alarm()
  const waiting = alarm.wait(LONG)
  alarm.ring()
  await expect(waiting).resolves.toBeUndefined()
})

test('a ring before the wait is not missed', async () => {
  const alarm = new Alarm()
  alarm.ring()
  await expect(alarm.wait(LONG)).resolves.toBeUndefined()
})

test('without a ring the time ends the wait, and a ring is used up by one wait', async () => {
  const alarm = new Alarm()
  alarm.ring()
  await alarm.wait(LONG)
  const began = performance.now()
  await alarm.wait(30)
  expect(performance.now() - began).toBeGreaterThanOrEqual(25)
})
