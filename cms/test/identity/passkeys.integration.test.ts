import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Role } from '../../src/access/roles'
import { passkeysAnswer } from '../../src/collections/users/passkeys/passkeys-answers'
import { secondFactorBegun } from '../../src/collections/users/second-factor/second-factor-answers'
import { SealedCookie } from '../../src/log-in/sealed-cookie'
import { forgetSpentChallenges } from '../../src/queries/accounts/passkeys'
import { PASSWORD } from '../support/accounts'
import { SoftwareAuthenticator } from '../support/software-authenticator'
import { startBuiltCms } from '../support/start-cms'

const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })

const additionOptions = z.object({
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string() }),
    user: z.object({ id: z.string(), name: z.string() }),
    attestation: z.string(),
    authenticatorSelection: z.object({ residentKey: z.string(), userVerification: z.string() }),
    excludeCredentials: z.array(z.object({ id: z.string() })),
  }),
})

const logInOptions = z.object({
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    userVerification: z.string(),
    allowCredentials: z.undefined().optional(),
  }),
})

const PROOF = { presentPassword: PASSWORD }
const DID_NOT_WORK = 'This passkey did not work. Try again, or log in another way.'
const OVER = 'This took too long, or began in another browser. Begin again.'
const USE_PASSKEY = 'Your role asks for a second factor. Log in with your passkey.'

let cms: Awaited<ReturnType<typeof startBuiltCms>>
let serial = 0

beforeAll(async () => {
  const environment = { SECOND_FACTOR_ROLES: 'marketing', LOG_LEVEL: 'info' }
  cms = await startBuiltCms('passkeys', ['cms'], environment)
})

afterAll(() => cms.stop())

const query = async (sql: string, values: unknown[] = []) =>
  (await cms.payload.db.pool.query(sql, values)).rows

/** Keeps cookies, and is in a network of its own. */
class Browser {
  readonly cookies = new Map<string, string>()
  readonly headers: Record<string, string>

  constructor(headers: Record<string, string> = {}) {
    serial += 1
    this.headers = { 'x-forwarded-for': `198.51.${serial}.1`, ...headers }
  }

  async ask(method: 'GET' | 'POST' | 'PATCH', path: string, sent?: object): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await cms.rest(path, {
      method,
      headers: { 'content-type': 'application/json', ...this.headers, cookie },
      ...(sent && { body: JSON.stringify(sent) }),
    })
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      this.cookies.set(name, value)
    }
    return response
  }

  async began() {
    const answer = await this.ask('POST', '/users/passkeys/log-in/begin', {})
    return logInOptions.parse(await answer.json()).options
  }

  async answer(authenticator: SoftwareAuthenticator, more: object = {}) {
    const { challenge, rpId } = await this.began()
    return authenticator.get({ challenge, rpId, origin: cms.url, ...more })
  }

  finish = (answer: object) => this.ask('POST', '/users/passkeys/log-in', answer)

  logIn = async (authenticator: SoftwareAuthenticator) => this.finish(await this.answer(authenticator))

  isLoggedIn = async () => (await this.ask('GET', '/users/passkeys')).ok
}

async function person(role: Role = 'country-editor') {
  const browser = new Browser()
  const email = `person-${serial}@example.com`
  const data = { email, name: 'Somebody', role, password: PASSWORD }
  const { id } = await cms.payload.create({ collection: 'users', data })
  const withPassword = (there = new Browser()) =>
    there.ask('POST', '/users/login', { email, password: PASSWORD })
  expect((await withPassword(browser)).status).toBe(200)
  return { id, email, browser, withPassword }
}

type Person = Awaited<ReturnType<typeof person>>

async function addPasskey(
  { browser }: Pick<Person, 'browser'>,
  more: { proof?: object; name?: string } = {},
) {
  const begun = await browser.ask('POST', '/users/passkeys/begin', more.proof ?? PROOF)
  const { options } = additionOptions.parse(await begun.json())
  const authenticator = new SoftwareAuthenticator()
  authenticator.userHandle = options.user.id
  const { challenge, rp } = options
  const sent = authenticator.create({ challenge, rpId: rp.id, origin: cms.url })
  const answer = await browser.ask('POST', '/users/passkeys/confirm', { ...sent, name: more.name ?? '' })
  return { options, sent, answer, authenticator }
}

async function withPasskey(role?: Role) {
  const who = await person(role)
  const { authenticator, answer } = await addPasskey(who)
  expect(answer.status).toBe(200)
  return { ...who, authenticator }
}

async function withApp(who: Person) {
  const begun = await who.browser.ask('POST', '/users/second-factor/begin', PROOF)
  const app = new TOTP({ secret: Secret.fromBase32(secondFactorBegun.parse(await begun.json()).secret) })
  await who.browser.ask('POST', '/users/second-factor/confirm', { code: app.generate() })
  /** As if half a minute had passed. */
  const freshProof = async () => {
    await query('UPDATE log_in.second_factors SET last_step = 0 WHERE account = $1', [who.id])
    return { ...PROOF, presentCode: app.generate() }
  }
  return { freshProof }
}

const said = async (answer: Response) => ({
  status: answer.status,
  message: refused.parse(await answer.json()).errors[0].message,
})

const listOf = async ({ browser }: Pick<Person, 'browser'>) =>
  passkeysAnswer.parse(await (await browser.ask('GET', '/users/passkeys')).json()).passkeys

const remove = ({ browser }: Pick<Person, 'browser'>, { id }: SoftwareAuthenticator, proof: object = PROOF) =>
  browser.ask('POST', `/users/passkeys/${id}/remove`, proof)

describe('a passkey', () => {
  test('is added by whoever gives a fresh proof, and ends all other sessions', async () => {
    const who = await person()
    const elsewhere = new Browser()
    await who.withPassword(elsewhere)
    expect(await said(await who.browser.ask('POST', '/users/passkeys/begin', {}))).toEqual({
      status: 400,
      message: 'Give your own present password.',
    })
    const { options, answer, authenticator } = await addPasskey(who, { name: ' My telephone ' })
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
    expect(answer.status).toBe(200)
    expect(await listOf(who)).toEqual([
      { passkey: authenticator.id, name: 'My telephone', added: expect.any(String), used: null },
    ])
    expect(await elsewhere.isLoggedIn()).toBe(false)
    const { freshProof } = await withApp(who)
    expect((await who.browser.ask('POST', '/users/passkeys/begin', PROOF)).status).toBe(400)
    const second = await addPasskey(who, { proof: await freshProof() })
    expect(second.options.excludeCredentials).toEqual([expect.objectContaining({ id: authenticator.id })])
    expect(second.options.user.id).toBe(options.user.id)
    await expect.poll(() => cms.stack.log('cms')).toContain('a passkey was added')
  })

  test('is named after browser and system where its owner names none', async () => {
    const who = await person()
    who.browser.headers['user-agent'] =
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await addPasskey(who)
    expect(await listOf(who)).toMatchObject([{ name: 'Firefox, Linux' }])
  })

  test('is added once, for the session and the address that asked, by somebody whom the device knows', async () => {
    const who = await person()
    const { sent } = await addPasskey(who)
    expect(await said(await who.browser.ask('POST', '/users/passkeys/confirm', sent))).toEqual({
      status: 409,
      message: OVER,
    })
    const other = await person()
    for (const change of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'another' },
      { isVerified: false },
      { type: 'webauthn.get' },
      { attestation: { format: 'apple', certificates: [new Uint8Array(8)] } },
      { attestation: { format: 'packed', certificates: [new Uint8Array(8)] } },
    ]) {
      const begun = await other.browser.ask('POST', '/users/passkeys/begin', PROOF)
      const { challenge, rp } = additionOptions.parse(await begun.json()).options
      const made = new SoftwareAuthenticator().create({ challenge, rpId: rp.id, origin: cms.url, ...change })
      expect(
        await said(await other.browser.ask('POST', '/users/passkeys/confirm', made)),
        JSON.stringify(change),
      ).toEqual({
        status: 400,
        message: 'This passkey could not be added. Try again, or use another device.',
      })
    }
    const begun = await other.browser.ask('POST', '/users/passkeys/begin', PROOF)
    const { challenge, rp } = additionOptions.parse(await begun.json()).options
    await expect.poll(() => cms.stack.log('cms')).toContain('a passkey came with certificates')
    await other.withPassword(other.browser)
    const made = new SoftwareAuthenticator().create({ challenge, rpId: rp.id, origin: cms.url })
    expect((await other.browser.ask('POST', '/users/passkeys/confirm', made)).status).toBe(409)
    expect(await listOf(other)).toEqual([])
  })

  test('is seen and removed by its owner alone, and written by nobody', async () => {
    const who = await withPasskey()
    const administrator = await person('administrator')
    expect(await listOf(administrator)).toEqual([])
    await remove(administrator, who.authenticator)
    expect((await remove({ browser: new Browser() }, who.authenticator)).status).toBe(403)
    expect((await new Browser().ask('GET', '/users/passkeys')).status).toBe(403)
    const shown = await (
      await administrator.browser.ask('GET', `/users/${who.id}?showHiddenFields=true&depth=2`)
    ).text()
    expect(shown).toContain('"hasPasskeys":true')
    expect(shown).not.toContain(who.authenticator.id)
    expect(shown).not.toContain(who.authenticator.userHandle)
    await who.browser.ask('PATCH', `/users/${who.id}`, { hasPasskeys: false })
    expect((await administrator.browser.ask('GET', '/passkeys')).status).toBe(404)
    expect(await listOf(who)).toHaveLength(1)
  })

  test('is removed with a fresh proof, ends all other sessions, and lets nobody in any more', async () => {
    const who = await withPasskey()
    const elsewhere = new Browser()
    await elsewhere.logIn(who.authenticator)
    expect((await remove(who, who.authenticator, {})).status).toBe(400)
    expect(await elsewhere.isLoggedIn()).toBe(true)
    expect((await remove(who, who.authenticator)).status).toBe(200)
    expect(await listOf(who)).toEqual([])
    expect(await elsewhere.isLoggedIn()).toBe(false)
    expect(await said(await new Browser().logIn(who.authenticator))).toEqual({
      status: 401,
      message: DID_NOT_WORK,
    })
    expect((await who.withPassword()).status).toBe(200)
  })

  test('goes with its account', async () => {
    const who = await withPasskey()
    await cms.payload.delete({ collection: 'users', id: who.id })
    expect(await query('SELECT FROM log_in.passkeys WHERE account = $1', [who.id])).toEqual([])
  })

  test('goes with an address that somebody else changes, and stays with one of its owner’s', async () => {
    const who = await withPasskey()
    const own = { email: `own-${who.id}@example.com`, ...PROOF }
    expect((await who.browser.ask('PATCH', `/users/${who.id}`, own)).status).toBe(200)
    expect((await new Browser().logIn(who.authenticator)).status).toBe(200)
    const administrator = await person('administrator')
    const moved = { email: `moved-${who.id}@example.com`, ...PROOF }
    expect((await administrator.browser.ask('PATCH', `/users/${who.id}`, moved)).status).toBe(200)
    expect((await new Browser().logIn(who.authenticator)).status).toBe(401)
  })

  test('goes with a second factor that an administrator resets', async () => {
    const who = await withPasskey()
    const administrator = await person('administrator')
    const path = `/users/${who.id}/second-factor/reset`
    expect((await administrator.browser.ask('POST', path, PROOF)).status).toBe(200)
    expect(await who.browser.isLoggedIn()).toBe(false)
    expect((await new Browser().logIn(who.authenticator)).status).toBe(401)
  })
})

describe('a log-in with a passkey', () => {
  test('asks for neither password nor code, and is a session like any other', async () => {
    const who = await withPasskey()
    await withApp(who)
    const there = new Browser({
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    const answer = await there.logIn(who.authenticator)
    expect(await answer.json()).toEqual({ loggedIn: true })
    expect((await there.ask('GET', '/news')).status).toBe(200)
    const sessions = await (await there.ask('GET', '/users/sessions')).text()
    expect(sessions).toContain('"network":"203.0.113.0/24","device":"Firefox, Linux"')
    expect(await listOf({ browser: there })).toMatchObject([{ used: expect.any(String) }])
    expect([...there.cookies.keys()]).toContainEqual(expect.stringMatching(/^known-device-/))
    await expect
      .poll(() => cms.stack.log('cms'))
      .toMatch(new RegExp(`"account":${who.id},"msg":"an editor logged in with a passkey"`))
  })

  test('belongs to the configured address, whatever a request names', async () => {
    const there = new Browser({ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' })
    expect(await there.began()).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  })

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of the same host at another port', { origin: 'http://localhost:1' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: 'c29tZSBvdGhlciBjaGFsbGVuZ2U' }],
    ['without a verified person', { isVerified: false }],
    ['that is an addition', { type: 'webauthn.create' }],
  ])('an answer %s is refused', async (_, change) => {
    const who = await withPasskey()
    const there = new Browser()
    const answer = await there.finish(await there.answer(who.authenticator, change))
    expect(await said(answer)).toEqual({ status: 401, message: DID_NOT_WORK })
    expect(await there.isLoggedIn()).toBe(false)
  })

  test('with the name of somebody else’s passkey, or for somebody else’s account, is refused', async () => {
    const who = await withPasskey()
    const other = await withPasskey()
    const there = new Browser()
    const signed = await there.answer(other.authenticator)
    const stolen = { ...signed, id: who.authenticator.id, rawId: who.authenticator.id }
    expect(await said(await there.finish(stolen))).toEqual({ status: 401, message: DID_NOT_WORK })
    const named = await there.answer(other.authenticator)
    const handed = { ...named, response: { ...named.response, userHandle: who.authenticator.userHandle } }
    expect(await said(await there.finish(handed))).toEqual({ status: 401, message: DID_NOT_WORK })
    expect((await there.logIn(new SoftwareAuthenticator())).status).toBe(401)
    for (const nonsense of [{}, { id: 1 }, { ...signed, response: { signature: '' } }]) {
      await there.began()
      expect((await there.finish(nonsense)).status).toBe(401)
    }
    expect(await there.isLoggedIn()).toBe(false)
  })

  test('answers a challenge once, also twice at the same moment', async () => {
    const who = await withPasskey()
    const there = new Browser()
    const answer = await there.answer(who.authenticator)
    const kept = new Map(there.cookies)
    const answers = await Promise.all([there.finish(answer), there.finish(answer)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const thief = new Browser()
    for (const [name, value] of kept) thief.cookies.set(name, value)
    expect(await said(await thief.finish(answer))).toEqual({ status: 401, message: OVER })
    expect(await thief.isLoggedIn()).toBe(false)
  })

  test('answers in the browser that asked, within five minutes', async () => {
    const who = await withPasskey()
    const begun = await new Browser().ask('POST', '/users/passkeys/log-in/begin', {})
    const [cookie = ''] = begun.headers.getSetCookie()
    expect(cookie).toMatch(/^passkey-log-in=[\w-]+; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax$/)
    const { challenge, rpId } = logInOptions.parse(await begun.json()).options
    const answer = who.authenticator.get({ challenge, rpId, origin: cms.url })
    expect(await said(await new Browser().finish(answer))).toEqual({ status: 401, message: OVER })
    const late = new Browser()
    const sealed = new SealedCookie(
      {
        name: 'passkey-log-in',
        secret: cms.stack.secrets.sessionSecret,
        isHttps: false,
        lastsSeconds: -1,
      },
      z.object({ challenge: z.string() }),
    ).write({ challenge })
    late.cookies.set('passkey-log-in', /^[^=]+=([^;]*)/.exec(sealed)?.[1] ?? '')
    expect(await said(await late.finish(answer))).toEqual({ status: 401, message: OVER })
    late.cookies.set('passkey-log-in', /^[^=]+=([^;]*)/.exec(cookie)?.[1] ?? '')
    expect((await late.finish(answer)).status).toBe(200)
  })

  test('forgets spent challenges when their cookies are over', async () => {
    const who = await withPasskey()
    await query(`UPDATE log_in.spent_challenges SET spent = now() - interval '6 minutes'`)
    await new Browser().logIn(who.authenticator)
    await forgetSpentChallenges(cms.payload.db.pool, 300)
    expect(await query('SELECT FROM log_in.spent_challenges')).toHaveLength(1)
  })

  test('is refused where the counter has not gone up, as of a copy, and the log says so', async () => {
    const who = await withPasskey()
    const logIn = async (counter: number) => {
      who.authenticator.counter = counter
      return (await new Browser().logIn(who.authenticator)).status
    }
    expect([await logIn(0), await logIn(0)]).toEqual([200, 200])
    expect([await logIn(5), await logIn(5), await logIn(3), await logIn(0)]).toEqual([200, 401, 401, 401])
    expect(await logIn(6)).toBe(200)
    const line = `"account":${who.id},"msg":"a passkey was refused: removed, or copied, as its counter went back"`
    await expect.poll(() => cms.stack.log('cms')).toContain(line)
  })

  test('opens no account that is deactivated or in the trash', async () => {
    const who = await withPasskey()
    await cms.payload.update({ collection: 'users', id: who.id, data: { deactivated: true } })
    expect(await said(await new Browser().logIn(who.authenticator))).toEqual({
      status: 403,
      message: 'This account was deactivated. Ask an administrator.',
    })
    const trashed = await withPasskey()
    const data = { deletedAt: new Date().toISOString() }
    await cms.payload.update({ collection: 'users', id: trashed.id, data })
    expect(await said(await new Browser().logIn(trashed.authenticator))).toEqual({
      status: 401,
      message: DID_NOT_WORK,
    })
  })

  test('makes a network with many wrong answers wait, and no device that is known', async () => {
    const who = await withPasskey()
    const home = new Browser({ 'x-forwarded-for': '203.0.200.1' })
    await home.logIn(who.authenticator)
    const guess = () => new Browser({ 'x-forwarded-for': '203.0.200.9' }).finish({})
    const statuses: number[] = []
    for (let at = 0; at < 60; at++) statuses.push((await guess()).status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(55)
    // The first wait of a second may be over on a busy machine.
    await query(
      `UPDATE log_in.password_attempts SET free_at = free_at + interval '1 minute' WHERE free_at > '-infinity'`,
    )
    const waiting = await guess()
    expect(waiting.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await said(waiting)).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many attempts\. Try again in \d+ s\.$/),
    })
    expect((await home.logIn(who.authenticator)).status).toBe(200)
    expect((await new Browser().logIn(who.authenticator)).status).toBe(200)
  })
})

describe('a role that asks for a second factor', () => {
  test('is content with a passkey, and then with no password alone', async () => {
    const who = await person('marketing')
    expect((await who.browser.ask('GET', '/news')).status).toBe(403)
    const { authenticator } = await addPasskey(who)
    expect((await who.browser.ask('GET', '/news')).status).toBe(200)
    expect(await said(await who.withPassword())).toEqual({ status: 401, message: USE_PASSKEY })
    const there = new Browser()
    await there.logIn(authenticator)
    expect((await there.ask('GET', '/news')).status).toBe(200)
  })

  test('keeps the last of passkeys and app', async () => {
    const who = await withPasskey('marketing')
    expect(await said(await remove(who, who.authenticator))).toEqual({
      status: 409,
      message: 'Your role asks for a second factor. Set up another one before you remove this passkey.',
    })
    expect(await listOf(who)).toHaveLength(1)
    const { freshProof } = await withApp(who)
    const off = async () => who.browser.ask('POST', '/users/second-factor/remove', await freshProof())
    expect((await off()).status).toBe(200)
    const again = await withApp(who)
    expect((await remove(who, who.authenticator, await again.freshProof())).status).toBe(200)
    const last = await who.browser.ask('POST', '/users/second-factor/remove', await again.freshProof())
    expect(last.status).toBe(409)
  })
})
