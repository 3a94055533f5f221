import { beforeEach, expect, test, vi } from 'vitest'

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const CONTENT = { orderNumber: 'WONG1234567890', suggestion: 'অনুগ্রহ করে' }

async function processWith(keys: string) {
  vi.resetModules()
  vi.stubEnv('SUBMISSION_KEYS', keys)
  return { ...(await import('./cipher')), ...(await import('./keys')) }
}

beforeEach(() => vi.stubEnv('SESSION_SECRET', 'test-only-test-only-test-only-0123456789'))

test('what is sealed is opened as what it is, and nothing of it can be read', async () => {
  const { sealContent, openContent } = await processWith(`k1:${key(1)}`)
  const sealed = sealContent(CONTENT, 'rating 1')
  expect(sealed.keyId).toBe('k1')
  expect(sealed.content.toString('latin1')).not.toContain('WONG')
  expect(openContent(sealed, 'rating 1')).toEqual(CONTENT)
  expect(sealContent(CONTENT, 'rating 1').content).not.toEqual(sealed.content)
  expect(() => openContent(sealed, 'rating 2')).toThrow()
  const changed = Buffer.from(sealed.content)
  changed[30] = (changed[30] ?? 0) ^ 1
  expect(() => openContent({ ...sealed, content: changed }, 'rating 1')).toThrow()
})

test('a new key is used for what is new, an old one opens and finds what was stored before, until it is taken away', async () => {
  const before = await processWith(`k1:${key(1)}`)
  const sealed = before.sealContent(CONTENT, 'rating 1')
  const hash = before.subjectHash('WONG1234567890')
  const rotated = await processWith(`k2:${key(2)}, k1:${key(1)}`)
  expect(rotated.sealContent(CONTENT, 'rating 1').keyId).toBe('k2')
  expect(rotated.openContent(sealed, 'rating 1')).toEqual(CONTENT)
  expect(rotated.subjectHash('WONG1234567890')).not.toBe(hash)
  expect(rotated.subjectHashes('WONG1234567890')).toContain(hash)
  const over = await processWith(`k2:${key(2)}`)
  expect(() => over.openContent(sealed, 'rating 1')).toThrow('there is no key k1')
})

test('without keys of its own it is sealed under the secret of the sessions, and opened after there are keys', async () => {
  const before = await processWith('')
  const sealed = before.sealContent(CONTENT, 'rating 1')
  const later = await processWith(`k1:${key(1)}`)
  expect(later.openContent(sealed, 'rating 1')).toEqual(CONTENT)
})

test('a record that cannot be opened is nothing, and the log names it and its key once, without content', async () => {
  const { sealContent } = await processWith(`k1:${key(1)}`)
  const sealed = sealContent(CONTENT, 'rating 1')
  vi.stubEnv('LOG_LEVEL', 'error')
  const { openOrNull } = await processWith(`k2:${key(2)}`)
  const error = vi.spyOn((await import('@/platform/log')).ownLog(), 'error').mockReturnValue(undefined)
  expect(openOrNull(sealed, 'rating 1')).toBeNull()
  expect(openOrNull(sealed, 'rating 1')).toBeNull()
  expect(error.mock.calls).toEqual([
    [
      { record: 'rating 1', keyId: 'k1', reason: 'Error: there is no key k1 in SUBMISSION_KEYS' },
      'a stored record cannot be opened',
    ],
  ])
  expect(openOrNull({ keyId: null, content: null }, 'rating 2')).toBeNull()
  expect(error).toHaveBeenCalledOnce()
})
