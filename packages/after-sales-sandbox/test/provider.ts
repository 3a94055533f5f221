import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import { THROW_AWAY_KEYS } from '../src/throw-away-keys'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

export const SITE = 'https://care.example'
export const CALLBACK = `${SITE}/login/`
export const CLIENT = {
  'app-id': THROW_AWAY_KEYS.LOGIN_APP_ID,
  'client-id': THROW_AWAY_KEYS.LOGIN_CLIENT_ID,
}

const verifier = randomBytes(32).toString('base64url')

export const asked = {
  language: 'en',
  channel: '1',
  'client-id': THROW_AWAY_KEYS.LOGIN_CLIENT_ID,
  callbackUrl: CALLBACK,
  brandId: 'carelane',
  mcc: '621',
  state: 'a'.repeat(43),
  codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
}

const codes = z.object({ codes: z.array(z.object({ phone: z.string(), code: z.string() })) })

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

export function useProvider(name: string) {
  let sandbox: TestSandbox | undefined
  beforeAll(async () => {
    sandbox = await startTestSandbox(name)
    await sandbox.put('/sandbox/callbacks', { origin: SITE })
  })
  afterAll(() => sandbox?.stop())

  const running = (): TestSandbox => {
    if (!sandbox) throw new Error('Ask within a test: it is started before the first one.')
    return sandbox
  }

  const pageAddress = (changed: object = {}) =>
    `${running().url}/auth/client?${new URLSearchParams({ ...asked, ...changed })}`

  async function send(fields: Record<string, string | File>, changed: object = {}) {
    const body = Object.values(fields).some((value) => value instanceof File)
      ? Object.entries(fields).reduce(
          (form, [name, value]) => (form.append(name, value), form),
          new FormData(),
        )
      : new URLSearchParams(fields as Record<string, string>)
    const answer = await fetch(pageAddress(changed), { method: 'POST', body, redirect: 'manual' })
    const html = await answer.text()
    const signIn = /name="signIn" value="([^"]*)"/.exec(html)?.[1] ?? ''
    return { status: answer.status, html, signIn, location: answer.headers.get('location') }
  }

  async function codeFor(address: string): Promise<string> {
    const answer = await fetch(`${running().url}/sandbox/codes`)
    return codes.parse(await answer.json()).codes.find(({ phone }) => phone === address)?.code ?? ''
  }

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

  async function askForTokens(body: object, headers: Record<string, string> = CLIENT) {
    const answer = await fetch(`${running().url}/sdk/account/token`, {
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
    const answer = await fetch(`${running().url}/sdk/account/get-profile`, {
      headers: { authorization: token, ...headers },
    })
    return (await answer.json()) as { status: number; result?: Record<string, string> }
  }

  const isInForce = async (token: string) =>
    (await clientOf(running()).call('authentication', {}, { token })).ok

  const later = (seconds: number) =>
    running().put('/sandbox/clock', { now: new Date(Date.now() + seconds * 1000).toISOString() })

  return {
    running,
    pageAddress,
    send,
    codeFor,
    signedIn,
    askForTokens,
    exchange,
    refresh,
    tokensOf,
    profileOf,
    isInForce,
    later,
  }
}
