import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownLog } from './log'
import { seal, unseal } from './sealed'

beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', 'for tests alone, and good for nothing else')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('what is sealed is opened again, and cannot be read by who carries it', async () => {
  const sealed = await seal('repair', { phone: '+234-8021231234' }, 60)
  expect(await unseal('repair', sealed)).toEqual({ phone: '+234-8021231234' })
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('8021231234')
  expect(await seal('repair', { phone: '+234-8021231234' }, 60)).not.toBe(sealed)
})

test('it is over when its time is', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
  const sealed = await seal('repair', { a: 1 }, 60)
  vi.setSystemTime(new Date('2026-05-01T12:00:59Z'))
  expect(await unseal('repair', sealed)).toEqual({ a: 1 })
  vi.setSystemTime(new Date('2026-05-01T12:01:01Z'))
  const warn = vi.spyOn(ownLog(), 'warn')
  expect(await unseal('repair', sealed)).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

test('what was changed, made up or sealed for something else is nothing, and the log says so', async () => {
  const warn = vi.spyOn(ownLog(), 'warn').mockReturnValue(undefined)
  const sealed = await seal('repair', { a: 1 }, 60)
  const at = sealed.lastIndexOf('.') - 3
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  for (const text of [changed, sealed.slice(0, -4), '', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.']) {
    expect(await unseal('repair', text), text).toBeNull()
  }
  expect(await unseal('another', sealed)).toBeNull()
  expect(warn.mock.calls.map(([facts]) => facts)).toEqual([
    ...Array<unknown>(5).fill(expect.objectContaining({ purpose: 'repair' })),
    expect.objectContaining({ purpose: 'another' }),
  ])
})

test('a site without its secret says so, and does not take everybody for a stranger', async () => {
  const sealed = await seal('repair', { a: 1 }, 60)
  vi.resetModules()
  vi.stubEnv('SESSION_SECRET', '')
  const fresh = await import('./sealed')
  await expect(fresh.unseal('repair', sealed)).rejects.toThrow('SESSION_SECRET is not set')
})
