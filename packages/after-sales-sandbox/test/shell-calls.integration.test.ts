import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('shell-calls')
})
afterEach(() => Promise.all(['/sandbox/faults', '/sandbox/clock'].map((path) => sandbox.clear(path))))
afterAll(() => sandbox.stop())

const NIGERIA = { country: 'ng', locale: 'en' } as const

describe('short URLs [7#43]', () => {
  it('gives the target of a code', async () => {
    const answer = await clientOf(sandbox).resolveShortUrl({ code: 'warranty' })
    expect(answer).toEqual({ ok: true, data: '/global/warranty-check/' })
  })

  it('hands on that there is none as a typed failure [2.2#3]', async () => {
    const answer = await clientOf(sandbox).resolveShortUrl({ code: 'zzzzzzz9' })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'envelope', code: 404 } })
  })

  it('is refused with another secret', async () => {
    const client = clientOf(sandbox, { signSecret: 'another' })
    expect(await client.resolveShortUrl({ code: 'warranty' })).toMatchObject({ failure: { code: 401 } })
  })

  it('is down when the fault says so', async () => {
    await sandbox.put('/sandbox/faults', { call: 'short-url', fault: 'down' })
    const answer = await clientOf(sandbox).resolveShortUrl({ code: 'warranty' })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'network' } })
  })
})

describe('the gate of the assistant [7#44]', () => {
  it.each([
    ['ng', true],
    ['in', true],
    ['td', false],
    ['global', false],
  ] as const)('of %s is %s, read from text', async (country, isOpen) => {
    const answer = await clientOf(sandbox).isAssistantOpen({ country, locale: 'en' })
    expect(answer).toEqual({ ok: true, data: isOpen })
  })
})

describe('surveys [7#23]', () => {
  it('are those that are open in the country and language', async () => {
    const client = clientOf(sandbox)
    expect(await client.listSurveys(NIGERIA)).toEqual({
      ok: true,
      data: [{ id: '1', title: 'How was your last repair?' }],
    })
    expect(await client.listSurveys({ country: 'ke', locale: 'en' })).toEqual({ ok: true, data: [] })
    expect(await client.listSurveys({ country: 'ng', locale: 'th' })).toEqual({ ok: true, data: [] })
  })

  it('close when their time is over', async () => {
    await sandbox.put('/sandbox/clock', { now: new Date(Date.now() + 400 * 86_400_000).toISOString() })
    expect(await clientOf(sandbox).listSurveys(NIGERIA)).toEqual({ ok: true, data: [] })
  })
})
