import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failed } from './answer'
import { createGuard } from './guard'
import type { FailureKind, Result } from './result'

const PAUSE_MS = 10_000
const never = new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const good: Result<string> = { ok: true, data: 'good' }

function bad(kind: FailureKind, status?: number): Result<string> {
  return failed({ kind, status, isRetryable: kind !== 'aborted', cause: new Error(kind) })
}

async function openGuard() {
  const guard = createGuard({ concurrentCalls: 9, pauseMs: PAUSE_MS })
  const ask = (result: Result<string> | Promise<Result<string>>) => guard.run(0, never, async () => result)
  for (let call = 0; call < 6; call += 1) await ask(bad('timeout'))
  return ask
}

describe('the breaker', () => {
  test('opens after failures of the upstream and closes after a good answer', async () => {
    const ask = await openGuard()
    expect(await ask(good)).toMatchObject({ failure: { kind: 'circuit-open' } })
    vi.advanceTimersByTime(PAUSE_MS)
    expect(await ask(good)).toBe(good)
    expect(await ask(good)).toBe(good)
  })

  test('tells each change of its state', async () => {
    const told: string[] = []
    const guard = createGuard({ concurrentCalls: 9, pauseMs: PAUSE_MS }, (state) => told.push(state))
    const ask = (result: Result<string>) => guard.run(0, never, async () => result)
    for (let call = 0; call < 6; call += 1) await ask(bad('timeout'))
    expect(told).toEqual(['open'])
    vi.advanceTimersByTime(PAUSE_MS)
    await ask(good)
    expect(told).toEqual(['open', 'half-open', 'closed'])
  })

  test('opens again when the one call that tries it fails', async () => {
    const ask = await openGuard()
    vi.advanceTimersByTime(PAUSE_MS)
    expect(await ask(bad('network'))).toMatchObject({ failure: { kind: 'network' } })
    expect(await ask(good)).toMatchObject({ failure: { kind: 'circuit-open' } })
  })

  test('does not take a visitor who left for a sign of health', async () => {
    const ask = await openGuard()
    vi.advanceTimersByTime(PAUSE_MS)
    await ask(bad('aborted'))
    expect(await ask(good)).toMatchObject({ failure: { kind: 'circuit-open' } })
  })

  test('lets nobody wait for the call that tries it', async () => {
    const ask = await openGuard()
    vi.advanceTimersByTime(PAUSE_MS)
    let answer: (result: Result<string>) => void = () => undefined
    const trying = ask(new Promise((resolve) => (answer = resolve)))
    expect(await ask(good)).toMatchObject({ failure: { kind: 'circuit-open' } })
    answer(good)
    expect(await trying).toBe(good)
  })

  test.each([
    ['aborted', undefined],
    ['envelope', 200],
    ['invalid', 200],
  ] as const)('is not opened by what is %s', async (kind, status) => {
    const guard = createGuard({ concurrentCalls: 9, pauseMs: PAUSE_MS })
    for (let call = 0; call < 20; call += 1) await guard.run(0, never, async () => bad(kind, status))
    expect(await guard.run(0, never, async () => good)).toBe(good)
  })

  test.each([
    ['timeout', undefined, 1],
    ['envelope', 200, 1],
    ['http', 429, 1],
    ['http', 503, 3],
    ['network', undefined, 3],
  ] as const)('after %s %s the call is made %i times', async (kind, status, times) => {
    const attempt = vi.fn(async () => bad(kind, status))
    await createGuard({ concurrentCalls: 9, pauseMs: PAUSE_MS }).run(2, never, attempt)
    expect(attempt).toHaveBeenCalledTimes(times)
  })
})
