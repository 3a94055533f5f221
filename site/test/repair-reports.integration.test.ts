import { getMessages } from '@carelane/messages'
import { expect, test } from 'vitest'
import pg from 'pg'
import { useLiveSite } from './support/live-site'
import { cookieIn, sendForm } from './support/plain-form'

const PAGE = '/ng/repair-status/'
const SHOW = '/ng/repair-status/show/'
const { report: texts, quote, forms } = getMessages('en')

const live = useLiveSite()

interface Repaired {
  number: string
  phone: string
  serial: string
}

/** With a new part, and a guarantee that still runs. */
async function repairedOrder(): Promise<Repaired> {
  const database = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
  await database.connect()
  const { rows } = await database.query<Repaired>(
    `SELECT number, phone, parts -> 0 ->> 'serialNumber' AS serial
     FROM work_orders JOIN repair_reports ON repair_reports.order_number = number
     JOIN work_order_events ON work_order_events.order_number = number
     WHERE country = 'ng' AND event = 'repaired' AND jsonb_array_length(parts) > 0
       AND at BETWEEN now() - interval '60 days' AND now()
     ORDER BY number`,
  )
  await database.end()
  const [one] = rows
  if (!one) throw new Error('no order is repaired')
  return one
}

/** To the list of their repairs. */
async function open(phone: string) {
  const from = live.newcomer()
  const typed = { phone: phone.slice(5), by: 'phone', region: 'NG' }
  const sent = await sendForm(live.site, { page: PAGE, typed, from })
  let cookie = cookieIn(sent)
  const step = async (form: Record<string, string>) => {
    const before = await live.site.get(SHOW, { cookie, 'x-forwarded-for': from })
    cookie = cookieIn(await sendForm(live.site, { page: SHOW, typed: form, before, from, cookie })) || cookie
  }
  await step({ lang: 'ng' })
  await step({ code: await live.sandbox.codeFor(phone) })
  const get = (path: string) => live.site.get(path, { cookie, 'x-forwarded-for': from })
  const shown = await get(SHOW)
  const paths = [...shown.text.matchAll(/href="(\/ng\/repair-status\/report\/\?of=[^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  return { get, paths }
}

test('a repaired order has a report for its owner, whose code proves the guarantee to anybody', async () => {
  const { number, phone, serial } = await repairedOrder()
  const { get, paths } = await open(phone)
  const reports = await Promise.all(paths.map(get))
  const at = reports.findIndex(({ text }) => text.includes(serial))
  const { text } = reports[at] ?? { text: '' }
  expect(text).toContain(texts.document)
  expect(text).toContain(number)
  expect(text).toContain(texts.claim)

  const path = paths[at] ?? ''
  const stranger = await live.site.get(path, { 'x-forwarded-for': live.newcomer() })
  expect(stranger.text).toContain(quote.start.title)
  expect(stranger.text).not.toContain(serial)

  const proof = /href="(\/ng\/repair-guarantee\/\?of=[^"]+)"/.exec(text)?.[1] ?? ''
  const proven = await live.site.get(proof, { 'x-forwarded-for': live.newcomer() })
  expect(proven.text).toContain(texts.public.good)
  expect(proven.text).toContain(number.slice(-4))
  for (const secret of [number, phone, serial]) {
    expect(proven.text).not.toContain(secret)
    expect(decodeURIComponent(path + proof)).not.toContain(secret)
  }
})

test('a service that fails is said plainly where the report is read, and it is there again afterwards', async () => {
  const { phone } = await repairedOrder()
  const { get, paths } = await open(phone)
  const [path = ''] = paths
  for (const fault of ['slow', 'down', 'garbage', 'wrong-shape']) {
    await live.sandbox.withFault({ call: 'repair-report', fault, delayMs: 20_000 }, async () => {
      const { text } = await get(path)
      expect(text, fault).toContain(forms.failed.title)
      expect(text, fault).not.toContain(texts.document)
    })
    // The breaker may be open for a while.
    await expect.poll(async () => (await get(path)).text, { timeout: 20_000 }).toContain(texts.document)
  }
})

test('a guarantee that this site did not seal is not confirmed', async () => {
  for (const of of ['', '?of=made.up.by.some.one']) {
    const answer = await live.site.get(`/ng/repair-guarantee/${of}`, { 'x-forwarded-for': live.newcomer() })
    expect(answer.text).toContain(texts.public.bad)
    expect(answer.text).not.toContain(texts.public.good)
  }
})

test('a service without reports gets the receipt and the ways to ask', async () => {
  const { number } = await repairedOrder()
  const other = await live.startAnother({ AFTER_SALES_WITHOUT: 'repair-reports' })
  const from = live.newcomer()
  const sent = await sendForm(other, { page: PAGE, typed: { orderNumber: number }, from })
  const shown = await other.get(SHOW, { cookie: cookieIn(sent), 'x-forwarded-for': from })
  await other.stop()
  expect(shown.text).toContain(texts.onReceipt.slice(0, 40))
  expect(shown.text).not.toContain('/repair-status/report/')
})
