import { getMessages } from '@carelane/messages'
import { expect, test } from 'vitest'
import type { Answer } from './support/built-site'
import { useLiveSite } from './support/live-site'
import { sendForm } from './support/plain-form'
import { cookiesOf, keepCookies, visit, type Browser } from './support/visitor'

const DEVICE = '/ng/pick-up/'
const ADDRESS = '/ng/pick-up/address/'
const TIME = '/ng/pick-up/time/'
const SHOW = '/ng/pick-up/show/'
const LABEL = '/ng/pick-up/label/'
const DAY_SECONDS = 86_400

const { pickup: texts, appointment, contest, forms, safety } = getMessages('en')

const live = useLiveSite()

interface Owner extends Browser {
  phone: string
}

let owners = 0

function owner(): Owner {
  owners += 1
  return { from: live.newcomer(), cookies: new Map(), phone: `0803${String(3_000_000 + owners)}` }
}

const get = (path: string, one: Owner) => visit(live, path, one)

async function send(
  page: string,
  one: Owner,
  typed: Record<string, string>,
  before?: Answer,
): Promise<Answer> {
  const opened = before ?? (await get(page, one))
  const sending = { page, typed, before: opened, from: one.from, cookie: cookiesOf(one) }
  return keepCookies(await sendForm(live.site, sending), one)
}

const FAULT = 'The screen is broken.'
const chooses = (one: Owner, changed: Record<string, string> = {}) =>
  send(DEVICE, one, { device: 'phone', fault: FAULT, safety: 'none', ...changed })
const livesAt = (one: Owner, changed: Record<string, string> = {}) =>
  send(ADDRESS, one, { line: '4 Marina Road', city: 'Lagos', ...changed })

/** In the order of the page; every test takes others, as two vans come in each. */
const windowsIn = ({ text }: Answer) =>
  [...text.matchAll(/value="(\d{4}-\d\d-\d\dT\d\d:\d\d)"/g)].map(([, value = '']) => value)

async function atTheTimes(one: Owner): Promise<Answer> {
  expect((await chooses(one)).headers.location).toBe(ADDRESS)
  expect((await livesAt(one)).headers.location).toBe(TIME)
  return get(TIME, one)
}

const typedBy = ({ phone }: Owner, window: string) => ({ window, name: 'Amina', region: 'NG', phone })
const books = async (one: Owner, which: number, before?: Answer) => {
  const times = before ?? (await atTheTimes(one))
  return send(TIME, one, typedBy(one, windowsIn(times).at(which) ?? ''), times)
}

const show = async (one: Owner) => (await get(SHOW, one)).text
const settled = (one: Owner, text: string | RegExp) =>
  expect.poll(() => show(one), { timeout: 30_000, interval: 250 }).toMatch(text)
const takenOf = async ({ phone }: Owner) =>
  (await live.sandbox.taken('pick-up-add')).filter(({ content }) =>
    String(content.phone).endsWith(phone.slice(1)),
  )
const NUMBER = /PUNG\d{10}/

test('a device is collected: three steps, one booking, its label, and both ways to their end', async () => {
  const one = owner()
  const wrong = await chooses(one, { fault: '', safety: '' })
  expect(wrong.text).toContain(appointment.problems.fault)
  expect(wrong.text).toContain(texts.safety.missing)
  const times = await atTheTimes(one)
  expect(times.text).toContain('₦')
  expect(times.text).toContain('4 Marina Road, Lagos')
  expect((await get(ADDRESS, one)).text).toContain('value="4 Marina Road"')
  expect((await get(DEVICE, one)).text).toContain(FAULT)

  const [window = ''] = windowsIn(times)
  const unnamed = await send(TIME, one, { ...typedBy(one, window), name: '' }, times)
  expect(unnamed.text).toContain(`<a href="#name">${appointment.problems.name}</a>`)
  expect(unnamed.text).toMatch(new RegExp(`value="${window}"[^>]*checked|checked[^>]*value="${window}"`))
  for (const _ of [1, 2]) {
    const sent = await send(TIME, one, typedBy(one, window), times)
    expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
  }
  await settled(one, NUMBER)
  const [number = ''] = NUMBER.exec(await show(one)) ?? []
  expect(await show(one)).toContain(texts.states.booked.label)
  expect(await show(one)).toContain(texts.packing.items.noBatteries)
  expect(await takenOf(one)).toMatchObject([
    { content: { device: 'phone', city: 'Lagos', line: '4 Marina Road', fault: FAULT } },
  ])
  const label = (await get(LABEL, one)).text
  for (const part of [number, '4 Marina Road, Lagos', 'Amina', 'data:image/svg+xml'])
    expect(label).toContain(part)
  const calendar = await get('/api/pick-up-calendar/?lang=ng', one)
  expect(calendar.text).toContain(`SUMMARY:${texts.calendar}`)
  expect(calendar.text).toMatch(/DTSTART:\d{8}T\d{6}Z/)

  const other = owner()
  const find = (lastDigits: string) => send(SHOW, other, { pickUpNumber: number.toLowerCase(), lastDigits })
  expect((await find('12')).text).toContain(contest.find.wrongDigits)
  await find(one.phone.slice(-4) === '0000' ? '1111' : '0000')
  expect(await show(other)).toContain(contest.find.unknown)
  await find(one.phone.slice(-4))
  expect(await show(other)).toContain(texts.states.booked.label)
  expect((await get(LABEL, other)).text).not.toContain('Marina')

  await live.sandbox.withTimeGone(30 * DAY_SECONDS, async () => {
    const text = await show(one)
    expect(text).toContain(texts.states.delivered.label)
    expect(text).toContain(texts.facts.trackingThere)
    expect(text).toContain(texts.facts.trackingBack)
  })
}, 90_000)

test('elsewhere the nearest centre and the post are named, and another address goes on', async () => {
  const one = owner()
  await chooses(one)
  const none = await livesAt(one, { city: 'Nowhere at all' })
  expect(none.text).toContain(texts.notServed.title)
  expect(none.text).toContain('href="/ng/service-center/"')
  expect(none.text).toContain('value="Nowhere at all"')
  const small = await live.sandbox.devices('ng').then(() => livesAt(one, { city: 'Owerri' }))
  expect(small.text).toContain(texts.notServed.nearest)
  expect(small.text).toContain(texts.notServed.post)
  expect(small.text).toContain(texts.post.submit)
  await chooses(one, { device: 'tv' })
  await livesAt(one, { city: 'Owerri' })
  const tooLarge = (await get(TIME, one)).text
  expect(tooLarge).toContain(texts.notServed.title)
  expect(tooLarge).not.toContain(texts.post.submit)
  expect((await livesAt(one)).headers.location).toBe(TIME)
})

const postedBy = async ({ phone }: Owner) =>
  (await live.sandbox.taken('pick-up-post')).filter(({ content }) =>
    String(content.phone).endsWith(phone.slice(1)),
  )
const announces = async (one: Owner, typed: Record<string, string> = {}) => {
  await chooses(one)
  await livesAt(one, { city: 'Owerri' })
  const { phone } = one
  return send(TIME, one, { name: 'Amina', region: 'NG', phone, ...typed })
}

test('what fits into a parcel is announced where nobody comes: number, last day, label, both ways, once', async () => {
  const one = owner()
  const unnamed = await announces(one, { name: '' })
  expect(unnamed.text).toContain(`<a href="#name">${appointment.problems.name}</a>`)
  expect(unnamed.text).not.toContain('name="window"')
  expect(unnamed.text).toContain(texts.post.facts.price)
  for (const _ of [1, 2]) {
    const sent = await send(TIME, one, { name: 'Amina', region: 'NG', phone: one.phone }, unnamed)
    expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
  }
  await settled(one, NUMBER)
  const text = await show(one)
  const [number = ''] = NUMBER.exec(text) ?? []
  for (const part of [
    texts.post.title,
    texts.post.booked.label,
    texts.post.facts.sendBy,
    texts.post.announced,
  ])
    expect(text).toContain(part)
  for (const part of [texts.states.booked.label, texts.ways.collected]) expect(text).not.toContain(part)
  expect(await postedBy(one)).toMatchObject([{ content: { city: 'Owerri', device: 'phone', fault: FAULT } }])
  expect(await takenOf(one)).toEqual([])
  const label = (await get(LABEL, one)).text
  for (const part of [number, '4 Marina Road, Owerri', 'Amina']) expect(label).toContain(part)
  const calendar = (await get('/api/pick-up-calendar/?lang=ng', one)).text
  expect(calendar).toContain(`SUMMARY:${texts.post.calendar}`)
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:\d{8}/)
  await live.sandbox.withTimeGone(30 * DAY_SECONDS, async () => {
    const text = await show(one)
    expect(text).toContain(texts.states.delivered.label)
    expect(text).toContain(texts.facts.trackingBack)
    expect(text).not.toContain(texts.post.cancel.title)
  })
  await cancels(one, texts.post.canceled.label)
}, 90_000)

test('a service that fails while a parcel is announced loses none, and the page says to wait for the number', async () => {
  const one = owner()
  await live.sandbox.withFault({ call: 'pick-up-post', fault: 'done-down' }, async () => {
    expect((await announces(one)).headers.location).toBe(SHOW)
    expect(await show(one)).toContain(texts.post.received)
  })
  await live.timePasses()
  await settled(one, NUMBER)
  expect(await postedBy(one)).toHaveLength(1)
}, 60_000)

test.each(['swelling', 'leak', 'smoke'] as const)(
  'a device of which is said %s is not carried, and what to do comes first',
  async (danger) => {
    const one = owner()
    await chooses(one)
    const refused = await chooses(one, { safety: danger })
    expect(refused.text).toContain(texts.safety.refused)
    expect(refused.text).toContain(safety[danger].steps.step1)
    for (const page of [ADDRESS, TIME]) {
      const { text } = await get(page, one)
      expect(text, page).toContain(texts.device.missing)
      expect(text, page).not.toContain('name="window"')
    }
  },
)

test('a service that is slow, down or answers nonsense is said so, and nothing is lost', async () => {
  const one = owner()
  await chooses(one)
  for (const fault of ['slow', 'down', 'garbage', 'wrong-shape']) {
    await live.sandbox.withFault({ call: 'pick-up-offer', fault, delayMs: 20_000 }, async () => {
      const answer = await livesAt(one)
      expect(answer.text, fault).toContain(forms.failed.title)
      expect(answer.text, fault).toContain('value="4 Marina Road"')
      expect((await get(TIME, one)).text, fault).toContain(forms.failed.title)
    })
  }
  expect((await livesAt(one)).headers.location).toBe(TIME)
}, 120_000)

test.each(['down', 'done-down', 'garbage'])(
  'a service that is %s loses no booking, and takes it once',
  async (fault) => {
    const one = owner()
    const times = await atTheTimes(one)
    await live.sandbox.withFault({ call: 'pick-up-add', fault }, async () => {
      const sent = await books(one, -1, times)
      expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
      expect(await show(one)).toContain(texts.received.title)
    })
    await live.timePasses()
    await settled(one, NUMBER)
    expect(await takenOf(one)).toHaveLength(1)
    await cancels(one)
  },
  60_000,
)

async function cancels(one: Owner, label = texts.states.canceled.label): Promise<void> {
  const sent = await send(SHOW, one, { sealed: sealedIn(await show(one)) })
  expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
  await settled(one, label)
}

const sealedIn = (html: string) => /name="sealed" value="([^"]+)"/.exec(html)?.[1] ?? ''

test('a service that cannot say where a device is still leaves its number', async () => {
  const one = owner()
  await books(one, -4)
  await settled(one, NUMBER)
  for (const fault of ['slow', 'down', 'garbage', 'wrong-shape']) {
    await live.sandbox.withFault({ call: 'pick-up-detail', fault, delayMs: 20_000 }, async () => {
      const text = await show(one)
      expect(text, fault).toContain(forms.failed.title)
      expect(text, fault).toMatch(NUMBER)
    })
  }
}, 90_000)

test('a window that others took meanwhile is asked for anew, under the same booking', async () => {
  const one = owner()
  const times = await atTheTimes(one)
  const others = [owner(), owner()]
  for (const other of others) {
    await books(other, -7)
    await settled(other, NUMBER)
  }
  const late = await send(TIME, one, typedBy(one, windowsIn(times).at(-7) ?? ''), times)
  expect(late.text).toContain(appointment.problems.taken)
  const sent = await books(one, -8, late)
  expect(sent.headers.location).toBe(SHOW)
  await settled(one, NUMBER)
  expect(await takenOf(one)).toHaveLength(1)
}, 60_000)

test('a pick-up is cancelled until the courier has come', async () => {
  const one = owner()
  await books(one, 3)
  await settled(one, NUMBER)
  const sealed = sealedIn(await show(one))
  const late = owner()
  await books(late, 4)
  await settled(late, NUMBER)
  await cancels(one)
  const again = await send(SHOW, one, {
    pickUpNumber: NUMBER.exec(await show(one))?.[0] ?? '',
    lastDigits: '0',
  })
  expect(again.text).toContain(contest.find.wrongDigits)
  expect((await live.sandbox.taken('pick-up-cancel')).length).toBeGreaterThan(0)
  expect(sealed).not.toBe('')

  const before = await get(SHOW, late)
  await live.sandbox.withTimeGone(12 * DAY_SECONDS, async () => {
    const sent = await send(SHOW, late, { sealed: sealedIn(before.text) }, before)
    expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
    await settled(late, texts.states.delivered.label)
  })
}, 90_000)

test('another booking after the first one is another', async () => {
  const one = owner()
  await books(one, 6)
  await settled(one, NUMBER)
  await books(one, 7)
  await expect.poll(async () => (await takenOf(one)).length, { timeout: 30_000 }).toBe(2)
}, 60_000)

test('a service without pick-ups leads to people, and tells what to have ready', async () => {
  const site = await live.startAnother({ AFTER_SALES_WITHOUT: 'pick-up' })
  const from = live.newcomer()
  const { text } = await site.get(DEVICE, { 'x-forwarded-for': from })
  const address = await site.get(ADDRESS, { 'x-forwarded-for': from })
  await site.stop()
  expect(text).toContain(texts.without.title)
  expect(text).toContain('href="/ng/contact/"')
  expect(text).not.toContain('name="device"')
  expect(address.text).toContain(texts.device.missing)
})

test('steps that were skipped lead back to the first one, and a made-up cookie counts as none', async () => {
  const one = owner()
  one.cookies.set('pick-up', 'made.up.by.some.one')
  for (const page of [ADDRESS, TIME])
    expect((await get(page, one)).text, page).toContain(texts.device.missing)
  expect((await get('/api/pick-up-calendar/?lang=ng', one)).headers.location).toBe(SHOW)
  expect((await get('/api/pick-up-calendar/', one)).status).toBe(400)
})
