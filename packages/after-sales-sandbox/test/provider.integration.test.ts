import { describe, expect, test } from 'vitest'
import { asked, CALLBACK, CLIENT, SITE, useProvider } from './provider'

const { running, pageAddress, send, codeFor, signedIn, exchange, tokensOf, profileOf, later } =
  useProvider('provider')

describe('the pages of the provider', () => {
  test('sign a new phone in: number, code, profile, and back with code and state', async () => {
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
        avatarUrl: `${running().url}/auth/pictures/moon`,
        email: null,
        openId: expect.stringMatching(/^[0-9a-f]{24}$/),
      },
    })
    const picture = await fetch(`${running().url}/auth/pictures/moon`)
    expect(picture.headers.get('content-type')).toBe('image/png')
  })

  test('take a picture of their own, and only a picture', async () => {
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

  test('read a phone and its code in the digits of any script', async () => {
    const { signIn } = await send({ step: 'phone', region: 'NG', phone: '০৮০৫৫৫৫০১৭৭' })
    const code = await codeFor('+234-8055550177')
    const typed = code.replace(/\d/g, (digit) => '၀၁၂၃၄၅၆၇၈၉'.charAt(Number(digit)))
    expect((await send({ step: 'code', signIn, code: typed })).html).toContain('name="nickname"')
  })

  test('lead somebody who is known straight back, or to the profile on their wish', async () => {
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
    await running().clear('/sandbox/clock')
  })

  test.each([
    [{ step: 'phone', region: 'NG', phone: '12' }, 'no phone number of the country'],
    [{ step: 'email', email: 'nobody' }, 'no email address'],
  ])('say what is wrong with %j, and keep it', async (fields, problem) => {
    const { html } = await send(fields)
    expect(html).toContain(problem)
    expect(html).toContain(`value="${'email' in fields ? fields.email : fields.phone}"`)
  })

  test('say what is wrong with a code', async () => {
    const { signIn } = await send({ step: 'email', email: 'wrong@mail.example' })
    const code = await codeFor('wrong@mail.example')
    const wrong = await send({ step: 'code', signIn, code: code === '111111' ? '222222' : '111111' })
    expect(wrong.html).toContain('This is not the code')
    expect((await send({ step: 'again', signIn })).html).toContain('A code was sent just now')
    expect((await send({ step: 'code', signIn: 'unknown', code })).html).toContain('took too long')
    await later(601)
    expect((await send({ step: 'code', signIn, code })).html).toContain('no longer valid')
    await running().clear('/sandbox/clock')
  })

  test('speak Arabic from right to left', async () => {
    const html = await (await fetch(pageAddress({ language: 'ar' }))).text()
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('تسجيل الدخول')
  })

  test.each([
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

  test('show what was typed as text', async () => {
    const { html } = await send({ step: 'email', email: '"><script>alert(1)</script>' })
    expect(html).not.toContain('<script>')
  })
})

test.each(['provider-page', 'provider-token', 'provider-profile'])('%s can be broken', async (call) => {
  const { accessToken } = await tokensOf({ email: `${call}@mail.example` })
  await running().put('/sandbox/faults', { call, fault: '500' })
  const status = {
    'provider-page': async () => (await fetch(pageAddress())).status,
    'provider-token': async () =>
      (await fetch(`${running().url}/sdk/account/token`, { method: 'POST' })).status,
    'provider-profile': async () =>
      (
        await fetch(`${running().url}/sdk/account/get-profile`, {
          headers: { ...CLIENT, authorization: accessToken },
        })
      ).status,
  }[call]
  expect(await status?.()).toBe(500)
  await running().clear(`/sandbox/faults?call=${call}`)
})
