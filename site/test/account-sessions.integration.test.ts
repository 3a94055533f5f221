import { getMessages } from '@carelane/messages'
import { describe, expect, test, vi } from 'vitest'
import { MINE, OWN, useAccounts } from './support/accounts'
import { passProvider, pathOf, signInTo } from './support/provider'
import { post, visit } from './support/visitor'

const { account: texts, appeal } = getMessages('en')

const { live, browser, somePhone, someEmail, refreshTokensOf, signedIn, told, copyOf } = useAccounts()

const LOGOUT = '/api/account/logout/'
const END_ALL = '/api/account/end-sessions/'

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

test('a session says when it was used last, by whichever page, and not when it was begun', async () => {
  const { person } = await signedIn()
  const ago = async () => {
    const { rows } = await live.store.query<{ seconds: number }>(
      'SELECT extract(epoch FROM now() - seen_at)::int AS seconds FROM sessions ORDER BY begun_at DESC LIMIT 1',
    )
    return rows[0]?.seconds ?? NaN
  }
  await live.store.query(`UPDATE sessions SET seen_at = now() - interval '26 minutes'`)
  await visit(live, MINE, person)
  expect(await ago()).toBeLessThan(20)
  await live.store.query(`UPDATE sessions SET seen_at = now() - interval '26 minutes'`)
  await told(person)
  expect(await ago()).toBeLessThan(20)
})

describe('logging out', () => {
  test('is asked about on a page, for who has no scripts [4#5]', async () => {
    const { person } = await signedIn()
    const { text } = await visit(live, `${OWN}?leave=1`, person)
    expect(text).toContain(texts.logoutQuestion)
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
    expect(answer.headers.location).toBe(OWN)
    expect((await visit(live, OWN, person)).text).toContain(texts.ended)
    expect((await visit(live, OWN, browser())).text).not.toContain(texts.ended)
    expect((await told(other)).status).toBe(204)
    expect((await told(somebodyElse)).status).toBe(200)
    expect(await refreshTokensOf(known)).toBe(0)
  })

  test.each(['//evil.example/', 'https://evil.example/'])('leads nowhere else: %s', async (to) => {
    const { person } = await signedIn()
    const { headers } = await post(live, END_ALL, { to }, person)
    expect(headers.location).toBe('/global/account/')
  })
})

test('a mistake of ours while a page is made is told in its language, and the reason to the log alone', async () => {
  const { person } = await signedIn()
  // The database's driver answers no date for it, as the page expects.
  await live.store.query(`UPDATE sessions SET seen_at = 'infinity'`)
  const { status, headers, text } = await visit(live, '/tg/account/', person)
  await live.store.query('UPDATE sessions SET seen_at = now()')
  expect(status).toBe(500)
  expect(headers['cache-control']).toBe('no-store')
  expect(text).toContain('<html lang="fr')
  expect(text).toContain(getMessages('fr').errors.title)
  expect(text).not.toContain('toISOString')
  const { logs } = live.site
  await vi.waitFor(() => expect(logs.join('')).toMatch(/TypeError: .*toISOString is not a function/), {
    timeout: 5000,
  })
})
