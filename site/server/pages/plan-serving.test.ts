import { expect, test } from 'vitest'
import { isDead, planServing } from './plan-serving'

const HOUR = 3_600_000
const now = 10 * HOUR
const page = { expires: now + 1, changesAt: Infinity, purged: false, retryAt: 0 }

test.each([
  ['nothing there', undefined, 'wait'],
  ['fresh', page, 'serve'],
  ['just expired', { ...page, expires: now }, 'serve-and-refresh'],
  ['expired for long', { ...page, expires: now - HOUR }, 'wait-briefly'],
  ['past a change by the clock', { ...page, expires: now, changesAt: now }, 'wait-briefly'],
  ['before a change by the clock', { ...page, expires: now, changesAt: now + 1 }, 'serve-and-refresh'],
  ['purged', { ...page, purged: true }, 'wait-briefly'],
  ['purged and just failed', { ...page, purged: true, retryAt: now + 1 }, 'serve'],
  ['expired and just failed', { ...page, expires: now - 2 * HOUR, retryAt: now + 1 }, 'serve'],
  ['failed a while ago', { ...page, purged: true, retryAt: now }, 'wait-briefly'],
])('%s', (_, kept, plan) => {
  expect(planServing(kept, now)).toBe(plan)
})

test('dead is what expired an hour ago and was not asked for since', () => {
  expect(isDead({ expires: now - HOUR, lastAsked: now - HOUR }, now)).toBe(true)
  expect(isDead({ expires: now - HOUR, lastAsked: now - HOUR + 1 }, now)).toBe(false)
  expect(isDead({ expires: now - HOUR + 1, lastAsked: 0 }, now)).toBe(false)
})
