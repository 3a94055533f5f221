import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attackSite } from './hostile/attack-site'

const HOURS = 3_600_000

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
}, 300_000)
afterAll(() => stack.stop())

test(
  'no request of 100,000 at random makes the site fail, lead away or say what it was sent',
  async () => {
    const { faults, ...counts } = await attackSite(stack, 100_000, 1)
    process.stdout.write(`${JSON.stringify(counts)}\n`)
    expect(faults).toEqual([])
  },
  3 * HOURS,
)
