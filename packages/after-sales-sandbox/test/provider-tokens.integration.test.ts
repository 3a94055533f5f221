import { describe, expect, test } from 'vitest'
import { answerOf, NIGERIA, tokenOf, uploadsOf } from './answers'
import { CLIENT, useProvider } from './provider'

const { running, signedIn, askForTokens, exchange, refresh, tokensOf, profileOf, isInForce, later } =
  useProvider('provider-tokens')

describe('tokens', () => {
  test('are given for a code once', async () => {
    const code = (await signedIn({ email: 'once@mail.example' })).searchParams.get('code')
    expect((await exchange(code)).status).toBe(200)
    expect((await exchange(code)).status).toBe(50_008)
  })

  test.each([
    ['another verifier', { codeVerifier: 'b'.repeat(43) }],
    ['another site', { callbackUrl: 'https://evil.example/login/' }],
  ])('are not given to %s, which uses the code up', async (what, changed) => {
    const email = `${what.replace(' ', '-')}@mail.example`
    const code = (await signedIn({ email })).searchParams.get('code')
    expect((await exchange(code, changed)).status).toBe(50_008)
    expect((await exchange(code)).status).toBe(50_008)
  })

  test('are not given two minutes later', async () => {
    const code = (await signedIn({ email: 'late@mail.example' })).searchParams.get('code')
    await later(121)
    expect((await exchange(code)).status).toBe(50_008)
    await running().clear('/sandbox/clock')
  })

  test('end by the clock, and are refreshed before', async () => {
    const first = await tokensOf({ email: 'clock@mail.example' })
    expect(await isInForce(first.accessToken)).toBe(true)
    await later(first.expiresIn + 1)
    expect(await isInForce(first.accessToken)).toBe(false)
    expect((await profileOf(first.accessToken)).status).toBe(50_008)
    const { result: second } = await refresh(first.refreshToken)
    expect(await isInForce(second?.accessToken ?? '')).toBe(true)
    await later(first.refreshExpiresIn + first.expiresIn + 2)
    expect((await refresh(second?.refreshToken ?? '')).status).toBe(50_008)
    await running().clear('/sandbox/clock')
  })

  test('are refreshed again with the token before for a minute, and then no more: the login ends', async () => {
    const first = await tokensOf({ email: 'twice@mail.example' })
    const { result: second } = await refresh(first.refreshToken)
    expect((await refresh(first.refreshToken)).status).toBe(200)
    await later(61)
    expect((await refresh(first.refreshToken)).status).toBe(50_008)
    expect((await refresh(second?.refreshToken ?? '')).status).toBe(50_008)
    expect(await isInForce(second?.accessToken ?? '')).toBe(false)
    await running().clear('/sandbox/clock')
  })

  test('and profiles are for programs that the provider knows', async () => {
    const { accessToken } = await tokensOf({ email: 'client@mail.example' })
    expect((await profileOf(accessToken, { ...CLIENT, 'app-id': 'other' })).status).toBe(403)
    expect((await askForTokens({}, { ...CLIENT, 'client-id': 'other' })).status).toBe(403)
  })

  test('end with the call that logs out [7#41], all of a login together', async () => {
    const { accessToken, refreshToken } = await tokensOf({ email: 'out@mail.example' })
    await answerOf(running(), 'logout', {}, { token: accessToken })
    expect(await isInForce(accessToken)).toBe(false)
    expect((await refresh(refreshToken)).status).toBe(50_008)
  })
})

describe('an account', () => {
  test('has one afid, however it signs in [7#42]', async () => {
    const phone = '+234-8055550102'
    const byCode = await tokenOf(running(), phone)
    const { afid } = await answerOf(running(), 'authentication', {}, { token: byCode })
    const { accessToken } = await tokensOf({ phone })
    expect(await answerOf(running(), 'authentication', {}, { token: accessToken })).toEqual({ afid })
    expect((await profileOf(accessToken)).result?.openId).toBe(afid)
  })

  test('of a phone has what was handed in with its one-time code', async () => {
    const phone = '+234-8055550103'
    const fileKey = await uploadsOf(running(), await tokenOf(running(), phone))
    const { accessToken } = await tokensOf({ phone })
    const shown = await fetch(`${running().url}/sandbox/files/${fileKey}`, {
      headers: { authorization: accessToken },
    })
    expect(shown.status).toBe(200)
    const { accessToken: other } = await tokensOf({ email: 'other@mail.example' })
    const refused = await fetch(`${running().url}/sandbox/files/${fileKey}`, {
      headers: { authorization: other },
    })
    expect(refused.status).toBe(404)
  })

  test('is not that of a guest', async () => {
    const { token } = await answerOf(running(), 'accountGuest', NIGERIA)
    expect(await isInForce(token)).toBe(false)
    expect((await profileOf(token)).status).toBe(50_008)
  })

  test('of an email has appeals of its own', async () => {
    const { accessToken: token } = await tokensOf({ email: 'appeals@mail.example' })
    const list = { ...NIGERIA, page: 1, pageSize: 10 }
    expect(await answerOf(running(), 'appealList', list, { token })).toEqual({ total: 0, list: [] })
  })
})
