import { setTimeout as delay } from 'node:timers/promises'
import { generateKeyPairSync } from 'node:crypto'
import {
  CALLS,
  createTransport,
  type EnvelopeCall,
  type Imei,
  type TransportOptions,
} from '@carelane/after-sales'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, clientOptions, shownImei, startTestSandbox, type TestSandbox } from './sandbox'

const CLOSED_PORT = 'http://127.0.0.1:9'
const PAUSE_MS = 1_500

let sandbox: TestSandbox
let imei: Imei

beforeAll(async () => {
  sandbox = await startTestSandbox('failures')
  imei = await shownImei(sandbox, 'ng', 'in-warranty')
})
afterEach(() => sandbox.clear('/sandbox/faults'))
afterAll(() => sandbox.stop())

const question = () => ({ imei, country: 'ng', locale: 'en' }) as const
const breakCall = (fault: string, delayMs = 0) =>
  sandbox.put('/sandbox/faults', { call: 'warranty-info', fault, delayMs })
const checkWith = (changed: Partial<TransportOptions> = {}) =>
  clientOf(sandbox, changed).checkWarranty(question())

const callWith = (changed: Partial<EnvelopeCall>, signal?: AbortSignal) =>
  createTransport(clientOptions(sandbox)).call(
    { ...CALLS.warrantyInfo, ...changed },
    { imei, mcc: '621', language: 'en' },
    { signal },
  )

describe('what goes wrong becomes a typed failure', () => {
  test.each([
    ['down', { kind: 'network', isRetryable: true }],
    ['500', { kind: 'http', status: 500, isRetryable: true }],
    ['truncated', { kind: 'network', isRetryable: true }],
    ['garbage', { kind: 'invalid', status: 200, isRetryable: false }],
    ['wrong-shape', { kind: 'invalid', status: 200, isRetryable: false }],
  ])('a service that is %s', async (fault, failure) => {
    await breakCall(fault)
    expect(await checkWith()).toMatchObject({ ok: false, failure })
  })

  test('a service that is not there', async () => {
    const result = await checkWith({ baseUrl: CLOSED_PORT })
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network', isRetryable: true } })
  })

  test('a service slower than the deadline, which is kept', async () => {
    await breakCall('slow', 3_000)
    const started = performance.now()
    expect(await callWith({ deadlineMs: 250 })).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('a visitor who leaves', async () => {
    await breakCall('slow', 3_000)
    const result = await callWith({}, AbortSignal.timeout(100))
    expect(result).toMatchObject({ ok: false, failure: { kind: 'aborted', isRetryable: false } })
  })

  test('a wrong sign, which the service refuses [7#1]', async () => {
    const result = await checkWith({ signSecret: 'another' })
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'envelope', status: 200, code: 401, answer: { code: 401, data: null } },
    })
  })

  test('an IMEI encrypted for somebody else [7#9]', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const rsaPublicKey = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(await checkWith({ rsaPublicKey })).toMatchObject({ failure: { kind: 'envelope', code: 400 } })
  })

  test('an answer encrypted with another key [7#8]', async () => {
    expect(await checkWith({ aesKey: 'another-key-of-16'.slice(0, 16) })).toMatchObject({
      failure: { kind: 'invalid' },
    })
  })

  test('another brand, whose paths the service does not have', async () => {
    expect(await checkWith({ brand: 'other' })).toMatchObject({
      failure: { kind: 'http', status: 404, code: 404, isRetryable: false },
    })
  })
})

describe('a read is made again after a failure that may pass', () => {
  test('as often as the call allows, and no more', async () => {
    const attempts = await attemptsUntilSuccess(2, CALLS.warrantyInfo.retries)
    expect(attempts).toEqual({ made: 3, ok: true })
    expect(await attemptsUntilSuccess(3, CALLS.warrantyInfo.retries)).toEqual({ made: 3, ok: false })
    expect(await attemptsUntilSuccess(1, 0)).toEqual({ made: 1, ok: false })
  })

  async function attemptsUntilSuccess(failures: number, retries: number) {
    let made = 0
    const flaky: typeof fetch = async (input, init) => {
      made += 1
      return fetch(made <= failures ? CLOSED_PORT : input, init)
    }
    const transport = createTransport({ ...clientOptions(sandbox), fetch: flaky })
    const result = await transport.call(
      { ...CALLS.warrantyInfo, retries },
      { imei, mcc: '621', language: 'en' },
    )
    return { made, ok: result.ok }
  }
})

describe('an upstream is kept from taking the site with it', () => {
  test('refuses calls beyond its limit at once, and leaves other upstreams alone', async () => {
    await breakCall('slow', 500)
    const transport = createTransport({
      ...clientOptions(sandbox),
      limits: { concurrentCalls: 2, pauseMs: PAUSE_MS },
    })
    const request = { imei, mcc: '621', language: 'en' } as const
    const calls = [1, 2, 3].map(() => transport.call(CALLS.warrantyInfo, request))
    const other = transport.call({ ...CALLS.warrantyInfo, upstream: 'other' }, request)
    expect(await calls[2]).toMatchObject({ ok: false, failure: { kind: 'busy', isRetryable: true } })
    expect(await Promise.all([calls[0], calls[1], other])).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: true },
    ])
  })

  test('stops asking one that keeps failing, and asks again after a pause', async () => {
    const client = clientOf(sandbox, { limits: { concurrentCalls: 9, pauseMs: PAUSE_MS } })
    await breakCall('500')
    expect(await client.checkWarranty(question())).toMatchObject({ failure: { kind: 'http' } })
    expect(await client.checkWarranty(question())).toMatchObject({ failure: { kind: 'http' } })
    expect(await client.checkWarranty(question())).toMatchObject({ failure: { kind: 'circuit-open' } })
    await sandbox.clear('/sandbox/faults')
    expect(await client.checkWarranty(question())).toMatchObject({ failure: { kind: 'circuit-open' } })
    await delay(PAUSE_MS + 50)
    expect(await client.checkWarranty(question())).toMatchObject({ ok: true })
    expect(await client.checkWarranty(question())).toMatchObject({ ok: true })
  })

  test('is not put off by answers that are no fault of its health', async () => {
    const client = clientOf(sandbox, {
      signSecret: 'another',
      limits: { concurrentCalls: 9, pauseMs: 60_000 },
    })
    for (let asked = 0; asked < 12; asked += 1) {
      expect(await client.checkWarranty(question())).toMatchObject({ failure: { kind: 'envelope' } })
    }
  })
})

describe('what a visitor typed stays with the visitor', () => {
  test('is in no address, no log line and no cause, whatever goes wrong', async () => {
    const seen: string[] = []
    const watched: typeof fetch = (input, init) => {
      seen.push(String(input), JSON.stringify(init?.headers))
      return fetch(input, init)
    }
    const logger = { warn: (...line: unknown[]) => void seen.push(JSON.stringify(line)) }
    for (const fault of ['down', '500', 'truncated', 'garbage', 'wrong-shape']) {
      await breakCall(fault)
      const result = await checkWith({ fetch: watched, logger })
      if (!result.ok) seen.push(String(result.failure.cause.stack))
    }
    expect(seen.filter((text) => text.includes('A call of the after-sales API failed'))).toHaveLength(5)
    expect(seen.filter((text) => text.includes(imei))).toEqual([])
  })

  test('is told the same way and as fast whether the IMEI is known or not [8#8]', async () => {
    const client = clientOf(sandbox)
    const unknown = await shownImei(sandbox, 'ng', 'not-found')
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 150; round += 1) {
      times.known.push(await timeOf(() => client.checkWarranty({ ...question(), imei })))
      times.unknown.push(await timeOf(() => client.checkWarranty({ ...question(), imei: unknown })))
    }
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})

async function timeOf(check: () => Promise<{ ok: boolean }>): Promise<number> {
  const started = performance.now()
  expect((await check()).ok).toBe(true)
  return performance.now() - started
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
