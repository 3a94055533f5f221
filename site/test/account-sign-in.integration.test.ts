import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { MINE, OWN, setCookies, useAccounts } from './support/accounts'
import { passProvider, pathOf, signInTo, type Known } from './support/provider'
import { cookiesOf, visit } from './support/visitor'

const { account: texts } = getMessages('en')

const { live, browser, somePhone, someEmail, tokensInSandbox, signedIn, told } = useAccounts()

describe('signing in', () => {
  test('leads to the provider with all that it asks for [7#48]–[7#53]', async () => {
    const answer = await visit(live, `/login/?to=${MINE}`, browser())
    expect(answer.status).toBe(303)
    const { origin, pathname, searchParams } = new URL(answer.headers.location ?? '')
    expect(origin + pathname).toBe(`${live.sandboxUrl}/auth/client`)
    expect(Object.fromEntries(searchParams)).toEqual({
      language: 'en',
      channel: '1',
      'client-id': 'sandbox-only-client',
      callbackUrl: `http://localhost:${live.site.port}/login/`,
      brandId: 'carelane',
      mcc: '621',
      state: expect.stringMatching(/^[\w-]{43}$/),
      codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    const [pending = ''] = setCookies(answer)
    expect(pending).toMatch(/^login=ey[^;]+; Path=\/login\/; Max-Age=1800; SameSite=Lax; HttpOnly$/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('speaks the language of the section, and has no mcc where there is none', async () => {
    const address = async (to: string) => {
      const { headers } = await visit(live, `/login/?to=${to}`, browser())
      return new URL(headers.location ?? '').searchParams
    }
    expect((await address('/sa/account/')).get('language')).toBe('ar')
    const global = await address('/global/account/')
    expect([global.get('language'), global.get('mcc')]).toEqual(['en', null])
  })

  test('in India goes to its own login host, and back to its own site [9#11]', async () => {
    const host = `in.localhost:${live.site.port}`
    const { headers } = await visit(live, '/login/?to=/in/account/', browser(), { host })
    const address = new URL(headers.location ?? '')
    expect(address.hostname).not.toBe(new URL(live.sandboxUrl).hostname)
    expect(address.searchParams.get('callbackUrl')).toBe(`http://${host}/login/`)
    const person = browser()
    const begun = await visit(live, '/login/?to=/in/account/', person, { host })
    const back = await passProvider(begun.headers.location ?? '', { email: someEmail() }, live.sandbox)
    const ended = await visit(live, pathOf(back), person, { host })
    expect([ended.status, ended.headers.location]).toEqual([303, '/in/account/'])
  })

  test.each([
    ['phone', (): Known => ({ phone: somePhone() })],
    ['email', (): Known => ({ email: someEmail() })],
  ])('by %s ends where it was begun, with a session out of reach of scripts', async (_, known) => {
    const who = known()
    const { person, answer } = await signedIn(who, MINE)
    expect([answer.status, answer.headers.location]).toEqual([303, MINE])
    const cookies = setCookies(answer)
    const session = cookies.find((cookie) => cookie.startsWith('account='))
    expect(session).toMatch(/^account=ey[^;]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/)
    expect(cookies.find((cookie) => cookie.startsWith('login='))).toMatch(/Max-Age=0/)
    const { user } = await told(person)
    // [3#4]–[3#13], without tokens [3#11], [3#13]
    expect(Object.keys(user ?? {}).toSorted()).toEqual(
      ['afid', 'avatarUrl', 'email', 'nickName', 'phone', 'u', 'userName'].toSorted(),
    )
    expect(user).toMatchObject({ phone: '', email: '', ...who, afid: expect.stringMatching(/./) })
    const page = await visit(live, MINE, person)
    expect(page.text).toContain('phone' in who ? who.phone.replace('-', ' ') : who.email)
  })

  test('keeps tokens from pages, cookies, logs and the tables of the site', async () => {
    const { person } = await signedIn()
    const { rows } = await tokensInSandbox()
    const pages = [await visit(live, OWN, person), await visit(live, '/api/account/', person)]
    const { rows: sessions } = await live.store.query<{ text: string }>(
      'SELECT sessions::text AS text FROM sessions',
    )
    const seen = [
      ...pages.map(({ text }) => text),
      cookiesOf(person),
      live.site.logs.join(''),
      ...sessions.map(({ text }) => text),
    ].join('\n')
    expect(rows.length).toBeGreaterThan(1)
    for (const { token } of rows) expect(seen).not.toContain(token)
  })

  test('is in the log, by a key that the session has too, and so is one that nobody began', async () => {
    const before = live.site.logs.length
    await signedIn()
    const { rows } = await live.store.query<{ account: string }>(
      'SELECT account FROM sessions ORDER BY begun_at DESC LIMIT 1',
    )
    await visit(live, '/login/?code=aaaaaaaaaaaaaaaaaaaa&state=made-up', browser())
    const log = () => live.site.logs.slice(before).join('')
    await expect.poll(log).toContain('a sign-in came back that this browser did not begin')
    expect(log()).toContain(`"account":"${rows[0]?.account}","msg":"a visitor signed in"`)
    expect(log()).not.toContain('aaaaaaaaaaaaaaaaaaaa')
  })

  test('shows the profile with nickname and picture, from our own host', async () => {
    const person = browser()
    await signInTo(live, OWN, person, { phone: somePhone() }, { nickname: 'সূর্য & <b>', avatar: 'sun' })
    const { user } = await told(person)
    expect(user).toMatchObject({
      nickName: 'সূর্য & <b>',
      avatarUrl: expect.stringMatching(/^\/api\/account\/avatar\/\?v=[\w-]{10}$/),
    })
    const picture = await visit(live, user?.avatarUrl ?? '', person)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
    expect(picture.headers['content-security-policy']).toContain('sandbox')
    expect(picture.body.subarray(1, 4).toString()).toBe('PNG')
    expect((await visit(live, '/api/account/avatar/', browser())).status).toBe(404)
    expect((await visit(live, OWN, person)).text).toContain('সূর্য &amp; &lt;b&gt;')
  })

  test('who is signed in is asked nothing again [4#4]', async () => {
    const { person } = await signedIn()
    const again = await visit(live, `/login/?to=${MINE}`, person)
    expect(again.headers.location).toBe(MINE)
  })

  test('of whom the service knows nothing any more are led to the provider [4#4]', async () => {
    const { person } = await signedIn()
    await live.sandbox.withTimeGone(31 * 86_400, async () => {
      const { headers } = await visit(live, `/login/?to=${MINE}`, person)
      expect(headers.location).toContain('/auth/client?')
    })
  })

  test('leads back to the page that its link stood on', async () => {
    const person = browser()
    const referer = `http://localhost:${live.site.port}/ng/news/?page=2`
    const begun = await visit(live, '/login/', person, { referer })
    const back = await passProvider(begun.headers.location ?? '', { phone: somePhone() }, live.sandbox)
    expect((await visit(live, pathOf(back), person)).headers.location).toBe('/ng/news/')
  })
})

describe('a provider that does not answer', () => {
  const failing = async (call: string, fault: string) => {
    const person = browser()
    const begun = await visit(live, `/login/?to=${MINE}`, person)
    const back = await passProvider(begun.headers.location ?? '', { phone: somePhone() }, live.sandbox)
    let answer = begun
    await live.sandbox.withFault({ call, fault, delayMs: 9_000 }, async () => {
      answer = await visit(live, pathOf(back), person)
    })
    return { person, answer }
  }

  test.each(['down', '500', 'garbage', 'slow', 'truncated', 'wrong-shape'])(
    'with tokens (%s) leads to a page with another way',
    { timeout: 40_000 },
    async (fault) => {
      const { person, answer } = await failing('provider-token', fault)
      const { text } = await visit(live, answer.headers.location ?? '', person)
      expect(text).toContain(texts.problem.unavailable)
      expect(text).toContain('href="tel:')
      expect(text).toContain(`/login/?to=${encodeURIComponent(MINE)}`)
      expect(person.cookies.has('account')).toBe(false)
    },
  )

  test.each([
    ['provider-profile', 'down'],
    ['provider-profile', 'wrong-shape'],
    ['authentication', '500'],
    ['authentication', 'garbage'],
  ])('with who it is (%s, %s) is asked once more, and then a page says so [8#6]', async (call, fault) => {
    const { person, answer } = await failing(call, fault)
    expect(answer.headers.location).toContain('/auth/client?')
    await live.sandbox.withTimeGone(61, async () => {
      const back = await passProvider(answer.headers.location ?? '', { email: someEmail() }, live.sandbox)
      await live.sandbox.withFault({ call, fault }, async () => {
        const second = await visit(live, pathOf(back), person)
        expect(second.headers.location).toMatch(/^\/ng\/login\/\?problem=unavailable/)
      })
    })
  })
})
