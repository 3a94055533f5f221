import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fallbacksOf } from './next-fallbacks/fallbacks-of'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
}, 300_000)
afterAll(() => stack.stop())

test('on no route of the site does anything that we assume of Next not hold', async () => {
  expect(await fallbacksOf(stack, ['ng', 'sa', 'bd'])).toEqual([])
}, 600_000)
