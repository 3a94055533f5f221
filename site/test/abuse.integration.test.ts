import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BuiltSite, type Answer } from './support/built-site'
import { MainApiStandIn } from './support/main-api-stand-in'
import { fieldsOf, sendForm } from './support/plain-form'

const PAGE = '/ng/warranty-check/'
const IMEI = '352099001761481'
const HELD = 'Please wait a moment'
/** The upstream knows no call, so these fail. */
const LET_THROUGH = 'We could not get an answer'

const cms = new MainApiStandIn()
let site: BuiltSite
let empty: Answer

beforeAll(async () => {
  await cms.start()
  site = await BuiltSite.start(cms.url)
  empty = await site.get(PAGE)
})
afterAll(async () => {
  await site.stop()
  await cms.stop()
})

const check = (from: string, more: Record<string, string> = {}, before = empty) =>
  sendForm(site, { page: PAGE, typed: { imei: IMEI, ...more }, from, before })

async function useUp(from: string, times = 40): Promise<void> {
  for (const { text } of await Promise.all(Array.from({ length: times }, () => check(from))))
    expect(text).toContain(LET_THROUGH)
}

const ticketIn = ({ text }: Answer) => Object.fromEntries(fieldsOf(text, 'imei')).ticket ?? ''

function challengeIn({ text }: Answer): Challenge {
  const state = fieldsOf(text, 'imei').find(([, value]) => value.includes('"challenge"'))?.[1] ?? ''
  const found = JSON.parse(state) as unknown[]
  return found.flatMap((part) => (part as { held?: { challenge: Challenge } }).held?.challenge ?? [])[0]!
}

async function proofFor(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

describe('one address', () => {
  test('has 40 look-ups of a tool in ten minutes; then the page asks for patience and keeps what was typed', async () => {
    await useUp('198.51.100.1')
    const held = await check('198.51.100.1')
    expect(held.status).toBe(200)
    expect(held.text).toContain(HELD)
    expect(held.text).toContain('Wait 10 seconds, then send the form again.')
    expect(held.text).toContain(`value="${IMEI}"`)
    expect(held.text).toContain('href="tel:+2348000000000"')
    expect((await check('198.51.100.2')).text).toContain(LET_THROUGH)
  })

  test('is a network of 64 bits in IPv6', async () => {
    await useUp('2001:db8:1:2::1')
    expect((await check('2001:db8:1:2:ffff::9')).text).toContain(HELD)
    expect((await check('2001:db8:1:3::1')).text).toContain(LET_THROUGH)
  })

  test('is not what a visitor says it is', async () => {
    const open = await BuiltSite.start(cms.url, { TRUSTED_PROXIES: '192.0.2.99' })
    try {
      const claimed = (count: number) =>
        sendForm(open, { page: PAGE, typed: { imei: IMEI }, from: `203.0.113.${count}` })
      const asked = await Promise.all(Array.from({ length: 40 }, (_, place) => claimed(place)))
      for (const { text } of asked) expect(text).toContain(LET_THROUGH)
      expect((await claimed(41)).text).toContain(HELD)
    } finally {
      await open.stop()
    }
  })

  test('may mistype as often as it likes', async () => {
    const asked = Array.from({ length: 50 }, () => check('198.51.100.3', { imei: '123' }))
    for (const { text } of await Promise.all(asked)) expect(text).toContain('You entered 3 digits.')
    expect((await check('198.51.100.3')).text).toContain(LET_THROUGH)
  })
})

test('numbers beside each other are asked about so often in ten minutes, from all addresses together', async () => {
  const page = '/ng/spare-parts-serial/'
  const before = await site.get(page)
  const ask = (place: number, from: string) => {
    const serial = `SP006UHMKWS0${String(place).padStart(4, '0')}`
    return sendForm(site, { page, typed: { serial }, from, before })
  }
  const asked = Array.from({ length: 60 }, (_, place) => ask(place, `203.0.113.${place % 6}`))
  for (const { text } of await Promise.all(asked)) expect(text).toContain(LET_THROUGH)
  expect((await ask(61, '203.0.113.61')).text).toContain(HELD)
  const other = { page, typed: { serial: 'SP03ELKEX2V00222' }, from: '203.0.113.61', before }
  expect((await sendForm(site, other)).text).toContain(LET_THROUGH)
})

describe.concurrent('without scripts', () => {
  test('the same form is accepted after the time that the page says, and once', async ({ expect }) => {
    const from = '198.51.100.10'
    await useUp(from)
    const held = await check(from)
    const early = await check(from, {}, held)
    expect(early.text).toContain(HELD)
    expect(ticketIn(early)).toBe(ticketIn(held))
    await delay(10_000)
    expect((await check('198.51.100.11', {}, early)).text).toContain(LET_THROUGH)
    expect((await check(from, {}, early)).text).toContain(LET_THROUGH)
    const second = await check(from, {}, early)
    expect(second.text).toContain(HELD)
    expect(ticketIn(second)).not.toBe(ticketIn(held))
  })

  test('a ticket is of no use to others, nor once it was changed', async ({ expect }) => {
    const [from, other] = ['198.51.100.12', '198.51.100.13']
    await useUp(from)
    await useUp(other)
    const held = await check(from)
    await delay(10_000)
    expect((await check(other, {}, held)).text).toContain(HELD)
    const [id, begin, signature] = ticketIn(held).split('.')
    for (const ticket of [
      `${id}.${Number(begin) - 1}.${signature}`,
      `${id}A.${begin}.${signature}`,
      '<script>',
    ])
      expect((await check(from, { ticket })).text).toContain(HELD)
    expect((await check(from, {}, held)).text).toContain(LET_THROUGH)
  })
})

describe('a proof of work', () => {
  test('lets one look-up through, at once', async () => {
    const from = '198.51.100.20'
    await useUp(from)
    const altcha = await proofFor(challengeIn(await check(from)))
    expect((await check(from, { altcha })).text).toContain(LET_THROUGH)
    expect((await check(from, { altcha })).text).toContain(HELD)
  })

  test('is of no use to others', async () => {
    const [from, other] = ['198.51.100.21', '198.51.100.22']
    await useUp(from)
    await useUp(other)
    const altcha = await proofFor(challengeIn(await check(from)))
    expect((await check(other, { altcha })).text).toContain(HELD)
    expect((await check(from, { altcha })).text).toContain(LET_THROUGH)
  })

  test('takes more work the longer somebody goes on', async () => {
    const from = '198.51.100.23'
    await useUp(from)
    const first = challengeIn(await check(from))
    const easy = await solveChallenge({ challenge: first, deriveKey })
    await Promise.all(Array.from({ length: 40 }, () => check(from)))
    const hard = await solveChallenge({ challenge: challengeIn(await check(from)), deriveKey })
    expect(easy?.counter).toBeLessThanOrEqual(400)
    expect(hard?.counter).toBeGreaterThanOrEqual(400)
  })
})

test('neither addresses nor numbers are in the log', async () => {
  const before = site.logs.length
  await check('198.51.100.1')
  const logged = () => site.logs.slice(before).join('')
  await vi.waitFor(() => expect(logged()).toMatch(/"path":"\/ng\/warranty-check\/".*"bypass"/))
  const log = site.logs.join('')
  for (const told of [IMEI, '35209900', '198.51.100.1', '2001:db8']) expect(log).not.toContain(told)
})
