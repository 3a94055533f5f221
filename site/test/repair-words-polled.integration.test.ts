import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useLiveSite } from './support/live-site'
import { startMailServer, type MailServer } from './support/mail-server'
import { NIGERIAN, watchedRepairsAt } from './support/watched-repairs'

const SOON = { timeout: 60_000, interval: 200 }
const MAILBOX = 'owner@mail.example'

let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

const live = useLiveSite(() => ({
  AFTER_SALES_WITHOUT: 'repair-events',
  SMTP_URL: mail.url,
  MAIL_FROM: 'repairs@care.example',
  MESSAGE_CHANNELS: 'sms',
}))
const repairs = watchedRepairsAt(live)

interface Watch {
  turns: number
  /** Until it is asked about again. */
  seconds: number
}

async function watched(): Promise<Watch[]> {
  const { rows } = await live.store.query<Watch>(
    'SELECT turns, extract(epoch FROM due_at - now())::float8 AS seconds FROM repair_watches',
  )
  return rows
}

test('a service that tells nothing is asked about a repair in its turn, and not before', async () => {
  const one = await repairs.owner(NIGERIAN)
  const shown = await repairs.show(one)
  expect(shown.text).toContain('value="sms"')
  expect(shown.text).not.toContain('value="whatsapp"')
  await repairs.askForMail(one, MAILBOX)
  await vi.waitFor(() => expect(mail.letters).toHaveLength(1), SOON)
  expect(await watched()).toMatchObject([{ turns: 0 }])

  const path = /\/ng\/repair-status\/word\/\?of=[\w-]+/.exec(mail.letters[0]!.body)?.[0] ?? ''
  await repairs.send(one, path, { of: path.split('of=')[1]! })
  await vi.waitFor(async () => {
    const [watch] = await watched()
    expect(watch?.turns).toBe(1)
    expect(watch?.seconds).toBeGreaterThan(200)
  }, SOON)
  await repairs.happens(one, 'repairing')
  await new Promise((resolve) => setTimeout(resolve, 4000))
  expect(mail.letters).toHaveLength(1)
  expect(await watched()).toMatchObject([{ turns: 1 }])

  await live.sandbox.withFault({ call: 'repair-order', fault: 'down' }, async () => {
    await live.store.query('UPDATE repair_watches SET due_at = now()')
    await vi.waitFor(async () => expect(await watched()).toMatchObject([{ turns: 2 }]), SOON)
    expect(mail.letters).toHaveLength(1)
  })
  await live.store.query('UPDATE repair_watches SET due_at = now()')
  await vi.waitFor(() => expect(mail.letters).toHaveLength(2), SOON)

  await repairs.happens(one, 'repaired')
  await live.store.query('UPDATE repair_watches SET due_at = now()')
  await vi.waitFor(() => expect(mail.letters).toHaveLength(3), SOON)
  const { rows } = await live.store.query('SELECT FROM repair_watches WHERE settled_at IS NULL')
  expect(rows).toHaveLength(0)
}, 120_000)

test('without a mail server, keys and a provider nothing is offered', async () => {
  const other = await live.startAnother({ SMTP_URL: '', MESSAGES_URL: '' })
  const one = await repairs.owner(NIGERIAN)
  const shown = await other.get('/ng/repair-status/show/', {
    cookie: one.cookie,
    'x-forwarded-for': one.from,
  })
  await other.stop()
  expect(shown.text).toContain(one.orderNumber)
  expect(shown.text).not.toContain('name="sealed"')
})
