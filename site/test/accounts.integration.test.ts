import { getMessages } from '@carelane/messages'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useLiveSite } from './support/live-site'
import { passProvider, pathOf, signInTo, type Known } from './support/provider'
import { cookiesOf, post, visit, type Browser } from './support/visitor'

const { account: texts, header, appeal } = getMessages('en')

const OWN = '/ng/account/'
const MINE = '/ng/phone-unlocking-appeal/mine/'
const LOGOUT = '/api/account/logout/'
const END_ALL = '/api/account/end-sessions/'

const live = useLiveSite()

let sandbox: pg.Client
beforeAll(async () => {
  sandbox = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
  await sandbox.connect()
})
afterAll(() => sandbox.end())

const tokensInSandbox = () =>
  sandbox.query<{ token: string }>('SELECT token FROM visitor_tokens UNION SELECT token FROM refresh_tokens')

/** How many the provider has given to somebody and not taken back. */
const refreshTokensOf = async (known: Known) => {
  const [address] = Object.values(known)
  const { rowCount } = await sandbox.query(
    'SELECT 1 FROM refresh_tokens JOIN accounts ON id = account WHERE phone = $1 OR email = $1',
    [address],
  )
  return rowCount
}

let people = 0
const browser = (): Browser => ({ from: live.newcomer(), cookies: new Map() })
const somePhone = () => `+234-805${String(1_000_000 + ++people)}`
const someEmail = () => `person-${++people}@mail.example`

const signedIn = async (known: Known = { phone: somePhone() }, to = OWN) => {
  const person = browser()
  const answer = await signInTo(live, to, person, known)
  return { person, answer, known }
}

const told = async (person: Browser) => {
  const { status, text } = await visit(live, '/api/account/', person)
  return { status, user: status === 200 ? (JSON.parse(text) as Record<string, string>) : null }
}

/** A copy of what a browser has, as somebody who stole it would have it. */
const copyOf = ({ cookies }: Browser): Browser => ({ from: live.newcomer(), cookies: new Map(cookies) })

const setCookies = (answer: { headers: { 'set-cookie'?: string[] } }) => answer.headers['set-cookie'] ?? []

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
    // [3#4]–[3#13], and neither of the tokens [3#11], [3#13].
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

describe('an attack on signing in', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '%2f%2fevil.example%2f',
    '/ng/..//evil.example/',
    'javascript:alert(1)',
    '/ng/%0d%0aset-cookie:a=b/',
    '\t//evil.example/',
  ])('that wants to be led to %j ends at a page of ours', async (to) => {
    const { answer } = await signedIn({ phone: somePhone() }, to)
    expect([answer.status, answer.headers.location]).toEqual([303, '/global/account/'])
  })

  test('by a page elsewhere that has the link on it ends at a page of ours', async () => {
    const person = browser()
    const begun = await visit(live, '/login/', person, { referer: 'https://evil.example/ng/news/' })
    const back = await passProvider(begun.headers.location ?? '', { phone: somePhone() }, live.sandbox)
    expect((await visit(live, pathOf(back), person)).headers.location).toBe('/global/account/')
  })

  test('with a callback of others is refused by the provider', async () => {
    const { headers } = await visit(live, '/login/', browser())
    for (const callback of [
      'https://evil.example/login/',
      `http://localhost:${live.site.port}/login/../x/`,
    ]) {
      const address = new URL(headers.location ?? '')
      address.searchParams.set('callbackUrl', callback)
      const answer = await fetch(address, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    }
  })

  const isRefused = async (path: string, person: Browser) => {
    const answer = await visit(live, path, person)
    expect([answer.status, new URL(answer.headers.location ?? '', 'http://site').pathname]).toEqual([
      303,
      expect.stringMatching(/^\/\w+\/login\/$/),
    ])
    expect(person.cookies.has('account')).toBe(false)
    const { status, text } = await visit(live, answer.headers.location ?? '', person)
    expect(status).toBe(200)
    expect(text).toContain(texts.problem.state)
    expect(text).toMatch(/href="\/login\/\?to=%2F\w+%2F/)
    expect(text).toMatch(/<meta name="robots" content="[^"]*noindex/)
  }

  test('with a state that nobody began is refused', async () => {
    await isRefused(`/login/?code=${'a'.repeat(43)}&state=${'b'.repeat(43)}`, browser())
    const person = browser()
    await visit(live, '/login/', person)
    await isRefused(`/login/?code=${'a'.repeat(43)}&state=${'b'.repeat(43)}`, person)
    await isRefused(`/login/?code=${'a'.repeat(43)}`, person)
  })

  test('with a sign-in of the attacker in the browser of another is refused', async () => {
    const attacker = browser()
    const begun = await visit(live, '/login/', attacker)
    const back = await passProvider(begun.headers.location ?? '', { phone: somePhone() }, live.sandbox)
    await isRefused(pathOf(back), browser())
    const victim = browser()
    await visit(live, '/login/', victim)
    await isRefused(pathOf(back), victim)
  })

  test('with a code of another sign-in of the same browser is refused by the provider (PKCE)', async () => {
    const person = browser()
    const attacker = browser()
    const theirs = await visit(live, '/login/', attacker)
    const stolen = await passProvider(theirs.headers.location ?? '', { phone: somePhone() }, live.sandbox)
    const own = await visit(live, '/login/', person)
    const state = new URL(own.headers.location ?? '').searchParams.get('state') ?? ''
    const code = new URL(stolen).searchParams.get('code') ?? ''
    await isRefused(`/login/?${new URLSearchParams({ code, state })}`, person)
  })

  test('with a callback that was taken already is refused', async () => {
    const person = browser()
    const begun = await visit(live, '/login/', person)
    const before = copyOf(person)
    const back = await passProvider(begun.headers.location ?? '', { phone: somePhone() }, live.sandbox)
    await visit(live, pathOf(back), person)
    person.cookies.delete('account')
    await isRefused(pathOf(back), person)
    // Not even with the cookie of then: the code is used up.
    await isRefused(pathOf(back), before)
  })

  test('with a session that is known beforehand has nothing of it: each sign-in makes one of its own', async () => {
    const { person: attacker } = await signedIn()
    const victim = browser()
    const known = { phone: somePhone() }
    const begun = await visit(live, '/login/', victim)
    const planted = attacker.cookies.get('account') ?? ''
    victim.cookies.set('account', planted)
    const back = await passProvider(begun.headers.location ?? '', known, live.sandbox)
    await visit(live, pathOf(back), victim)
    expect(victim.cookies.get('account')).not.toBe(planted)
    expect((await told(victim)).user?.phone).toBe(known.phone)
    expect((await told(attacker)).status).toBe(204)
  })

  test.each(['declined', 'access_denied'])(
    'that the provider ends with an error (%s) says so',
    async (error) => {
      const person = browser()
      const begun = await visit(live, `/login/?to=${MINE}`, person)
      const state = new URL(begun.headers.location ?? '').searchParams.get('state') ?? ''
      const answer = await visit(live, `/login/?${new URLSearchParams({ error, state })}`, person)
      const { text } = await visit(live, answer.headers.location ?? '', person)
      expect(text).toContain(texts.problem.declined)
      expect(text).toContain(`/login/?to=${encodeURIComponent(MINE)}`)
    },
  )

  test('with another method gets nothing', async () => {
    expect((await post(live, '/login/', {}, browser())).status).toBe(405)
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

describe('a session', () => {
  test('whose token is over goes on with a new one, however many tabs ask at once', async () => {
    const { person, known } = await signedIn()
    await live.sandbox.withTimeGone(7_300, async () => {
      const pages = await Promise.all([1, 2, 3, 4].map(() => visit(live, MINE, copyOf(person))))
      for (const { text } of pages) expect(text).toContain(appeal.mine.none)
    })
    const refreshed = await refreshTokensOf(known)
    expect(refreshed).toBe(2)
    expect((await told(person)).status).toBe(200)
  })

  test('is renewed once by two processes of the site that are asked at once, and ended by neither', async () => {
    const other = await live.startAnother()
    const { person, known } = await signedIn()
    for (const rounds of [1, 2]) {
      await live.sandbox.withTimeGone(rounds * 7_300, async () => {
        const all = [live.site, other, live.site, other, other, live.site]
        const pages = await Promise.all(all.map((site) => visit({ site }, MINE, copyOf(person))))
        for (const { text } of pages) expect(text).toContain(appeal.mine.none)
      })
      expect(await refreshTokensOf(known)).toBe(1 + rounds)
    }
    const told = await Promise.all([live.site, other].map((site) => visit({ site }, '/api/account/', person)))
    await other.stop()
    expect(told.map(({ status }) => status)).toEqual([200, 200])
  })

  test('goes on where the provider does not answer while the token still holds', async () => {
    const { person } = await signedIn()
    await live.sandbox.withFault({ call: 'provider-token', fault: 'down' }, async () => {
      expect((await visit(live, MINE, person)).text).toContain(appeal.mine.none)
    })
  })

  test('that is over for the provider asks to sign in', async () => {
    const { person } = await signedIn()
    await live.sandbox.withTimeGone(31 * 86_400, async () => {
      expect((await visit(live, MINE, person)).text).toContain(texts.signIn.over)
      expect((await visit(live, MINE, person)).text).toContain(texts.signIn.title)
    })
    expect((await told(person)).status).toBe(204)
  })

  test('is shown on the page of the account, with all others', async () => {
    const { person, known } = await signedIn({ email: someEmail() })
    const agent = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36'
    const other = browser()
    await live.sandbox.withTimeGone(61, async () => {
      const begun = await visit(live, `/login/?to=${OWN}`, other)
      const back = await passProvider(begun.headers.location ?? '', known, live.sandbox)
      await visit(live, pathOf(back), other, { 'user-agent': agent })
    })
    const { text } = await visit(live, OWN, person)
    expect(text).toContain('Chrome on Android')
    expect(text).toContain(texts.sessions.this)
    expect(text).toContain(`href="${MINE}"`)
    expect(text).toContain('href="/ng/purchase-service/order-list/"')
    expect((await visit(live, OWN, browser())).text).toContain(texts.signIn.text)
  })
})

describe('logging out', () => {
  test('is asked about on a page, for who has no scripts [4#5]', async () => {
    const { person } = await signedIn()
    const { text } = await visit(live, `${OWN}?leave=1`, person)
    expect(text).toContain(header.logoutTips)
    expect(text).toContain(`action="${LOGOUT}"`)
  })

  test('ends the session here and at the service, forgets all, and leads to the provider [4#6]–[4#8]', async () => {
    const { person, known } = await signedIn()
    const stolen = copyOf(person)
    const answer = await post(live, LOGOUT, { to: MINE }, person)
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toContain('/auth/client?')
    expect([...person.cookies.keys()]).toEqual(['login'])
    expect((await told(stolen)).status).toBe(204)
    expect((await visit(live, MINE, stolen)).text).toContain(texts.signIn.title)
    expect(await refreshTokensOf(known)).toBe(0)
  })

  test('works though the service does not answer', async () => {
    const { person } = await signedIn()
    const stolen = copyOf(person)
    await live.sandbox.withFault({ call: 'logout', fault: 'slow', delayMs: 20_000 }, async () => {
      expect((await post(live, LOGOUT, { to: MINE }, person)).status).toBe(303)
    })
    expect((await told(stolen)).status).toBe(204)
  })

  test('and that cannot be carried out is not said to be', async () => {
    const { person } = await signedIn()
    await live.store.query('ALTER TABLE sessions RENAME TO away')
    const answer = await post(live, LOGOUT, { to: MINE }, person)
    await live.store.query('ALTER TABLE away RENAME TO sessions')
    const { text } = await visit(live, answer.headers.location ?? '', person)
    expect(text).toContain(texts.failed)
    expect((await told(person)).status).toBe(200)
  })

  test.each([
    ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from a sibling of ours', { 'sec-fetch-site': 'same-site' }],
    ['from nowhere that is told', { origin: 'null' }],
    ['as no form', { 'content-type': 'text/plain' }],
  ])('asked for %s is refused (CSRF)', async (_, headers) => {
    const { person } = await signedIn()
    for (const path of [LOGOUT, END_ALL]) {
      expect((await post(live, path, { to: MINE }, person, headers)).status).toBe(403)
      expect((await visit(live, path, person)).status).toBe(405)
    }
    expect((await told(person)).status).toBe(200)
  })

  test('everywhere ends all sessions at once, and those of nobody else', async () => {
    const known = { phone: somePhone() }
    const { person } = await signedIn(known)
    const other = browser()
    await live.sandbox.withTimeGone(61, async () => {
      await signInTo(live, OWN, other, known)
    })
    const { person: somebodyElse } = await signedIn()
    const answer = await post(live, END_ALL, { to: OWN }, person)
    expect(answer.headers.location).toBe(`${OWN}?ended=1`)
    expect((await visit(live, `${OWN}?ended=1`, person)).text).toContain(texts.ended)
    expect((await told(other)).status).toBe(204)
    expect((await told(somebodyElse)).status).toBe(200)
    expect(await refreshTokensOf(known)).toBe(0)
  })

  test.each(['//evil.example/', 'https://evil.example/'])('leads nowhere else: %s', async (to) => {
    const { person } = await signedIn()
    const { headers } = await post(live, END_ALL, { to }, person)
    expect(headers.location).toBe('/global/account/?ended=1')
  })
})
