import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Role } from '../../src/access/roles'
import {
  recoveryCodesAnswer,
  secondFactorBegun,
} from '../../src/collections/users/second-factor/second-factor-answers'
import { PASSWORD } from '../support/accounts'
import { startBuiltCms } from '../support/start-cms'

const refused = z.object({
  errors: z.tuple([z.object({ message: z.string(), data: z.unknown().optional() })]),
})
const wrongFields = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) })
const tokenAnswer = z.object({ token: z.string() })

const NEEDED = 'Give the code of your second factor.'
const WRONG = 'This code is not right.'
const USED = 'This code has been used already. Wait for the next one.'

let cms: Awaited<ReturnType<typeof startBuiltCms>>
let serial = 0

beforeAll(async () => {
  cms = await startBuiltCms('second_factor', ['cms'], { SECOND_FACTOR_ROLES: 'marketing, translator' })
})

afterAll(() => cms.stop())

const query = async (sql: string, values: unknown[] = []) =>
  (await cms.payload.db.pool.query(sql, values)).rows

async function person(role: Role = 'country-editor') {
  serial += 1
  const email = `person-${serial}@example.com`
  const data = { email, name: 'Somebody', role, password: PASSWORD }
  const { id } = await cms.payload.create({ collection: 'users', data })
  const logIn = (code?: string, { from = `198.51.${serial}.1`, cookie = '', password = PASSWORD } = {}) =>
    cms.rest('/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
      body: JSON.stringify({ email, password, ...(code !== undefined && { code }) }),
    })
  const sessionOf = async (answer: Response) => {
    const { token } = tokenAnswer.parse(await answer.json())
    return (method: string, asked: string, sent?: object) =>
      cms.rest(asked, {
        method,
        headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
        body: sent && JSON.stringify(sent),
      })
  }
  const ask = await sessionOf(await logIn())
  return { id, email, logIn, ask, sessionOf, own: `/users/${id}` }
}

type Person = Awaited<ReturnType<typeof person>>

const PROOF = { presentPassword: PASSWORD }

async function withFactor(role?: Role) {
  const who = await person(role)
  const begun = secondFactorBegun.parse(
    await (await who.ask('POST', '/users/second-factor/begin', PROOF)).json(),
  )
  const app = new TOTP({ secret: Secret.fromBase32(begun.secret) })
  const answer = await who.ask('POST', '/users/second-factor/confirm', { code: app.generate() })
  const { recoveryCodes } = recoveryCodesAnswer.parse(await answer.json())
  /** As if half a minute had passed. */
  const freshCode = async () => {
    await query('UPDATE log_in.second_factors SET last_step = 0 WHERE account = $1', [who.id])
    return app.generate()
  }
  return { ...who, begun, recoveryCodes, freshCode, app }
}

async function said(answer: Response) {
  const [first] = refused.parse(await answer.json()).errors
  return { status: answer.status, ...first }
}

async function fieldsRefused(answer: Response) {
  const { status, data } = await said(answer)
  return { status, fields: wrongFields.parse(data).errors }
}

const sessionsOf = async ({ id }: Pick<Person, 'id'>) =>
  (await query('SELECT FROM users_sessions WHERE _parent_id = $1', [id])).length

describe('a second factor', () => {
  test('is set up by whoever gives the present password and a right code', async () => {
    const who = await person()
    const elsewhere = await who.sessionOf(await who.logIn())
    expect(await fieldsRefused(await who.ask('POST', '/users/second-factor/begin', {}))).toEqual({
      status: 400,
      fields: [{ path: 'presentPassword', message: 'Give your own present password.' }],
    })
    const begun = secondFactorBegun.parse(
      await (await who.ask('POST', '/users/second-factor/begin', PROOF)).json(),
    )
    expect(begun.picture.path).toMatch(/^M\d+ \d+h1v1h-1z/)
    expect(
      await said(await who.ask('POST', '/users/second-factor/confirm', { code: '000000' })),
    ).toMatchObject({
      status: 400,
      message: WRONG,
    })
    // It counts for nothing yet.
    expect((await who.logIn()).status).toBe(200)
    const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate()
    const answer = await who.ask('POST', '/users/second-factor/confirm', { code })
    expect(recoveryCodesAnswer.parse(await answer.json()).recoveryCodes).toHaveLength(10)
    expect((await who.ask('GET', '/news')).status).toBe(200)
    expect((await elsewhere('GET', '/news')).status).toBe(403)
    expect((await who.ask('POST', '/users/second-factor/confirm', { code })).status).toBe(409)
  })

  test('is kept sealed, and its recovery codes as hashes; no answer shows either', async () => {
    const who = await withFactor()
    const kept = JSON.stringify([
      await query('SELECT * FROM log_in.second_factors'),
      await query('SELECT * FROM log_in.recovery_codes'),
      await query('SELECT * FROM users'),
    ])
    expect(kept).not.toContain(who.begun.secret)
    for (const code of who.recoveryCodes) expect(kept).not.toContain(code)
    const shown = await (await who.ask('GET', `${who.own}?showHiddenFields=true&depth=2`)).text()
    expect(shown).toContain('secondFactorSince')
    expect(shown).not.toContain(who.begun.secret)
    await who.ask('PATCH', who.own, { secondFactorSince: null, lacksSecondFactor: false })
    expect((await who.logIn()).status).toBe(401)
  })
})

describe('a log-in with a second factor', () => {
  test('without a code is told so, after the right password alone, and opens nothing', async () => {
    const who = await withFactor()
    const before = await sessionsOf(who)
    const answer = await who.logIn()
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await said(answer)).toMatchObject({
      status: 401,
      message: NEEDED,
      data: { secondFactor: 'needed' },
    })
    const wrong = await who.logIn(undefined, { password: 'a wrong password' })
    expect(await wrong.text()).not.toContain('secondFactor')
    await expect(cms.logIn(who.email, PASSWORD)).rejects.toThrow(NEEDED)
    expect(await sessionsOf(who)).toBe(before)
  })

  test('takes a right code once, also of two at the same moment', async () => {
    const who = await withFactor()
    const code = await who.freshCode()
    const answers = await Promise.all([who.logIn(code), who.logIn(code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(await said(await who.logIn(code))).toMatchObject({
      status: 401,
      message: USED,
      data: { secondFactor: 'refused' },
    })
    // An earlier one, which the clock would allow.
    const earlier = who.app.generate({ timestamp: Date.now() - 30_000 })
    expect(await said(await who.logIn(earlier))).toMatchObject({ status: 401 })
    expect((await who.logIn(who.app.generate({ timestamp: Date.now() + 30_000 }))).status).toBe(200)
  })

  test('refuses a wrong code, an old one, and one of somebody else', async () => {
    const who = await withFactor()
    const other = await withFactor()
    const old = who.app.generate({ timestamp: Date.now() - 120_000 })
    await query('UPDATE log_in.second_factors SET last_step = 0')
    for (const code of ['12345', 'abcdef', old, await other.freshCode(), ...other.recoveryCodes.slice(0, 1)])
      expect(await said(await who.logIn(code)), code).toMatchObject({ status: 401, message: WRONG })
  })

  test('takes each recovery code once, also of two at the same moment', async () => {
    const who = await withFactor()
    const [first = '', second = ''] = who.recoveryCodes
    const answers = await Promise.all([who.logIn(first), who.logIn(first.toUpperCase().replace('-', ' '))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await who.logIn(second)).status).toBe(200)
    const state = await (await who.ask('GET', '/users/second-factor')).json()
    expect(state).toMatchObject({ codesLeft: 8 })
  })

  test('makes whoever guesses codes wait, from however many networks, and not the owner’s device', async () => {
    const who = await withFactor()
    const atHome = await who.logIn(await who.freshCode())
    const cookie = atHome.headers
      .getSetCookie()
      .find((each) => each.startsWith('known-device-'))
      ?.split(';')[0]
    const guesses = Array.from({ length: 15 }, (_, at) => who.logIn('000000', { from: `203.0.${at}.1` }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(12)
    // The first wait of a second may be over on a busy machine.
    await cms.payload.db.pool.query(
      `UPDATE log_in.password_attempts SET free_at = free_at + interval '1 minute' WHERE free_at > '-infinity'`,
    )
    const waiting = await who.logIn(await who.freshCode(), { from: '203.0.200.1' })
    expect(waiting.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await said(waiting)).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many wrong codes\. Try again in \d+ s\.$/),
    })
    expect((await who.logIn(await who.freshCode(), { cookie: cookie ?? '' })).status).toBe(200)
  })
})

test('what changes who gets in asks for a fresh code besides the password', async () => {
  const who = await withFactor()
  const change = { email: `moved-${who.id}@example.com`, ...PROOF }
  expect(await fieldsRefused(await who.ask('PATCH', who.own, change))).toEqual({
    status: 400,
    fields: [{ path: 'presentCode', message: NEEDED }],
  })
  expect(await fieldsRefused(await who.ask('PATCH', who.own, { ...change, presentCode: '000000' }))).toEqual({
    status: 400,
    fields: [{ path: 'presentCode', message: WRONG }],
  })
  const presentCode = await who.freshCode()
  const done = await who.ask('PATCH', who.own, { ...change, presentCode })
  expect(done.status).toBe(200)
  expect(await done.text()).not.toContain(presentCode)
  const again = { ...PROOF, email: `again-${who.id}@example.com`, presentCode }
  expect(await fieldsRefused(await who.ask('PATCH', who.own, again))).toMatchObject({
    fields: [{ path: 'presentCode', message: USED }],
  })
})

test('new recovery codes take the place of the old ones, for password and code', async () => {
  const who = await withFactor()
  expect((await who.ask('POST', '/users/second-factor/recovery-codes', PROOF)).status).toBe(400)
  const proof = { ...PROOF, presentCode: await who.freshCode() }
  const answer = await who.ask('POST', '/users/second-factor/recovery-codes', proof)
  const { recoveryCodes } = recoveryCodesAnswer.parse(await answer.json())
  expect(recoveryCodes).toHaveLength(10)
  expect((await who.logIn(who.recoveryCodes[0])).status).toBe(401)
  expect((await who.logIn(recoveryCodes[0])).status).toBe(200)
})

test('another phone takes the place of the first when it is proven, and not before', async () => {
  const who = await withFactor()
  const proof = { ...PROOF, presentCode: await who.freshCode() }
  expect((await who.ask('POST', '/users/second-factor/begin', PROOF)).status).toBe(400)
  const answer = await who.ask('POST', '/users/second-factor/begin', proof)
  const second = new TOTP({ secret: Secret.fromBase32(secondFactorBegun.parse(await answer.json()).secret) })
  expect((await who.logIn(second.generate())).status).toBe(401)
  expect((await who.logIn(await who.freshCode())).status).toBe(200)
  await who.ask('POST', '/users/second-factor/confirm', { code: second.generate() })
  await query('UPDATE log_in.second_factors SET last_step = 0')
  expect((await who.logIn(await who.freshCode())).status).toBe(401)
  expect((await who.logIn(second.generate())).status).toBe(200)
})

test('turning it off asks for password and code', async () => {
  const who = await withFactor()
  expect((await who.ask('POST', '/users/second-factor/remove', PROOF)).status).toBe(400)
  const proof = { ...PROOF, presentCode: await who.freshCode() }
  expect((await who.ask('POST', '/users/second-factor/remove', proof)).status).toBe(200)
  expect((await who.logIn()).status).toBe(200)
})

describe('a role that asks for a second factor', () => {
  test('leaves whoever has none nothing but to set one up', async () => {
    const who = await person('marketing')
    for (const { slug } of cms.payload.config.collections.filter((each) => !each.slug.startsWith('payload-')))
      expect((await who.ask('GET', `/${slug}`)).status, slug).toBe(403)
    expect((await who.ask('GET', who.own)).status).toBe(403)
    expect(
      (await who.ask('PATCH', who.own, { password: 'seven violet ferries sing', ...PROOF })).status,
    ).toBe(403)
    expect((await who.ask('GET', '/submissions')).status).toBe(403)
    expect((await who.ask('GET', '/document-state/news/1')).status).toBe(403)
    expect(await (await who.ask('GET', '/users/second-factor')).json()).toMatchObject({ isRequired: true })
    const { secret } = secondFactorBegun.parse(
      await (await who.ask('POST', '/users/second-factor/begin', PROOF)).json(),
    )
    expect((await who.ask('GET', '/news')).status).toBe(403)
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect((await who.ask('POST', '/users/second-factor/confirm', { code })).status).toBe(200)
    expect((await who.ask('GET', '/news')).status).toBe(200)
  })

  test('leads from every page of the admin to setting one up', async () => {
    const who = await person('translator')
    const [cookie = ''] = (await who.logIn()).headers.getSetCookie()
    const open = (page: string) =>
      fetch(new URL(page, cms.url), { redirect: 'manual', headers: { cookie: cookie.split(';')[0] ?? '' } })
    for (const page of ['/admin', '/admin/account', '/admin/collections/news'])
      expect((await open(page)).headers.get('location'), page).toMatch(/^\/admin\/unauthorized/)
    const page = await (await open('/admin/unauthorized')).text()
    expect(page).toContain('Your role asks for a second factor. Set one up to go on.')
  })

  test('does not let it be turned off', async () => {
    const who = await withFactor('marketing')
    const proof = { ...PROOF, presentCode: await who.freshCode() }
    expect(await said(await who.ask('POST', '/users/second-factor/remove', proof))).toMatchObject({
      status: 409,
      message: 'Your role asks for a second factor. Use another phone instead of turning it off.',
    })
    expect((await who.logIn()).status).toBe(401)
  })
})

describe('the second factor of somebody who has lost it', () => {
  const NOT_YOU = { status: 403, message: 'Only another administrator can do this.' }

  test('is reset by another administrator, who proves who they are', async () => {
    const who = await withFactor()
    const administrator = await withFactor('administrator')
    const reset = (by: Person, whose: Person, proof: object) =>
      by.ask('POST', `${whose.own}/second-factor/reset`, proof)
    expect(await said(await reset(who, who, PROOF))).toMatchObject(NOT_YOU)
    expect(await said(await reset(await person(), who, PROOF))).toMatchObject(NOT_YOU)
    expect(await said(await reset(administrator, administrator, PROOF))).toMatchObject(NOT_YOU)
    expect((await reset(administrator, who, {})).status).toBe(400)
    expect((await reset(administrator, who, PROOF)).status).toBe(400)
    expect((await who.logIn()).status).toBe(401)
    const proof = { ...PROOF, presentCode: await administrator.freshCode() }
    expect((await reset(administrator, who, proof)).status).toBe(200)
    expect((await who.ask('GET', '/news')).status).toBe(403)
    expect((await who.logIn()).status).toBe(200)
    expect((await who.logIn(who.recoveryCodes[0])).status).toBe(200)
    expect(await query('SELECT FROM log_in.recovery_codes WHERE account = $1', [who.id])).toEqual([])
    expect(await cms.stack.log('cms')).toContain('an administrator reset a second factor')
  })

  test('is reset on the server where no administrator is left to do it', async () => {
    const who = await withFactor('administrator')
    const run = promisify(execFile)
    const script = path.resolve(import.meta.dirname, '../../dist/scripts/reset-second-factor.mjs')
    const reset = (email: string) =>
      run(process.execPath, ['--conditions=production', script, '--email', email], {
        env: {
          ...process.env,
          DATABASE_URL: cms.stack.databaseUrls.carelane_cms,
          CARELANE_DATABASE_PREFIX: prefixOf(cms.stack.databaseUrls.carelane_cms),
          SESSION_SECRET: cms.stack.secrets.sessionSecret,
        },
      })
    await expect(reset('nobody@example.com')).rejects.toThrow('There is no account nobody@example.com.')
    expect((await reset(who.email)).stdout).toContain('logs in with the password alone now')
    expect((await who.ask('GET', '/news')).status).toBe(403)
    expect((await who.logIn()).status).toBe(200)
  })
})

function prefixOf(url: string): string {
  return new URL(url).pathname.slice(1).replace(/carelane_cms$/, '')
}
