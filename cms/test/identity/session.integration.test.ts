import { startStack, type Stack } from '@carelane/test-kit/stack'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCmsConfig } from '../../src/build-cms-config'
import { disconnect } from '../../src/database/disconnect'
import { OFFLINE_SETTINGS } from '../../src/settings'
import { addAccount, PASSWORD } from '../support/accounts'

describe.each([
  ['https', 'https://cms.service.example'],
  ['http on this machine', undefined],
])('a cms whose address is %s', (_, address) => {
  let stack: Stack
  let payload: Payload
  let email: string

  beforeAll(async () => {
    const environment: Record<string, string> = address === undefined ? {} : { CMS_URL: address }
    stack = await startStack({ parts: ['cms'], seed: false, environment })
    const settings = {
      ...OFFLINE_SETTINGS,
      connectionString: stack.databaseUrls.carelane_cms,
      logLevel: 'fatal',
    }
    payload = await getPayload({ config: await buildCmsConfig(settings), key: `session ${address}` })
    email = (await addAccount(payload, 'administrator')).email
  })

  afterAll(async () => {
    await disconnect(payload)
    await stack.stop()
  })

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', data?: object) =>
    fetch(new URL(path, stack.cmsUrl), {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: data && JSON.stringify(data),
    })
  const logIn = (headers: Record<string, string> = {}) =>
    ask('/api/users/login', headers, 'POST', { email, password: PASSWORD })
  const cookieNamed = (answer: Response, name: RegExp) =>
    answer.headers.getSetCookie().find((cookie) => name.test(cookie)) ?? ''
  const pair = (cookie: string) => cookie.split(';', 1)[0] ?? ''

  test('lets pages of the admin run scripts with the nonce of the page alone', async () => {
    const [one, other] = await Promise.all([ask('/admin/login'), ask('/admin/login')])
    const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''
    const nonceOf = (answer: Response) =>
      /; script-src 'nonce-([^']{24})' 'strict-dynamic';/.exec(policyOf(answer))?.[1]
    expect(nonceOf(one)).toBeDefined()
    expect(nonceOf(other)).not.toBe(nonceOf(one))
    expect(policyOf(one)).toMatch(
      /base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'$/,
    )
    const scripts = (await one.text()).match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((script) => !script.includes(`nonce="${nonceOf(one)}"`))).toEqual([])
  })

  test('lets no answer be taken for another kind, or stand in a frame', async () => {
    for (const path of [
      '/api/users/me',
      '/api/news',
      '/api/nothing',
      '/api/openapi.json',
      '/admin/login',
      '/docs',
    ]) {
      const { headers } = await ask(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    }
    expect((await ask('/nothing', {}, 'PURGE')).headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('names and guards its cookies by the address, whatever a request says', async () => {
    const answer = await logIn({ 'x-forwarded-proto': address === undefined ? 'https' : 'http' })
    const token = cookieNamed(answer, /payload-token/)
    const device = cookieNamed(answer, /known-device/)
    for (const cookie of [token, device]) {
      expect(cookie).toMatch(/; *Path=\/(;|$)/)
      expect(cookie).toMatch(/; *HttpOnly/)
      expect(cookie).toMatch(/; *SameSite=Lax/)
      expect(cookie).not.toMatch(/Domain/i)
      expect(/; *Secure/.test(cookie)).toBe(address !== undefined)
      expect(cookie.startsWith('__Host-')).toBe(address !== undefined)
    }
    expect((await ask('/api/news', { cookie: pair(token) })).status).toBe(200)
    const known = { cookie: pair(device) }
    expect(pair(cookieNamed(await logIn(known), /known-device/))).toBe(pair(device))
  })

  test('takes the cookie of no other host', async () => {
    const [, value = ''] = pair(cookieNamed(await logIn(), /payload-token/)).split('=')
    const answer = await ask('/api/news', { cookie: `payload-token=${value}` })
    expect(answer.status).toBe(address === undefined ? 200 : 403)
  })

  test('takes the cookie away at the log-out', async () => {
    const token = cookieNamed(await logIn(), /payload-token/)
    const answer = await ask('/api/users/logout', { cookie: pair(token) }, 'POST')
    const taken = cookieNamed(answer, /payload-token/)
    expect(taken.split('=')[0]).toBe(token.split('=')[0])
    expect(/; *Secure/.test(taken)).toBe(address !== undefined)
  })

  test('asks for TLS from then on where it has it, on every answer', async () => {
    for (const path of ['/admin/login', '/api/health', '/api/users/me', '/nothing']) {
      expect((await ask(path)).headers.get('strict-transport-security'), path).toBe(
        address === undefined ? null : 'max-age=63072000; includeSubDomains',
      )
    }
  })

  test('keeps tokens out of caches', async () => {
    const answer = await logIn()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { token } = (await answer.json()) as { token: string }
    const authorization = `JWT ${token}`
    for (const [method, path] of [
      ['GET', '/api/users/me'],
      ['POST', '/api/users/refresh-token'],
    ] as const) {
      expect((await ask(path, { authorization }, method)).headers.get('cache-control'), path).toBe('no-store')
    }
  })

  test('ends a session a day after it began, however often it is renewed', async () => {
    const { token } = (await (await logIn()).json()) as { token: string }
    const authorization = `JWT ${token}`
    const age = (hours: number) =>
      payload.db.pool.query(`UPDATE users_sessions SET created_at = now() - $1 * interval '1 hour'`, [hours])
    const renew = () => ask('/api/users/refresh-token', { authorization }, 'POST')
    await age(15)
    expect((await renew()).status).toBe(200)
    await age(17)
    const refused = await renew()
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('Your log-in has ended. Log in again.')
  })
})
