import { getMessages } from '@carelane/messages'
import { expect, test } from 'vitest'
import type { Answer } from './support/built-site'
import { useLiveSite } from './support/live-site'
import { fieldsOf, sendForm } from './support/plain-form'
import { SMALLEST_PHOTO } from './support/smallest-photo'
import { cookiesOf, keepCookies, visit, type Browser } from './support/visitor'

const CHECK = '/ng/warranty-check/'
const PAGE = '/ng/contest/'
const SHOW = '/ng/contest/show/'
const DAY_SECONDS = 86_400

const { contest: texts, forms, warranty } = getMessages('en')

const live = useLiveSite()

interface Owner extends Browser {
  phone: string
}

let owners = 0

function owner(): Owner {
  owners += 1
  return { from: live.newcomer(), cookies: new Map(), phone: `0803${String(2_000_000 + owners)}` }
}

const get = (path: string, one: Owner) => visit(live, path, one)

async function send(
  page: string,
  one: Owner,
  typed: Record<string, string>,
  { before, files }: { before?: Answer; files?: Record<string, File> } = {},
): Promise<Answer> {
  const opened = before ?? (await get(page, one))
  const sending = { page, typed, before: opened, from: one.from, cookie: cookiesOf(one) }
  return keepCookies(await sendForm(live.site, { ...sending, ...(files && { files }) }), one)
}

const checked = (imei: string, one: Owner) => send(CHECK, one, { imei })

/** From the answer of the check to the form. */
async function opened(imei: string, one: Owner): Promise<Answer> {
  const before = await checked(imei, one)
  expect(before.text).toContain(texts.offer)
  const sealed = new Map(fieldsOf(before.text, 'sealed')).get('sealed') ?? ''
  const led = await send(CHECK, one, { sealed }, { before })
  expect([led.status, led.headers.location]).toEqual([303, PAGE])
  return get(PAGE, one)
}

const receipt = () => ({ receipt: new File([SMALLEST_PHOTO], 'receipt.png', { type: 'image/png' }) })
const typedBy = ({ phone }: Owner, more: Record<string, string> = {}) => ({
  boughtOn: new Date(Date.now() - 40 * DAY_SECONDS * 1000).toISOString().slice(0, 10),
  shop: 'Wuse Market, shop 12',
  name: 'Amina',
  region: 'NG',
  phone,
  ...more,
})

const show = async (one: Owner) => (await get(SHOW, one)).text
const settled = (one: Owner, text: string | RegExp) =>
  expect.poll(() => show(one), { timeout: 30_000, interval: 250 }).toMatch(text)
const takenOf = async ({ phone }: Owner) =>
  (await live.sandbox.taken('verdict-contest-add')).filter(({ content }) =>
    String(content.phone).endsWith(phone.slice(1)),
  )
const NUMBER = /VCNG\d{10}/

test('an answer that says no is contested once with a receipt, and the check says so once it is corrected', async () => {
  const { inactive = '', 'in-warranty': good = '' } = await live.sandbox.devices('ng')
  const one = owner()
  expect((await checked(good, owner())).text).not.toContain(texts.offer)
  const form = await opened(inactive, one)
  expect(form.text).toContain(inactive)
  expect(form.text).toContain(warranty.verdict.inactive)

  const wrong = await send(PAGE, one, typedBy(one, { shop: '', boughtOn: '2999-01-01' }), {
    before: form,
    files: receipt(),
  })
  expect(wrong.text).toContain(`<a href="#boughtOn">${texts.problems.future}</a>`)
  expect(wrong.text).toContain(`<a href="#shop">${texts.problems.shop}</a>`)
  expect(wrong.text).toMatch(/name="receipt-kept" value="[\w-]{36}"/)
  expect(wrong.text).toContain('value="Amina"')

  for (const _ of [1, 2]) {
    const sent = await send(PAGE, one, typedBy(one), { before: wrong })
    expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
  }
  await settled(one, NUMBER)
  const [number = ''] = NUMBER.exec(await show(one)) ?? []
  expect(await show(one)).toContain(texts.facts.answerBy)
  const taken = await takenOf(one)
  expect(taken).toMatchObject([{ content: { device: 'phone', deviceNumber: inactive, verdict: 'inactive' } }])

  const other = owner()
  const find = (lastDigits: string) => send(SHOW, other, { contestNumber: number.toLowerCase(), lastDigits })
  expect((await find('12')).text).toContain(texts.find.wrongDigits)
  await find(one.phone.slice(-4) === '0000' ? '1111' : '0000')
  expect(await show(other)).toContain(texts.find.unknown)
  await find(one.phone.slice(-4))
  expect(await show(other)).toContain(texts.states.submitted)

  await live.sandbox.withTimeGone(10 * DAY_SECONDS, async () => {
    expect(await show(other)).toContain(texts.states.corrected)
    const { text } = await checked(inactive, owner())
    expect(text).toContain(texts.byReceipt)
    expect(text).not.toContain(texts.offer)
  })
}, 90_000)

test.each(['down', 'done-down', 'garbage'])(
  'a service that is %s loses no contest, and takes it once',
  async (fault) => {
    const { 'out-of-warranty': imei = '' } = await live.sandbox.devices('ng')
    const one = owner()
    const before = await opened(imei, one)
    await live.sandbox.withFault({ call: 'verdict-contest-add', fault }, async () => {
      const sent = await send(PAGE, one, typedBy(one), { before, files: receipt() })
      expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
      expect(await show(one)).toContain(texts.received.title)
    })
    await live.timePasses()
    await settled(one, NUMBER)
    expect(await takenOf(one)).toHaveLength(1)
  },
  60_000,
)

test('a service that cannot say how a contest stands still leaves its number and its day', async () => {
  const { 'out-of-warranty': imei = '' } = await live.sandbox.devices('ng')
  const one = owner()
  const before = await opened(imei, one)
  await send(PAGE, one, typedBy(one), { before, files: receipt() })
  await settled(one, NUMBER)
  for (const fault of ['slow', 'down', 'garbage', 'wrong-shape']) {
    await live.sandbox.withFault({ call: 'verdict-contest-detail', fault, delayMs: 20_000 }, async () => {
      const text = await show(one)
      expect(text, fault).toContain(forms.failed.title)
      expect(text, fault).toMatch(NUMBER)
    })
  }
}, 90_000)

test('a service without contests leads to people, and tells what to bring', async () => {
  const site = await live.startAnother({ AFTER_SALES_WITHOUT: 'verdict-contests' })
  const { text } = await site.get(PAGE, { 'x-forwarded-for': live.newcomer() })
  await site.stop()
  expect(text).toContain(texts.without.title)
  expect(text).toContain(texts.without.receipt)
  expect(text).toContain('href="/ng/service-center/"')
  expect(text).not.toContain('name="boughtOn"')
})

test('what this site did not say is not contested', async () => {
  const one = owner()
  one.cookies.set('contest', 'made.up.by.some.one')
  expect((await get(PAGE, one)).text).toContain(texts.nothing.title)
})
