import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { MINE, useAccounts } from './support/accounts'
import { passProvider, pathOf } from './support/provider'
import { post, visit, type Browser } from './support/visitor'

const { account: texts } = getMessages('en')

const { live, browser, somePhone, signedIn, told, copyOf } = useAccounts()

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
    // Even with the old cookie: the code is used up.
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
