import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetEndedSessions } from '../../src/queries/accounts/sessions'
import { sessionsAnswer } from '../../src/collections/users/sessions/sessions-answer'
import { addAccount, PASSWORD } from '../support/accounts'
import { startBuiltCms } from '../support/start-cms'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let cms: Awaited<ReturnType<typeof startBuiltCms>>
let email: string
let other: string

beforeAll(async () => {
  cms = await startBuiltCms('own_sessions', ['cms'], { LOG_LEVEL: 'info' })
  email = (await addAccount(cms.payload, 'country-editor')).email
  other = (await addAccount(cms.payload, 'administrator')).email
})

afterAll(() => cms.stop())

async function logIn(headers: Record<string, string> = {}, who = email) {
  const answer = await cms.rest('/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: who, password: PASSWORD }),
  })
  const { token } = (await answer.json()) as { token: string }
  const authorization = `JWT ${token}`
  const ask = (path: string, method = 'GET') => cms.rest(path, { method, headers: { authorization } })
  const list = async (path = '/users/sessions', method = 'GET') => {
    const answered = await ask(path, method)
    expect(answered.status).toBe(200)
    expect(answered.headers.get('cache-control')).toBe('no-store')
    return sessionsAnswer.parse(await answered.json()).sessions
  }
  return { headers: { authorization }, ask, list, isOpen: async () => (await ask('/users/sessions')).ok }
}

test('says since when, from which network and with what, and no more', async () => {
  const { list } = await logIn({ 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' })
  const own = (await list()).find(({ isOwn }) => isOwn)
  expect(own).toMatchObject({ network: '203.0.113.0/24', device: 'Firefox, Linux' })
  expect(Date.now() - new Date(own?.began ?? 0).getTime()).toBeLessThan(60_000)
  await logIn({ 'x-forwarded-for': '2001:db8:1:2:3::4', 'user-agent': 'curl/8.5.0' })
  expect(await list()).toContainEqual(
    expect.objectContaining({ network: '2001:db8:1:2::/64', device: '', isOwn: false }),
  )
  const { rows } = await cms.payload.db.pool.query('SELECT * FROM log_in.sessions')
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|Gecko|curl/)
})

test('the log says who logged in, by the number of the account', async () => {
  const { docs } = await cms.payload.find({ collection: 'users', where: { email: { equals: email } } })
  await logIn()
  await expect
    .poll(() => cms.stack.log('cms'))
    .toMatch(new RegExp(`"account":${docs[0]?.id},"msg":"an editor logged in"`))
  expect(await cms.stack.log('cms')).not.toContain(email)
})

test('the log says whose account a failed log-in was for, what was refused to whom, and from which network', async () => {
  const from = { 'x-forwarded-for': '198.51.100.9', 'content-type': 'application/json' }
  const guess = (who: string) =>
    cms.rest('/users/login', {
      method: 'POST',
      headers: from,
      body: JSON.stringify({ email: who, password: 'a wrong password' }),
    })
  const { docs } = await cms.payload.find({ collection: 'users', where: { email: { equals: email } } })
  const { headers } = await logIn()
  expect((await guess(email)).status).toBe(401)
  expect((await guess('nobody-of-ours@example.com')).status).toBe(401)
  let status: number
  do ({ status } = await guess('nobody-of-ours@example.com'))
  while (status !== 429)
  const refused = await cms.rest('/users', {
    method: 'POST',
    headers: { ...headers, ...from },
    body: JSON.stringify({ email: 'x@example.com' }),
  })
  expect(refused.status).toBe(403)
  const account = docs[0]?.id
  const network = '198.51.100'
  const expected = [
    { account, outcome: 'refused', msg: 'a log-in failed' },
    { account: null, outcome: 'refused', msg: 'a log-in failed' },
    { account: null, outcome: 'throttled', msg: 'a log-in failed' },
    { account, status: 403, msg: 'an account was refused something' },
    { method: 'POST', path: '/api/users', status: 403, network, msg: 'request' },
    { method: 'POST', path: '/api/users/login', status: 401, network, msg: 'request' },
  ]
  await expect
    .poll(async () => linesOf(await cms.stack.log('cms')))
    .toEqual(expect.arrayContaining(expected.map((line) => expect.objectContaining(line))))
  expect(await cms.stack.log('cms')).not.toMatch(/nobody-of-ours|a wrong password|198\.51\.100\.9/)
})

function linesOf(log: string): unknown[] {
  return log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as unknown] : []))
}

test('says when a session was last used', async () => {
  const { ask, list } = await logIn()
  await cms.payload.db.pool.query(`UPDATE log_in.sessions SET last_seen = now() - interval '3 hours'`)
  const idle = await logIn()
  await cms.payload.db.pool.query(`UPDATE log_in.sessions SET last_seen = now() - interval '3 hours'`)
  await ask('/news')
  const sinceSeen = (await list()).map(({ isOwn, seen }) => [isOwn, Date.now() - new Date(seen).getTime()])
  expect(sinceSeen[0]).toEqual([true, expect.any(Number)])
  expect(sinceSeen[0]?.[1]).toBeLessThan(60_000)
  expect(sinceSeen[1]?.[1]).toBeGreaterThan(3_600_000)
  expect(await idle.isOpen()).toBe(true)
})

test('a log-in where somebody is logged in ends the session before, whosever it was, and no other', async () => {
  const [first, elsewhere] = [await logIn(), await logIn()]
  const second = await logIn(first.headers)
  expect([await first.isOpen(), await second.isOpen(), await elsewhere.isOpen()]).toEqual([false, true, true])
  const third = await logIn(second.headers, other)
  expect([await second.isOpen(), await third.isOpen(), await elsewhere.isOpen()]).toEqual([false, true, true])
})

test('one ends another of the own account at once, and keeps the own', async () => {
  const [here, there, elsewhere] = [await logIn(), await logIn(), await logIn()]
  const mine = (await there.list()).find(({ isOwn }) => isOwn)?.session
  const left = await here.list(`/users/sessions/${mine}/end`, 'POST')
  expect(left.map(({ session }) => session)).not.toContain(mine)
  expect([await here.isOpen(), await there.isOpen(), await elsewhere.isOpen()]).toEqual([true, false, true])
  expect((await there.ask('/news')).status).toBe(403)
})

test('one ends all others at once, also while others log in', async () => {
  const [here, there] = [await logIn(), await logIn()]
  const meanwhile = Promise.all([logIn(), logIn(), logIn()])
  await here.list('/users/sessions/end-others', 'POST')
  for (const each of await meanwhile) await each.ask('/users/refresh-token', 'POST')
  const left = await here.list('/users/sessions/end-others', 'POST')
  expect(left).toEqual([expect.objectContaining({ isOwn: true })])
  expect([await here.isOpen(), await there.isOpen()]).toEqual([true, false])
})

test('nobody sees or ends what is another’s, nor anything without a log-in', async () => {
  const here = await logIn()
  const administrator = await logIn({}, other)
  const mine = (await here.list()).find(({ isOwn }) => isOwn)?.session
  const theirs = await administrator.list(`/users/sessions/${mine}/end`, 'POST')
  expect(theirs.map(({ session }) => session)).not.toContain(mine)
  await administrator.list('/users/sessions/end-others', 'POST')
  expect(await here.isOpen()).toBe(true)
  for (const [method, path] of [
    ['GET', '/users/sessions'],
    ['POST', `/users/sessions/${mine}/end`],
    ['POST', '/users/sessions/end-others'],
  ] as const)
    expect((await cms.rest(path, { method })).status, path).toBe(403)
})

test('what was recorded of a session is forgotten after it has ended', async () => {
  const { pool } = cms.payload.db
  const recorded = async () => (await pool.query('SELECT FROM log_in.sessions')).rowCount
  const here = await logIn()
  await here.list('/users/sessions/end-others', 'POST')
  const administrator = await logIn({}, other)
  await administrator.list('/users/sessions/end-others', 'POST')
  await forgetEndedSessions(pool)
  expect(await recorded()).toBe(2)
})
