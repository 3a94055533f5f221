import { getMessages } from '@carelane/messages'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { useLiveSite } from './support/live-site'
import { cookieIn, sendForm } from './support/plain-form'

const PAGE = '/ng/repair-status/'
const SHOW = '/ng/repair-status/show/'
const DAY_SECONDS = 86_400

const { enquiry: texts, repair } = getMessages('en')

const live = useLiveSite()
let late: string[] = []

/** Orders under way whose promised day is over. */
beforeAll(async () => {
  const database = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
  await database.connect()
  const { rows } = await database.query<{ number: string }>(
    `UPDATE work_orders SET estimated_repaired_at = now() - interval '3 days', delay_reason = NULL
     WHERE country = 'ng' AND EXISTS (
       SELECT 1 FROM work_order_events WHERE order_number = number AND event = 'repairing' AND at < now()
     ) AND NOT EXISTS (
       SELECT 1 FROM work_order_events
       WHERE order_number = number AND event IN ('repaired', 'rejected', 'swapped', 'toBeReviewed', 'canceled')
     ) RETURNING number`,
  )
  await database.end()
  late = rows.map(({ number }) => number).toSorted()
})

async function open(orderNumber: string, site = live.site) {
  const from = live.newcomer()
  const sent = await sendForm(site, { page: PAGE, typed: { orderNumber }, from })
  const cookie = cookieIn(sent)
  const shown = () => site.get(SHOW, { cookie, 'x-forwarded-for': from })
  const before = await shown()
  const ask = (note: string) => sendForm(site, { page: SHOW, typed: { note }, before, from, cookie })
  return { before, shown, ask }
}

const takenOf = async (orderNumber: string) =>
  (await live.sandbox.taken('repair-enquiry-add')).filter(
    ({ content }) => content.orderNumber === orderNumber,
  )

test('a late repair is asked about once, and its page says by when, and then what the answer is', async () => {
  const [orderNumber = ''] = late
  const { before, shown, ask } = await open(orderNumber)
  expect(before.text).toContain(repair.late.title)
  expect(before.text).toContain(texts.submit)
  expect((await ask('x'.repeat(1001))).text).toContain('href="#note"')
  for (const note of ['I need it for work.', 'Again.']) {
    const sent = await ask(note)
    expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
  }
  await expect.poll(async () => (await shown()).text, { timeout: 20_000 }).toMatch(/RENG\d{10}/)
  const { text } = await shown()
  expect(text).toContain(texts.received)
  expect(text).not.toContain(texts.submit)
  expect(await takenOf(orderNumber)).toMatchObject([{ content: { note: 'I need it for work.' } }])
  expect((await open(orderNumber)).before.text).not.toContain(texts.submit)
  await live.sandbox.withTimeGone(4 * DAY_SECONDS, async () => {
    expect((await shown()).text).toContain(texts.answers.manyRepairs)
  })
}, 60_000)

test('without a day of the service, the promise counts neither weekends nor holidays of the country', async () => {
  const database = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
  await database.connect()
  const orderNumber = late.at(-1) ?? ''
  await database.query('UPDATE work_orders SET estimated_repaired_at = NULL WHERE number = $1', [orderNumber])
  await database.query(
    `UPDATE work_order_events SET at = at - (begun.begun_at - timestamptz '2025-12-23T10:00:00Z')
     FROM (SELECT at AS begun_at FROM work_order_events WHERE order_number = $1 AND event = 'repairing') begun
     WHERE order_number = $1`,
    [orderNumber],
  )
  await database.end()
  // Christmas, Boxing Day, New Year and two weekends; the sandbox promises the same.
  expect((await open(orderNumber)).before.text).toContain('6 January 2026')
})

test('a service that does the work and fails to say so loses no question, and takes it once', async () => {
  const [, orderNumber = ''] = late
  const { shown, ask } = await open(orderNumber)
  await live.sandbox.withFault({ call: 'repair-enquiry-add', fault: 'done-down' }, async () => {
    expect((await ask('')).status).toBe(303)
    expect((await shown()).text).toContain(texts.received)
  })
  await live.timePasses()
  await expect.poll(async () => (await shown()).text, { timeout: 30_000 }).toMatch(/RENG\d{10}/)
  expect(await takenOf(orderNumber)).toHaveLength(1)
}, 60_000)

test('a service that does not tell its questions hides no repair, and one without them is not asked', async () => {
  const [orderNumber = ''] = late
  for (const fault of ['slow', 'down', 'garbage'])
    await live.sandbox.withFault({ call: 'repair-enquiry', fault, delayMs: 20_000 }, async () => {
      expect((await open(orderNumber)).before.text, fault).toContain(repair.late.title)
    })
  const other = await live.startAnother({ AFTER_SALES_WITHOUT: 'repair-enquiries' })
  const { before } = await open(orderNumber, other)
  await other.stop()
  expect(before.text).toContain(repair.late.title)
  expect(before.text).not.toContain(texts.received)
  expect(before.text).not.toContain(texts.submit)
}, 60_000)
