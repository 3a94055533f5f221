import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { THROW_AWAY_KEYS } from '../src/throw-away-keys'
import { answerOf, NIGERIA, tokenOf, uploadsOf } from './answers'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

const SITE = 'https://care.example'
const CALLBACK = `${SITE}/login/`
const CLIENT = { 'app-id': THROW_AWAY_KEYS.LOGIN_APP_ID, 'client-id': THROW_AWAY_KEYS.LOGIN_CLIENT_ID }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox('provider')
  await sandbox.put('/sandbox/callbacks', { origin: SITE })
})
afterAll(() => sandbox.stop())

const verifier = randomBytes(32).toString('base64url')
const asked = {
  language: 'en',
  channel: '1',
  'client-id': THROW_AWAY_KEYS.LOGIN_CLIENT_ID,
  callbackUrl: CALLBACK,
  brandId: 'carelane',
  mcc: '621',
  state: 'a'.repeat(43),
  codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
}

const pageAddress = (changed: object = {}) =>
  `${sandbox.url}/auth/client?${new URLSearchParams({ ...asked, ...changed })}`

async function send(fields: Record<string, string | File>, changed: object = {}) {
  const body = Object.values(fields).some((value) => value instanceof File)
    ? Object.entries(fields).reduce((form, [name, value]) => (form.append(name, value), form), new FormData())
    : new URLSearchParams(fields as Record<string, string>)
  const answer = await fetch(pageAddress(changed), { method: 'POST', body, redirect: 'manual' })
  const html = await answer.text()
  const signIn = /name="signIn" value="([^"]*)"/.exec(html)?.[1] ?? ''
  return { status: answer.status, html, signIn, location: answer.headers.get('location') }
}

const codes = z.object({ codes: z.array(z.object({ phone: z.string(), code: z.string() })) })

async function codeFor(address: string): Promise<string> {
  const answer = await fetch(`${sandbox.url}/sandbox/codes`)
  return codes.parse(await answer.json()).codes.find(({ phone }) => phone === address)?.code ?? ''
}

/** Signs somebody in who is new. @returns what the site is led back with */
async function signedIn(
  by: { phone: string } | { email: string },
  profile: Record<string, string | File> = {},
) {
  const isPhone = 'phone' in by
  const first: Record<string, string> = isPhone
    ? { step: 'phone', region: 'NG', phone: by.phone.replace('-', '') }
    : { step: 'email', email: by.email }
  const { signIn } = await send(first)
  const code = await codeFor(isPhone ? by.phone : by.email)
  const entered = await send({ step: 'code', signIn, code })
  const { location } = entered.location ? entered : await send({ step: 'profile', signIn, ...profile })
  return new URL(location ?? '')
}

const tokens = z.object({
  status: z.number(),
  result: z
    .object({
      accessToken: z.string(),
      refreshToken: z.string(),
      expiresIn: z.number(),
      refreshExpiresIn: z.number(),
    })
    .optional(),
})

async function askForTokens(body: object, headers: Record<string, string> = CLIENT) {
  const answer = await fetch(`${sandbox.url}/sdk/account/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return tokens.parse(await answer.json())
}

const exchange = (code: string | null, changed: object = {}) =>
  askForTokens({
    grantType: 'authorization_code',
    code,
    codeVerifier: verifier,
    callbackUrl: CALLBACK,
    ...changed,
  })

const refresh = (refreshToken: string) => askForTokens({ grantType: 'refresh_token', refreshToken })

async function tokensOf(by: { phone: string } | { email: string }) {
  const { result } = await exchange((await signedIn(by)).searchParams.get('code'))
  if (!result) throw new Error('no tokens')
  return result
}

async function profileOf(token: string, headers: Record<string, string> = CLIENT) {
  const answer = await fetch(`${sandbox.url}/sdk/account/get-profile`, {
    headers: { authorization: token, ...headers },
  })
  return (await answer.json()) as { status: number; result?: Record<string, string> }
}

const isInForce = async (token: string) => (await clientOf(sandbox).ask('authentication', {}, { token })).ok

const later = (seconds: number) =>
  sandbox.put('/sandbox/clock', { now: new Date(Date.now() + seconds * 1000).toISOString() })

describe('the pages of the provider', () => {
  it('sign a new phone in: number, code, profile, and back with code and state', async () => {
    const back = await signedIn({ phone: '+234-8055550101' }, { nickname: 'Ada', avatar: 'moon' })
    expect(back.origin + back.pathname).toBe(CALLBACK)
    expect(back.searchParams.get('state')).toBe(asked.state)
    const { result } = await exchange(back.searchParams.get('code'))
    expect(await profileOf(result?.accessToken ?? '')).toEqual({
      status: 200,
      result: {
        accountId: expect.stringMatching(/^\d{9}$/),
        userName: expect.stringMatching(/^user\d{9}$/),
        nickName: 'Ada',
        phone: '+234-8055550101',
        avatarUrl: `${sandbox.url}/auth/pictures/moon`,
        email: null,
        openId: expect.stringMatching(/^[0-9a-f]{24}$/),
      },
    })
    const picture = await fetch(`${sandbox.url}/auth/pictures/moon`)
    expect(picture.headers.get('content-type')).toBe('image/png')
  })

  it('take a picture of their own, and only a picture', async () => {
    const { signIn } = await send({ step: 'email', email: 'Eve@Mail.Example ' })
    const code = await codeFor('eve@mail.example')
    await send({ step: 'code', signIn, code })
    const refused = await send({ step: 'profile', signIn, upload: new File(['<svg/>'], 'a.png') })
    expect(refused.html).toContain('has to be a JPEG, PNG or WebP')
    const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    const { location } = await send({
      step: 'profile',
      signIn,
      nickname: 'Eve',
      upload: new File([bytes], 'a.png'),
    })
    const { result } = await exchange(new URL(location ?? '').searchParams.get('code'))
    const { result: profile } = await profileOf(result?.accessToken ?? '')
    expect(profile).toMatchObject({ email: 'eve@mail.example', phone: null, nickName: 'Eve' })
    const shown = await fetch(profile?.avatarUrl ?? '')
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes)
  })

  it('lead somebody who is known straight back, or to the profile on their wish', async () => {
    const email = 'known@mail.example'
    await signedIn({ email })
    await later(61)
    const again = await send({ step: 'email', email })
    const straight = await send({ step: 'code', signIn: again.signIn, code: await codeFor(email) })
    expect(straight.status).toBe(303)
    await later(122)
    const third = await send({ step: 'email', email })
    const wished = { step: 'code', signIn: third.signIn, code: await codeFor(email), profile: 'on' }
    expect((await send(wished)).html).toContain('name="nickname"')
    await sandbox.clear('/sandbox/clock')
  })

  it.each([
    [{ step: 'phone', region: 'NG', phone: '12' }, 'no phone number of the country'],
    [{ step: 'email', email: 'nobody' }, 'no email address'],
  ])('say what is wrong with %j, and keep it', async (fields, problem) => {
    const { html } = await send(fields)
    expect(html).toContain(problem)
    expect(html).toContain(`value="${'email' in fields ? fields.email : fields.phone}"`)
  })

  it('say what is wrong with a code', async () => {
    const { signIn } = await send({ step: 'email', email: 'wrong@mail.example' })
    const code = await codeFor('wrong@mail.example')
    const wrong = await send({ step: 'code', signIn, code: code === '111111' ? '222222' : '111111' })
    expect(wrong.html).toContain('This is not the code')
    expect((await send({ step: 'again', signIn })).html).toContain('A code was sent just now')
    expect((await send({ step: 'code', signIn: 'unknown', code })).html).toContain('took too long')
    await later(601)
    expect((await send({ step: 'code', signIn, code })).html).toContain('no longer valid')
    await sandbox.clear('/sandbox/clock')
  })

  it('speak Arabic from right to left', async () => {
    const html = await (await fetch(pageAddress({ language: 'ar' }))).text()
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('تسجيل الدخول')
  })

  it.each([
    [{ callbackUrl: 'https://evil.example/login/' }],
    [{ callbackUrl: `${SITE}/login/../evil/` }],
    [{ callbackUrl: `${SITE}.evil.example/login/` }],
    [{ callbackUrl: `https://care.example@evil.example/login/` }],
    [{ callbackUrl: `${CALLBACK}?x=1` }],
    [{ 'client-id': 'somebody' }],
    [{ channel: '2' }],
    [{ state: 'short' }],
    [{ codeChallenge: '' }],
  ])('lead nobody back to a site that is not registered, or asks otherwise: %j', async (changed) => {
    const answer = await fetch(pageAddress(changed))
    expect(answer.status).toBe(400)
    const sent = await send({ step: 'email', email: 'x@mail.example' }, changed)
    expect([sent.status, sent.signIn]).toEqual([400, ''])
  })

  it('show what was typed as text', async () => {
    const { html } = await send({ step: 'email', email: '"><script>alert(1)</script>' })
    expect(html).not.toContain('<script>')
  })
})

describe('tokens', () => {
  it('are given for a code once', async () => {
    const code = (await signedIn({ email: 'once@mail.example' })).searchParams.get('code')
    expect((await exchange(code)).status).toBe(200)
    expect((await exchange(code)).status).toBe(50_008)
  })

  it.each([
    ['another verifier', { codeVerifier: 'b'.repeat(43) }],
    ['another site', { callbackUrl: 'https://evil.example/login/' }],
  ])('are not given to %s, which uses the code up', async (what, changed) => {
    const email = `${what.replace(' ', '-')}@mail.example`
    const code = (await signedIn({ email })).searchParams.get('code')
    expect((await exchange(code, changed)).status).toBe(50_008)
    expect((await exchange(code)).status).toBe(50_008)
  })

  it('are not given two minutes later', async () => {
    const code = (await signedIn({ email: 'late@mail.example' })).searchParams.get('code')
    await later(121)
    expect((await exchange(code)).status).toBe(50_008)
    await sandbox.clear('/sandbox/clock')
  })

  it('end by the clock, and are refreshed before', async () => {
    const first = await tokensOf({ email: 'clock@mail.example' })
    expect(await isInForce(first.accessToken)).toBe(true)
    await later(first.expiresIn + 1)
    expect(await isInForce(first.accessToken)).toBe(false)
    expect((await profileOf(first.accessToken)).status).toBe(50_008)
    const { result: second } = await refresh(first.refreshToken)
    expect(await isInForce(second?.accessToken ?? '')).toBe(true)
    await later(first.refreshExpiresIn + first.expiresIn + 2)
    expect((await refresh(second?.refreshToken ?? '')).status).toBe(50_008)
    await sandbox.clear('/sandbox/clock')
  })

  it('are refreshed again with the token before for a minute, and then no more: the login ends', async () => {
    const first = await tokensOf({ email: 'twice@mail.example' })
    const { result: second } = await refresh(first.refreshToken)
    expect((await refresh(first.refreshToken)).status).toBe(200)
    await later(61)
    expect((await refresh(first.refreshToken)).status).toBe(50_008)
    expect((await refresh(second?.refreshToken ?? '')).status).toBe(50_008)
    expect(await isInForce(second?.accessToken ?? '')).toBe(false)
    await sandbox.clear('/sandbox/clock')
  })

  it('and profiles are for programs that the provider knows', async () => {
    const { accessToken } = await tokensOf({ email: 'client@mail.example' })
    expect((await profileOf(accessToken, { ...CLIENT, 'app-id': 'other' })).status).toBe(403)
    expect((await askForTokens({}, { ...CLIENT, 'client-id': 'other' })).status).toBe(403)
  })

  it('end with the call that logs out [7#41], all of a login together', async () => {
    const { accessToken, refreshToken } = await tokensOf({ email: 'out@mail.example' })
    await answerOf(sandbox, 'logout', {}, { token: accessToken })
    expect(await isInForce(accessToken)).toBe(false)
    expect((await refresh(refreshToken)).status).toBe(50_008)
  })
})

describe('an account', () => {
  it('has one afid, however it signs in [7#42]', async () => {
    const phone = '+234-8055550102'
    const byCode = await tokenOf(sandbox, phone)
    const { afid } = await answerOf(sandbox, 'authentication', {}, { token: byCode })
    const { accessToken } = await tokensOf({ phone })
    expect(await answerOf(sandbox, 'authentication', {}, { token: accessToken })).toEqual({ afid })
    expect((await profileOf(accessToken)).result?.openId).toBe(afid)
  })

  it('of a phone has what was handed in with its one-time code', async () => {
    const phone = '+234-8055550103'
    const fileKey = await uploadsOf(sandbox, await tokenOf(sandbox, phone))
    const { accessToken } = await tokensOf({ phone })
    const shown = await fetch(`${sandbox.url}/sandbox/files/${fileKey}`, {
      headers: { authorization: accessToken },
    })
    expect(shown.status).toBe(200)
    const { accessToken: other } = await tokensOf({ email: 'other@mail.example' })
    const refused = await fetch(`${sandbox.url}/sandbox/files/${fileKey}`, {
      headers: { authorization: other },
    })
    expect(refused.status).toBe(404)
  })

  it('is not that of a guest', async () => {
    const { token } = await answerOf(sandbox, 'accountGuest', NIGERIA)
    expect(await isInForce(token)).toBe(false)
    expect((await profileOf(token)).status).toBe(50_008)
  })

  it('of an email has appeals of its own', async () => {
    const { accessToken: token } = await tokensOf({ email: 'appeals@mail.example' })
    const list = { ...NIGERIA, page: 1, pageSize: 10 }
    expect(await answerOf(sandbox, 'appealList', list, { token })).toEqual({ total: 0, list: [] })
  })
})

it.each(['provider-page', 'provider-token', 'provider-profile'])('%s can be broken', async (call) => {
  const { accessToken } = await tokensOf({ email: `${call}@mail.example` })
  await sandbox.put('/sandbox/faults', { call, fault: '500' })
  const status = {
    'provider-page': async () => (await fetch(pageAddress())).status,
    'provider-token': async () =>
      (await fetch(`${sandbox.url}/sdk/account/token`, { method: 'POST' })).status,
    'provider-profile': async () =>
      (
        await fetch(`${sandbox.url}/sdk/account/get-profile`, {
          headers: { ...CLIENT, authorization: accessToken },
        })
      ).status,
  }[call]
  expect(await status?.()).toBe(500)
  await sandbox.clear(`/sandbox/faults?call=${call}`)
})
