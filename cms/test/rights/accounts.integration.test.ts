import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../src/access/roles'
import { PASSWORD } from '../support/accounts'
import { send as sendTo } from './attempts'
import { addNewcomer, type StaffedCms, startStaffedCms, type Session, sessionOf } from './staffed-cms'

let staffed: StaffedCms

beforeAll(async () => {
  staffed = await startStaffedCms('rights_accounts')
})

afterAll(() => staffed.cms.stop())

const send = (who: Session, method: string, path: string, data?: unknown) =>
  sendTo(staffed, who, method, path, data)

const account = (id: number) =>
  staffed.cms.payload.findByID({ collection: 'users', id, depth: 0, showHiddenFields: true })

const tryLogIn = (email: string, password: string) =>
  send(staffed.as.stranger, 'POST', '/users/login', { email, password })

const newcomer = (role?: Role) => addNewcomer(staffed, role)

const LIMITED = ['country-editor', 'marketing', 'translator', 'read-only'] as const

describe('one’s own account', () => {
  test.each(LIMITED)('a %s cannot make itself more', async (role) => {
    const who = await newcomer(role)
    const before = await account(who.id)
    const data = {
      name: 'New name',
      role: 'administrator',
      countries: Object.values(staffed.world.countries),
      allCountries: true,
      languages: ['en', 'ru'],
      deactivated: false,
      sessions: [{ id: 'forged', expiresAt: new Date(2099, 1).toISOString() }],
      hash: 'x',
      salt: 'x',
      id: staffed.as.administrator.id,
    }
    for (const path of [
      `/users/${who.id}`,
      `/users?where[id][equals]=${who.id}`,
      `/users/${who.id}?draft=true`,
    ]) {
      await send(who, 'PATCH', path, data)
    }
    const { updatedAt: _, ...after } = await account(who.id)
    const { updatedAt: __, ...then } = before
    expect(after).toEqual(then)
  })

  test.each(LIMITED)('a %s sees and changes no other', async (role) => {
    const who = staffed.as[role]
    const { docs } = (await (await send(who, 'GET', '/users')).json()) as { docs: { id: number }[] }
    expect(docs.map(({ id }) => id)).toEqual([who.id])
    const other = staffed.as.administrator
    const before = await account(other.id)
    expect((await send(who, 'GET', `/users/${other.id}`)).status).toBe(404)
    expect((await send(who, 'PATCH', `/users/${other.id}`, { name: 'x', password: PASSWORD })).status).toBe(
      403,
    )
    await send(who, 'PATCH', '/users?where[id][exists]=true', { email: 'x@example.com' })
    expect((await send(who, 'DELETE', `/users/${other.id}`)).status).toBe(403)
    expect((await send(who, 'DELETE', '/users?where[id][exists]=true')).status).toBe(403)
    const data = { email: 'b@example.com', name: 'b', password: PASSWORD, role: 'administrator' }
    expect((await send(who, 'POST', '/users', data)).status).toBe(403)
    expect((await send(who, 'POST', `/users/${who.id}/duplicate`, data)).ok).toBe(false)
    expect(await account(other.id)).toEqual(before)
  })

  test('shows nobody a hash, a salt or another’s sessions, not even by questions', async () => {
    const { administrator } = staffed.as
    for (const query of ['', '?showHiddenFields=true', '?select[hash]=true&select[salt]=true', '?depth=3']) {
      const answer = await (await send(administrator, 'GET', `/users${query}`)).text()
      expect(answer).not.toMatch(/"(?:hash|salt|resetPasswordToken)"/)
    }
    const other = await (await send(administrator, 'GET', `/users/${staffed.foreigner.id}`)).text()
    expect(other).not.toContain('expiresAt')
    for (const who of [administrator, staffed.as['country-editor']]) {
      for (const query of [
        'where[hash][like]=pbkdf2',
        'where[salt][exists]=true',
        'where[or][0][hash][like]=p',
      ]) {
        expect((await send(who, 'GET', `/users?${query}`)).status, query).toBe(400)
      }
    }
  })
})

describe('a log-in', () => {
  test('is over for its token after the log-out', async () => {
    const who = await newcomer()
    expect((await send(who, 'GET', `/users/${who.id}`)).status).toBe(200)
    expect((await send(who, 'POST', '/users/logout')).status).toBe(200)
    expect((await send(who, 'GET', `/users/${who.id}`)).status).toBe(403)
    expect((await send(who, 'GET', '/news')).status).toBe(403)
    expect((await send(who, 'POST', '/users/refresh-token')).status).toBe(403)
  })

  test('elsewhere ends when the password is changed, and the one that changed it goes on', async () => {
    const here = await newcomer()
    const elsewhere = { ...here, headers: await sessionOf(staffed.cms, here.email) }
    const password = 'another password for tests'
    expect(
      (await send(here, 'PATCH', `/users/${here.id}`, { password, presentPassword: PASSWORD })).status,
    ).toBe(200)
    expect((await send(here, 'GET', '/news')).status).toBe(200)
    expect((await send(elsewhere, 'GET', '/news')).status).toBe(403)
    expect((await tryLogIn(here.email, PASSWORD)).status).toBe(401)
    expect((await tryLogIn(here.email, password)).status).toBe(200)
  })

  test('ends everywhere when an administrator sets the password', async () => {
    const who = await newcomer()
    const password = 'set by an administrator'
    await send(staffed.as.administrator, 'PATCH', `/users/${who.id}`, { password, presentPassword: PASSWORD })
    expect((await send(who, 'GET', '/news')).status).toBe(403)
  })

  test('ends when the account is deactivated, and there is no other until it is given back', async () => {
    const who = await newcomer()
    const { administrator } = staffed.as
    await send(administrator, 'PATCH', `/users/${who.id}`, { deactivated: true })
    expect((await send(who, 'GET', '/news')).status).toBe(403)
    expect((await send(who, 'PATCH', `/users/${who.id}`, { deactivated: false })).status).toBe(403)
    const refused = await tryLogIn(who.email, PASSWORD)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('This account was deactivated.')
    expect((await account(who.id)).sessions).toEqual([])
    await send(administrator, 'PATCH', `/users/${who.id}`, { deactivated: false })
    expect((await tryLogIn(who.email, PASSWORD)).status).toBe(200)
  })

  test('ends when the account is deleted', async () => {
    const who = await newcomer()
    await send(staffed.as.administrator, 'DELETE', `/users/${who.id}`)
    expect((await send(who, 'GET', '/news')).status).toBe(403)
    expect((await tryLogIn(who.email, PASSWORD)).status).toBe(401)
  })

  test('has the rights that the account has now, not those it began with', async () => {
    const who = await newcomer()
    await send(staffed.as.administrator, 'PATCH', `/users/${who.id}`, {
      role: 'read-only',
      presentPassword: PASSWORD,
    })
    const data = { name: 'x', url: 'news', countries: [staffed.world.countries.ng] }
    expect((await send(who, 'POST', '/quick-links', data)).status).toBe(403)
  })

  test('is not had with a token of another secret, another person, or none', async () => {
    const who = await newcomer()
    const [head = '', body = '', signature = ''] = who.headers.authorization?.slice(4).split('.') ?? []
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const forge = (changes: object, sign = signature) =>
      `${head}.${Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')}.${sign}`
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    for (const token of [forge({ id: staffed.as.administrator.id }), forge({}, ''), `${none}.${body}.`]) {
      const forged = { ...who, headers: { authorization: `JWT ${token}` } }
      expect((await send(forged, 'GET', '/news')).status).toBe(403)
    }
  })

  test('says the same for an unknown address and a wrong password', async () => {
    const who = await newcomer()
    const attempt = async (email: string) => {
      const answer = await tryLogIn(email, 'wrong')
      return [answer.status, await answer.text()]
    }
    expect(await attempt('nobody@example.com')).toEqual(await attempt(who.email))
  })

  test('at the same moment as others of the account lasts like them, and so does one that is renewed', async () => {
    const who = await newcomer()
    const [renewed, ...others] = await Promise.all([
      send(who, 'POST', '/users/refresh-token').then(() => who.headers),
      ...Array.from({ length: 6 }, () => sessionOf(staffed.cms, who.email)),
    ])
    for (const headers of [renewed, ...others]) {
      expect((await send({ ...who, headers }, 'GET', '/news')).status).toBe(200)
    }
    const leaver = { ...who, headers: others[0] ?? {} }
    await Promise.all([send(leaver, 'POST', '/users/logout'), sessionOf(staffed.cms, who.email)])
    expect((await send(leaver, 'GET', '/news')).status).toBe(403)
    expect((await account(who.id)).sessions).toHaveLength(7)
  })
})

describe('administrators', () => {
  test('give roles, and stay at least one who can log in', async () => {
    const { administrator } = staffed.as
    const who = await newcomer()
    expect(
      (
        await send(administrator, 'PATCH', `/users/${who.id}`, {
          role: 'translator',
          presentPassword: PASSWORD,
        })
      ).status,
    ).toBe(200)
    expect(await account(who.id)).toMatchObject({ role: 'translator' })
    for (const step of [{ role: 'read-only', presentPassword: PASSWORD }, { deactivated: true }]) {
      expect((await send(administrator, 'PATCH', `/users/${administrator.id}`, step)).status).toBe(409)
    }
    expect((await send(administrator, 'DELETE', `/users/${administrator.id}`)).status).toBe(409)
  })

  test('are asked for passwords of twelve characters', async () => {
    const data = {
      email: 'c@example.com',
      name: 'c',
      role: 'read-only',
      password: 'too short',
      presentPassword: PASSWORD,
    }
    const answer = await send(staffed.as.administrator, 'POST', '/users', data)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('at least 12 characters')
  })
})

describe('the account of a stranger', () => {
  const data = { email: 'stranger@example.com', password: PASSWORD, name: 'x', role: 'administrator' }

  test.each(['first-register', 'forgot-password', 'reset-password', 'verify/1', ''])(
    'does not come about by /users/%s',
    async (path) => {
      const before = await staffed.cms.payload.count({ collection: 'users' })
      const answer = await send(staffed.as.stranger, 'POST', `/users/${path}`, { ...data, token: 'x' })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(await staffed.cms.payload.count({ collection: 'users' })).toEqual(before)
    },
  )

  test('is not told whether an address is known by asking for a new password', async () => {
    const answers = await Promise.all(
      [staffed.as.administrator.email, 'nobody@example.com'].map(async (email) => {
        const answer = await send(staffed.as.stranger, 'POST', '/users/forgot-password', { email })
        return [answer.status, await answer.text()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(await account(staffed.as.administrator.id)).toMatchObject({ resetPasswordToken: null })
  })
})

describe('where there is no account', () => {
  beforeAll(() => staffed.cms.payload.db.pool.query('DELETE FROM users'))

  test.each(['/users/first-register', '/users', '/users/login', '/users/reset-password'])(
    'nobody becomes the first administrator by %s',
    async (path) => {
      const data = { email: 'first@example.com', password: PASSWORD, name: 'x', role: 'administrator' }
      const answer = await send(staffed.as.stranger, 'POST', path, { ...data, 'confirm-password': PASSWORD })
      expect(answer.status).toBeGreaterThanOrEqual(401)
      expect(await staffed.cms.payload.count({ collection: 'users' })).toEqual({ totalDocs: 0 })
    },
  )
})
