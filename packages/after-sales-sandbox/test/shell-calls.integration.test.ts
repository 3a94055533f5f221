import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('shell-calls')
})
afterEach(() => Promise.all(['/sandbox/faults', '/sandbox/clock'].map((path) => sandbox.clear(path))))
afterAll(() => sandbox.stop())

describe('short URLs [7#43]', () => {
  test('gives the target of a code', async () => {
    const answer = await clientOf(sandbox).resolveShortUrl({ code: 'warranty' })
    expect(answer).toEqual({ ok: true, data: '/global/warranty-check/' })
  })

  test('hands on that there is none as a typed failure [2.2#3]', async () => {
    const answer = await clientOf(sandbox).resolveShortUrl({ code: 'zzzzzzz9' })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'envelope', code: 404 } })
  })

  test('is refused with another secret', async () => {
    const client = clientOf(sandbox, { signSecret: 'another' })
    expect(await client.resolveShortUrl({ code: 'warranty' })).toMatchObject({ failure: { code: 401 } })
  })

  test('is down when the fault says so', async () => {
    await sandbox.put('/sandbox/faults', { call: 'short-url', fault: 'down' })
    const answer = await clientOf(sandbox).resolveShortUrl({ code: 'warranty' })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'network' } })
  })
})

describe('the gate of the assistant [7#44]', () => {
  test.each([
    ['ng', true],
    ['in', true],
    ['td', false],
    ['global', false],
  ] as const)('of %s is %s, read from text', async (country, isOpen) => {
    const answer = await clientOf(sandbox).isAssistantOpen({ country, locale: 'en' })
    expect(answer).toEqual({ ok: true, data: isOpen })
  })
})
