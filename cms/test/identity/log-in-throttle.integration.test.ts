import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { addAccount, PASSWORD } from '../support/accounts'
import { startBuiltCms, type TestCms } from '../support/start-cms'

let cms: TestCms
let owner: { id: number; email: string }
let ownDevice: string

beforeAll(async () => {
  cms = await startBuiltCms('log_in_throttle')
  owner = await addAccount(cms.payload, 'administrator')
  const answer = await logIn(PASSWORD, '198.51.100.7')
  ownDevice = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('known-device-')) ?? ''
})

afterAll(() => cms.stop())

function logIn(password: string, from: string, { email = owner.email, cookie = '' } = {}) {
  return cms.rest('/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify({ email, password }),
  })
}

const tokenAnswer = z.object({ token: z.string() })

const nameAndValue = (cookie: string) => cookie.split(';', 1)[0] ?? ''

/** Where log-ins are slow, the first wait of a second ends meanwhile. */
async function expectWaits(attempts: Promise<Response>[], free: number) {
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  const compared = statuses.filter((status) => status === 401).length
  expect(compared).toBeGreaterThanOrEqual(free)
  expect(compared).toBeLessThanOrEqual(free + 2)
  expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - compared)
}

test('the cookie of a known device is for this account, for the server alone', () => {
  expect(ownDevice).toMatch(
    /^known-device-[0-9a-f]{12}=[\w-]+\.[\w-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  )
})

test('while a stranger sends thousands of wrong passwords from many networks, the owner gets in', async () => {
  const networks = Array.from({ length: 20 }, (_, number) => `203.0.${number}.`)
  const statuses: number[] = []
  const attack = networks.map(async (network) => {
    for (let round = 0; round < 10; round++) {
      const attempts = Array.from({ length: 10 }, (_, at) =>
        logIn(`guess ${round} ${at}`, `${network}${at + 1}`),
      )
      statuses.push(...(await Promise.all(attempts)).map(({ status }) => status))
    }
  })
  const cookie = nameAndValue(ownDevice)
  const began = Date.now()
  expect((await logIn(PASSWORD, '203.0.0.200', { cookie })).status).toBe(200)
  await expectToGetIn('192.0.2.55')
  expect(Date.now() - began).toBeLessThan(60_000)
  await Promise.all(attack)
  expect(new Set(statuses)).toEqual(new Set([401, 429, ...(statuses.includes(503) ? [503] : [])]))
  // Of 2,000, ten from each network, and one more after each wait that ended meanwhile.
  const compared = statuses.filter((status) => status === 401).length
  expect(compared).toBeLessThanOrEqual(networks.length * 16)
  await expectToGetIn('198.51.100.7')
  expect((await logIn(PASSWORD, '203.0.0.200', { cookie })).status).toBe(200)
}, 300_000)

/** With a new device, which may find the line full and is then told when to come again. */
async function expectToGetIn(from: string) {
  for (;;) {
    const answer = await logIn(PASSWORD, from)
    if (answer.status !== 503) {
      expect(answer.status).toBe(200)
      return
    }
    await delay(Number(answer.headers.get('retry-after')) * 1000)
  }
}

test('log-ins to one account at the same moment all succeed, and leave room for others', async () => {
  const { token } = tokenAnswer.parse(await (await logIn(PASSWORD, '198.51.100.7')).json())
  const me = (each: string) => cms.rest('/users/me', { headers: { authorization: `JWT ${each}` } })
  const logIns = Array.from({ length: 60 }, () => logIn(PASSWORD, '198.51.100.7'))
  const others = Array.from({ length: 20 }, async () => (await me(token)).status)
  const answers = await Promise.all(logIns)
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(60).fill(200))
  expect(await Promise.all(others)).toEqual(Array<number>(20).fill(200))
  for (const answer of answers) {
    const session = tokenAnswer.parse(await answer.json())
    expect(await (await me(session.token)).json()).toMatchObject({ user: { id: owner.id } })
  }
}, 120_000)

test('of log-ins that are too many at once, the rest are told when to come again', async () => {
  const email = 'nobody-knows@example.com'
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => logIn('guess', `10.9.${at}.1`, { email })),
  )
  const busy = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]))
  for (const answer of busy) {
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.text()).toContain('The cms is busy. Try again in 5 seconds.')
  }
  expect(busy.length).toBeGreaterThan(50)
}, 240_000)

test('says how long to wait, in words and as a header', async () => {
  let answer: Response
  // Where log-ins are slow, the first waits end meanwhile; they double.
  do answer = await logIn('guess', '203.0.99.9')
  while (answer.status !== 429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.text()).toMatch(/Too many wrong passwords. Try again in \d+ s\./)
  expect((await logIn(PASSWORD, '203.0.99.9')).status).toBe(429)
})

test('an unknown address is answered like a known one, wait and all', async () => {
  const email = 'nobody@example.com'
  const attempts = Array.from({ length: 15 }, () => logIn('guess', '203.0.113.1', { email }))
  await expectWaits(attempts, 10)
  const [unknown, known] = await Promise.all([
    logIn('guess', '203.0.114.1', { email }).then((answer) => answer.text()),
    logIn('guess', '203.0.115.1').then((answer) => answer.text()),
  ])
  expect(unknown).toBe(known)
})

test.each([
  ['addresses of one /64', (number: number) => `2001:db8:1:2::${(number + 1).toString(16)}`],
  ['addresses of one /24', (number: number) => `198.18.5.${number + 1}`],
  ['claims of forwarding that no trusted proxy made', (number: number) => `10.1.${number}.1, 198.18.6.9`],
])('%s count as one', async (_, from) => {
  const attempts = Array.from({ length: 15 }, (__, number) => logIn('guess', from(number)))
  await expectWaits(attempts, 10)
})

test('one network that tries many accounts waits as well', async () => {
  for (let accounts = 0; accounts < 50; accounts += 10) {
    const attempts = Array.from({ length: 10 }, (_, number) =>
      logIn('guess', '198.18.7.7', { email: `person-${accounts + number}@example.com` }),
    )
    await expectWaits(attempts, 10)
  }
  expect((await logIn('guess', '198.18.7.7', { email: 'one-more@example.com' })).status).toBe(429)
}, 60_000)

test('a device is known for its own account alone, by what the server signed, and guesses no further', async () => {
  const other = await cms.payload.create({
    collection: 'users',
    data: { email: 'other@example.com', name: 'Other', role: 'read-only', password: PASSWORD },
  })
  const [name = '', value = ''] = nameAndValue(ownDevice).split('=')
  for (let attempt = 0; attempt < 10; attempt++) await logIn('guess', '198.18.8.8', { email: other.email })
  const cookie = `${name}=${value}`
  expect((await logIn(PASSWORD, '198.18.8.8', { email: other.email, cookie })).status).toBe(429)
  for (let attempt = 0; attempt < 10; attempt++) await logIn('guess', '198.18.9.9')
  const forged = `${name}=${value.slice(0, -2)}xx`
  expect((await logIn(PASSWORD, '198.18.9.9', { cookie: forged })).status).toBe(429)
  const stolen = Array.from({ length: 15 }, (_, number) =>
    logIn('guess', `198.18.${20 + number}.1`, { cookie }),
  )
  await expectWaits(stolen, 10)
}, 60_000)
