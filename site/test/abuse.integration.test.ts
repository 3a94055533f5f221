import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ACTIONS, SUBJECTS } from '@/abuse/actions'
import { TRIES } from '@/abuse/proof-cost'
import { challengeIn, solved, visitBehindOneAddress } from './abuse/behind-one-address'
import { BuiltSite, type Answer } from './support/built-site'
import { imeiOf } from './support/imei'
import { MainApiStandIn } from './support/main-api-stand-in'
import { fieldsOf, sendForm } from './support/plain-form'

const PAGE = '/ng/warranty-check/'
const THROTTLED = 'Please wait a moment'
/** The upstream knows no call, so these fail. */
const LET_THROUGH = 'We couldn’t get an answer'

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

/** A model of its own for each address, as models are counted too. */
const imeiFor = (from: string) => imeiOf(from.replace(/\D/g, ''))

const check = (from: string, more: Record<string, string> = {}, before = empty) =>
  sendForm(site, { page: PAGE, typed: { imei: imeiFor(from), ...more }, from, before })

async function useUp(from: string, times: number = ACTIONS['warranty-check'].ipv4!.minute!): Promise<void> {
  for (const { text } of await Promise.all(Array.from({ length: times }, () => check(from))))
    expect(text).toContain(LET_THROUGH)
}

const ticketIn = ({ text }: Answer) => Object.fromEntries(fieldsOf(text, 'imei')).ticket ?? ''

describe('one address', () => {
  test('has 40 look-ups of a tool in a minute; then the page asks for patience and keeps what was typed', async () => {
    await useUp('198.51.1.1')
    const throttled = await check('198.51.1.1')
    expect(throttled.status).toBe(200)
    expect(throttled.text).toContain(THROTTLED)
    expect(throttled.text).toContain('Wait 10 seconds, then send the form again.')
    expect(throttled.text).toContain(`value="${imeiFor('198.51.1.1')}"`)
    expect(throttled.text).toContain('href="tel:+2348000000000"')
    expect((await check('198.51.2.1')).text).toContain(LET_THROUGH)
  })

  test('is a network of 64 bits in IPv6', async () => {
    await useUp('2001:db8:1:2::1')
    expect((await check('2001:db8:1:2:ffff::9')).text).toContain(THROTTLED)
    expect((await check('2001:db8:1:3::1')).text).toContain(LET_THROUGH)
  })

  test('is not what a visitor says it is', async () => {
    const open = await BuiltSite.start(cms.url, { TRUSTED_PROXIES: '192.0.2.99' })
    try {
      const claimed = (count: number) =>
        sendForm(open, { page: PAGE, typed: { imei: imeiOf('1') }, from: `203.0.${count}.1` })
      const asked = await Promise.all(Array.from({ length: 40 }, (_, place) => claimed(place)))
      for (const { text } of asked) expect(text).toContain(LET_THROUGH)
      expect((await claimed(41)).text).toContain(THROTTLED)
    } finally {
      await open.stop()
    }
  })

  test('may mistype as often as it likes', async () => {
    const asked = Array.from({ length: 50 }, () => check('198.51.3.1', { imei: '123' }))
    for (const { text } of await Promise.all(asked)) expect(text).toContain('You entered 3 digits.')
    expect((await check('198.51.3.1')).text).toContain(LET_THROUGH)
  })
})

test('numbers beside each other are asked about so often in a minute, from all addresses together', async () => {
  const page = '/ng/spare-parts-serial/'
  const before = await site.get(page)
  const ask = (place: number, from: string) => {
    const serial = `SP006UHMKWS0${String(place).padStart(4, '0')}`
    return sendForm(site, { page, typed: { serial }, from, before })
  }
  const asked = Array.from({ length: 60 }, (_, place) => ask(place, `203.0.113.${place % 6}`))
  for (const { text } of await Promise.all(asked)) expect(text).toContain(LET_THROUGH)
  expect((await ask(61, '203.0.113.61')).text).toContain(THROTTLED)
  const other = { page, typed: { serial: 'SP03ELKEX2V00222' }, from: '203.0.113.61', before }
  expect((await sendForm(site, other)).text).toContain(LET_THROUGH)
})

describe.concurrent('without scripts', () => {
  test('the same form is accepted after the time that the page says, and once', async ({ expect }) => {
    const from = '198.51.10.1'
    await useUp(from)
    const throttled = await check(from)
    const early = await check(from, {}, throttled)
    expect(early.text).toContain(THROTTLED)
    expect(ticketIn(early)).toBe(ticketIn(throttled))
    await delay(10_000)
    expect((await check('198.51.11.1', {}, early)).text).toContain(LET_THROUGH)
    expect((await check(from, {}, early)).text).toContain(LET_THROUGH)
    const second = await check(from, {}, early)
    expect(second.text).toContain(THROTTLED)
    expect(ticketIn(second)).not.toBe(ticketIn(throttled))
  })

  test('a ticket is of no use to others, nor once it was changed', async ({ expect }) => {
    const [from, other] = ['198.51.12.1', '198.51.13.1']
    await useUp(from)
    await useUp(other)
    const throttled = await check(from)
    await delay(10_000)
    expect((await check(other, {}, throttled)).text).toContain(THROTTLED)
    const [id, begin, signature] = ticketIn(throttled).split('.')
    for (const ticket of [
      `${id}.${Number(begin) - 1}.${signature}`,
      `${id}A.${begin}.${signature}`,
      '<script>',
    ])
      expect((await check(from, { ticket })).text).toContain(THROTTLED)
    expect((await check(from, {}, throttled)).text).toContain(LET_THROUGH)
  })
})

describe('a proof of work', () => {
  test('lets one look-up through, at once', async () => {
    const from = '198.51.20.1'
    await useUp(from)
    const { altcha } = await solved(challengeIn(await check(from))!)
    expect((await check(from, { altcha })).text).toContain(LET_THROUGH)
    expect((await check(from, { altcha })).text).toContain(THROTTLED)
  })

  test('is of no use to others', async () => {
    const [from, other] = ['198.51.21.1', '198.51.22.1']
    await useUp(from)
    await useUp(other)
    const { altcha } = await solved(challengeIn(await check(from))!)
    expect((await check(other, { altcha })).text).toContain(THROTTLED)
    expect((await check(from, { altcha })).text).toContain(LET_THROUGH)
  })

  test('takes more work the longer somebody goes on', async () => {
    const from = '198.51.23.1'
    await useUp(from)
    const easy = await solved(challengeIn(await check(from))!)
    await Promise.all(Array.from({ length: 40 }, () => check(from)))
    const hard = await solved(challengeIn(await check(from))!)
    expect(easy.tries).toBeLessThanOrEqual(TRIES.most + 1)
    expect(hard.tries).toBeGreaterThan(2 * TRIES.least)
  })
})

test('visitors behind one IPv4 address read and look up while somebody there goes through numbers', async () => {
  const from = '198.51.30.1'
  await Promise.all(Array.from({ length: 4 * ACTIONS['warranty-check'].ipv4!.minute! }, () => check(from)))
  const visits = await visitBehindOneAddress(site, { visitors: 8, from, letThrough: LET_THROUGH })
  expect(visits.filter(({ isAnswered }) => !isAnswered)).toEqual([])
  expect(new Set(visits.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]))
  for (const { tries } of visits) {
    expect(tries).toBeGreaterThan(SUBJECTS.ipv4.dearest * TRIES.least)
    expect(tries).toBeLessThanOrEqual(SUBJECTS.ipv4.dearest * (TRIES.most + 1))
  }
})

test('neither addresses nor numbers are in the log', async () => {
  const before = site.logs.length
  await check('198.51.1.1')
  const logged = () => site.logs.slice(before).join('')
  await vi.waitFor(() => expect(logged()).toMatch(/"path":"\/ng\/warranty-check\/".*"bypass"/))
  const log = site.logs.join('')
  for (const told of [imeiFor('198.51.1.1'), imeiFor('198.51.1.1').slice(0, 8), '198.51.1.1', '2001:db8'])
    expect(log).not.toContain(told)
})
