import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ofSite = async (origin: string) => {
  vi.stubEnv('SITE_URL', origin)
  return import('./cookies')
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

test('on https, other hosts of the domain cannot set a cookie of ours, and no http carries it', async () => {
  const { cookieIn, setCookie } = await ofSite('https://care.example')
  const set = setCookie('account', 'a', { path: '/', seconds: 9 })
  expect(set).toBe('__Host-account=a; Path=/; Max-Age=9; SameSite=Lax; HttpOnly; Secure')
  expect(setCookie('repair', 'a', { path: '/ng/repair-status/', seconds: 9 })).toMatch(
    /^__Secure-repair=.*; Secure$/,
  )
  expect(cookieIn('account=planted; __Host-account=a', 'account')).toBe('a')
  expect(cookieIn('account=planted', 'account')).toBeNull()
})

test('on http, whatever the request says, the names are plain', async () => {
  const { cookieIn, setCookie } = await ofSite('http://localhost:3000')
  expect(setCookie('account', 'a', { path: '/', seconds: 9 })).toBe(
    'account=a; Path=/; Max-Age=9; SameSite=Lax; HttpOnly',
  )
  expect(cookieIn('a=b; account=c', 'account')).toBe('c')
  expect(cookieIn('not-account=c', 'account')).toBeNull()
})

test.each(['signed-in=m', 'a=b; __Host-signed-in=m', '__Host-signed-in=m; signed-in='])(
  'scripts find the mark in %s',
  async (cookies) => {
    const { markIn } = await import('@/shell/header/user/account-mark')
    expect(markIn(cookies)).toBe('m')
    expect(markIn('not-signed-in=m')).toBeNull()
  },
)
