import { randomUUID } from 'node:crypto'
import { getMessages } from '@carelane/messages'
import { signedHeaders } from '@carelane/main-api/signature'
import webPush from 'web-push'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { eraseOldWords } from '@/features/repair-status/word/erase-words'
import { eraseWords, exportWords } from '@/features/repair-status/word/one-person'
import { subscribe, type Wanted } from '@/features/repair-status/word/subscriptions'
import { tell } from '@/features/repair-status/word/watches'
import { delivererOf } from './support/deliverer-of'
import { useLiveSite } from './support/live-site'
import { startMailServer, type Letter, type MailServer } from './support/mail-server'
import { newReceiver, startPushService, verifiedSender, type PushService } from './support/push-service'
import { sandboxKeys } from './support/sandbox-keys'
import { ARABIC, ARABIC_WORDS, NIGERIAN, watchedRepairsAt, type Owner } from './support/watched-repairs'

const EVENTS = '/api/repair-events/'
const STOP = '/api/repair-word/stop/'
/** From a change to its word. */
const SOON = { timeout: 60_000, interval: 200 }
/** For what must not come. */
const A_WHILE_MS = 4000

const { word: texts } = getMessages('en')
const vapid = webPush.generateVAPIDKeys()

let mail: MailServer
let push: PushService
/** What the mail server says to a mailbox, and whether it hangs. */
const refused = new Map<string, number>()
let isHanging = false

beforeAll(async () => {
  mail = await startMailServer({
    onRcptTo({ address }, _session, done) {
      const code = refused.get(address)
      done(code === undefined ? null : Object.assign(new Error('refused'), { responseCode: code }))
    },
    onMailFrom(_address, _session, done) {
      if (!isHanging) done()
    },
  })
  push = await startPushService()
})

afterAll(async () => {
  await mail.stop()
  await push.stop()
})

const live = useLiveSite(() => ({
  SMTP_URL: mail.url,
  MAIL_FROM: 'repairs@care.example',
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  VAPID_SUBJECT: 'mailto:repairs@care.example',
  PUSH_HOSTS: 'localhost',
  NODE_EXTRA_CA_CERTS: push.certificateFile,
}))
const repairs = watchedRepairsAt(live)

beforeAll(() => live.shareEnvironment())

let mailboxes = 0
const newMailbox = () => `owner${(mailboxes += 1)}@mail.example`
const passes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const linkIn = ({ body }: Letter) => /\/[a-z_]+\/repair-status\/word\/\?of=[\w-]+/.exec(body)?.[0] ?? ''
const subjects = (to: string) => mail.lettersTo(to).map(({ headers }) => headers.get('subject'))

async function confirmed(one: Owner, mailbox: string, night = 'on'): Promise<string> {
  const sent = await repairs.askForMail(one, mailbox, night)
  expect([sent.status, sent.headers.location]).toEqual([303, repairs.pageOf(one)])
  await vi.waitFor(() => expect(mail.lettersTo(mailbox)).toHaveLength(1), SOON)
  const path = linkIn(mail.lettersTo(mailbox)[0]!)
  expect((await repairs.send(one, path, { of: path.split('of=')[1]! })).status).toBe(303)
  return path
}

describe('email', () => {
  test('comes once for each change, in the language of its reader, after its mailbox has said yes', async () => {
    const one = await repairs.owner(ARABIC)
    const mailbox = newMailbox()
    await repairs.askForMail(one, mailbox)
    await vi.waitFor(() => expect(mail.lettersTo(mailbox)).toHaveLength(1), SOON)
    await repairs.happens(one, 'repairing')
    const [question] = mail.lettersTo(mailbox)
    const path = linkIn(question!)
    const opened = await repairs.get(path, { ...one, cookie: '' })
    expect(opened.text).toContain(ARABIC_WORDS.page.confirm.submit)
    await passes(A_WHILE_MS)
    expect(subjects(mailbox)).toEqual([ARABIC_WORDS.mail.confirm.subject])

    await repairs.send(one, path, { of: path.split('of=')[1]! }, opened)
    await vi.waitFor(() => expect(mail.lettersTo(mailbox)).toHaveLength(2), SOON)
    const news = mail.lettersTo(mailbox)[1]!
    expect(news.headers.get('subject')).toBe(ARABIC_WORDS.mail.news.subject)
    expect(news.headers.get('content-language')).toBe('ar')
    expect(news.body).toContain('dir="rtl"')
    expect(news.body).toContain(`http://localhost:${live.site.port}/sa/repair-status/show/`)
    for (const letter of mail.lettersTo(mailbox)) {
      const whole = [letter.body, ...letter.headers.values()].join('\n')
      for (const number of [one.orderNumber, one.phone.slice(-7)]) expect(whole).not.toContain(number)
    }

    const began = Date.now()
    await repairs.happens(one, 'rejected')
    await vi.waitFor(() => expect(mail.lettersTo(mailbox)).toHaveLength(3), SOON)
    expect(Date.now() - began).toBeLessThan(60_000)
    await passes(A_WHILE_MS)
    expect(mail.lettersTo(mailbox)).toHaveLength(3)
    const ids = mail.lettersTo(mailbox).map(({ headers }) => headers.get('message-id'))
    expect(new Set(ids).size).toBe(3)
  }, 120_000)

  test('is stopped by one tap in the mail program, which sends no cookie', async () => {
    const one = await repairs.owner(NIGERIAN)
    const mailbox = newMailbox()
    await confirmed(one, mailbox)
    await repairs.happens(one, 'repairing')
    await vi.waitFor(() => expect(mail.lettersTo(mailbox)).toHaveLength(2), SOON)
    const { headers } = mail.lettersTo(mailbox)[1]!
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const [, url = ''] = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? []
    const { pathname, search } = new URL(url)
    expect(pathname).toBe(STOP)
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' }
    expect((await live.site.get(pathname + search)).status).toBe(405)
    expect((await live.site.post(pathname, form, '')).status).toBe(400)
    const stopped = await live.site.post(pathname + search, form, 'List-Unsubscribe=One-Click')
    expect(stopped.status).toBe(200)
    await repairs.happens(one, 'rejected')
    await passes(A_WHILE_MS)
    expect(mail.lettersTo(mailbox)).toHaveLength(2)
  }, 120_000)

  test('is stopped by a button on the page of the repair or of the link, and starts again when asked for', async () => {
    const one = await repairs.owner(NIGERIAN)
    const mailbox = newMailbox()
    const path = await confirmed(one, mailbox)
    expect((await repairs.get(path, one)).text).toContain(texts.page.on.title)
    const shown = await repairs.show(one)
    expect(shown.text).toContain(`${mailbox.slice(0, 1)}…@mail.example`)
    expect(shown.text).not.toContain(mailbox)
    expect((await repairs.send(one, repairs.pageOf(one), { back: 'show' })).status).toBe(303)
    expect((await repairs.show(one)).text).not.toContain('…@mail.example')
    expect((await repairs.get(path, one)).text).toContain(texts.page.none.title)

    await repairs.askForMail(one, mailbox)
    await vi.waitFor(() => expect(mail.lettersTo(mailbox)).toHaveLength(2), SOON)
    const again = linkIn(mail.lettersTo(mailbox)[1]!)
    await repairs.send(one, again, { of: again.split('of=')[1]! })
    await repairs.send(one, again, { of: again.split('of=')[1]! })
    expect((await repairs.get(again, one)).text).toContain(texts.page.none.title)
    for (const of of ['', 'x', randomUUID()])
      expect((await repairs.get(`/ng/repair-status/word/?of=${of}`, one)).text).toContain(
        texts.page.none.title,
      )
  }, 120_000)

  test('is asked for by who was shown the repair alone, and floods nobody', async () => {
    const one = await repairs.owner(NIGERIAN)
    const before = await repairs.show(one)
    for (const wrong of [
      '',
      'nobody',
      'a@b',
      `${'x'.repeat(300)}@mail.example`,
      'a@mail.example, b@mail.example',
    ]) {
      const { status, text } = await repairs.send(one, repairs.pageOf(one), { email: wrong }, before)
      expect([status, text.includes(texts.problems.email)]).toEqual([200, true])
    }
    const forged = await repairs.send(
      one,
      repairs.pageOf(one),
      { email: newMailbox(), sealed: 'made up' },
      before,
    )
    expect(forged.text).toContain(texts.over)
    const mailbox = newMailbox()
    for (const _ of Array.from({ length: 3 })) await repairs.askForMail(one, mailbox)
    expect((await repairs.askForMail(one, mailbox)).text).toContain(texts.problems.often)
    await vi.waitFor(() => expect(mail.lettersTo(mailbox)).toHaveLength(1), SOON)
    for (const _ of Array.from({ length: 5 })) await repairs.askForMail(one, newMailbox())
    expect((await repairs.askForMail(one, newMailbox())).text).toContain(texts.problems.many)
    await passes(A_WHILE_MS)
    expect(mail.lettersTo(mailbox)).toHaveLength(1)
  }, 120_000)

  test('waits for the morning of the country, as one, unless it is wanted at night', async () => {
    const one = await repairs.owner(NIGERIAN)
    const mailbox = newMailbox()
    await confirmed(one, mailbox, '')
    const noon = new Date('2027-01-05T11:00:00Z')
    const night = new Date('2027-01-05T22:00:00Z')
    const [watch] = (
      await live.store.query<{ id: string }>(
        `SELECT watch AS id FROM word_subscriptions ORDER BY begun_at DESC LIMIT 1`,
      )
    ).rows
    // Else it would ask in between, and hear of another state.
    await vi.waitFor(async () => {
      const { rows } = await live.store.query(
        `SELECT FROM repair_watches WHERE id = $1 AND turns > 0 AND due_at > now() + interval '5 minutes'`,
        [watch?.id],
      )
      expect(rows).toHaveLength(1)
    }, SOON)
    const waiting = async () =>
      (
        await live.store.query<{ due: string; outcome: string | null }>(
          `SELECT to_char(first_due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS due, outcome FROM repair_words
           JOIN word_subscriptions wanted ON wanted.id = subscription WHERE watch = $1 AND kind = 'news'
           ORDER BY about`,
          [watch?.id],
        )
      ).rows
    const seen = { id: watch?.id ?? '', turns: 0, failures: 0, toldUntil: null, content: null }
    const ng = { country: 'ng' } as const
    await tell(seen, { state: 'a', since: '1' }, ng, night)
    expect(await waiting()).toEqual([{ due: '2027-01-06 07:00', outcome: null }])
    await tell(seen, { state: 'b', since: '2' }, ng, night)
    await tell(seen, { state: 'a', since: '1' }, ng, night)
    expect(await waiting()).toEqual([
      { due: '2027-01-06 07:00', outcome: null },
      { due: '2027-01-06 07:00', outcome: 'replaced' },
    ])
    await tell(seen, { state: 'c', since: '3' }, ng, noon)
    expect((await waiting()).at(-1)).toEqual({ due: '2027-01-05 11:00', outcome: null })
  }, 60_000)

  test('outlives a deliverer that is killed while it sends, and is told once', async () => {
    const one = await repairs.owner(NIGERIAN)
    const mailbox = newMailbox()
    await confirmed(one, mailbox)
    isHanging = true
    await repairs.happens(one, 'repairing')
    await vi.waitFor(async () => {
      const { rows } = await live.store.query(
        `SELECT FROM repair_words WHERE kind = 'news' AND attempts = 1 AND settled_at IS NULL AND due_at > now()`,
      )
      expect(rows.length).toBeGreaterThan(0)
    }, SOON)
    const deliverer = await delivererOf(live.site)
    if (deliverer === undefined) throw new Error('nothing delivers')
    process.kill(deliverer, 'SIGKILL')
    isHanging = false
    await passes(A_WHILE_MS)
    expect(mail.lettersTo(mailbox)).toHaveLength(1)
    await live.store.query('UPDATE repair_words SET due_at = now() WHERE settled_at IS NULL AND attempts > 0')
    await vi.waitFor(() => expect(mail.lettersTo(mailbox)).toHaveLength(2), SOON)
    await passes(A_WHILE_MS)
    expect(mail.lettersTo(mailbox)).toHaveLength(2)
  }, 120_000)

  test('waits for a mail server that refuses it, and ends with a mailbox that is gone', async () => {
    const [later, gone] = [newMailbox(), newMailbox()]
    const one = await repairs.owner(NIGERIAN)
    for (const mailbox of [later, gone]) await confirmed(one, mailbox)
    refused.set(later, 451).set(gone, 550)
    await repairs.happens(one, 'repairing')
    await vi.waitFor(async () => {
      const { text } = await repairs.show(one)
      expect(text.match(/name="back"/g)).toHaveLength(1)
    }, SOON)
    refused.clear()
    await vi.waitFor(() => expect(mail.lettersTo(later)).toHaveLength(2), SOON)
    expect(mail.lettersTo(gone)).toHaveLength(1)
    expect(live.site.logs.join('')).not.toContain(later)
  }, 120_000)
})

describe('events of the service', () => {
  const SECRET = sandboxKeys().REPAIR_EVENTS_SECRET ?? ''
  const event = (changes: object = {}) =>
    JSON.stringify({
      id: randomUUID(),
      orderNumber: 'WONG0000000000',
      time: new Date().toISOString(),
      ...changes,
    })
  const call = async (headers: Record<string, string>, body: string) =>
    (await live.site.post(EVENTS, headers, body)).status

  test('are taken from it alone, and each once', async () => {
    const body = event()
    expect(await call({}, body)).toBe(401)
    expect(await call(signedHeaders('another-secret-of-32-characters-or-more', body), body)).toBe(401)
    expect(await call(signedHeaders(SECRET, body), `${body} `)).toBe(401)
    expect(await call(signedHeaders(SECRET, body, Date.now() - 400_000), body)).toBe(401)
    for (const wrong of ['{}', 'x', event({ id: 'x' }), event({ orderNumber: '' })])
      expect(await call(signedHeaders(SECRET, wrong), wrong)).toBe(400)
    expect(await call(signedHeaders(SECRET, body), body)).toBe(204)
    expect(await call(signedHeaders(SECRET, body), body)).toBe(409)
    expect(await call({ 'content-length': '99999' }, 'x'.repeat(99_999))).toBe(413)
    expect((await live.site.get(EVENTS)).status).toBe(405)
  })

  test('are asked for again soon where the service could not be asked for them', async () => {
    const one = await repairs.owner(NIGERIAN)
    const mailbox = newMailbox()
    const watched = async () => {
      const { rows } = await live.store.query<{ failures: number; soon: boolean; told: boolean }>(
        `SELECT failures, due_at < now() + interval '60 seconds' AS soon, told_until IS NOT NULL AS told
         FROM repair_watches ORDER BY begun_at DESC LIMIT 1`,
      )
      return rows[0]
    }
    await live.sandbox.withFault({ call: 'repair-watch', fault: '500' }, async () => {
      await confirmed(one, mailbox)
      await vi.waitFor(async () => expect((await watched())?.failures).toBeGreaterThan(0), SOON)
      expect(await watched()).toMatchObject({ soon: true, told: false })
    })
    await vi.waitFor(async () => expect(await watched()).toMatchObject({ failures: 0, told: true }), SOON)
    await repairs.happens(one, 'repairing')
    await vi.waitFor(() => expect(mail.lettersTo(mailbox)).toHaveLength(2), SOON)
  }, 120_000)

  test('that are false or late tell nobody anything', async () => {
    const one = await repairs.owner(NIGERIAN)
    const mailbox = newMailbox()
    await confirmed(one, mailbox)
    for (const _ of Array.from({ length: 3 })) {
      const body = event({ orderNumber: one.orderNumber })
      expect(await call(signedHeaders(SECRET, body), body)).toBe(204)
    }
    await passes(A_WHILE_MS)
    expect(mail.lettersTo(mailbox)).toHaveLength(1)
  }, 60_000)
})

describe('a notice of the browser', () => {
  const wanted = ({ orderNumber, phone }: Owner, endpoint: string) => {
    const receiver = newReceiver(endpoint)
    const content: Wanted['content'] = {
      ...{ channel: 'push', country: 'sa', locale: 'ar', lang: 'sa', hotline: null },
      push: receiver.subscription,
    }
    return { receiver, wanted: { orderNumber, phone, state: 'waitingApproval', isAtNight: true, content } }
  }
  const to = (path: string) => push.pushed.filter((one) => one.path === path)

  test('comes encrypted for its browser and shows who sent it', async () => {
    const one = await repairs.owner(ARABIC)
    const { receiver, wanted: asked } = wanted(one, `${push.origin}/browser/1`)
    expect(await subscribe(asked)).toBe('kept')
    await repairs.happens(one, 'repairing')
    await vi.waitFor(() => expect(to('/browser/1')).toHaveLength(1), SOON)
    const [pushed] = to('/browser/1')
    expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    const sender = await verifiedSender(pushed!, push.origin, vapid.publicKey)
    expect(sender.sub).toBe('mailto:repairs@care.example')
    expect((sender.exp ?? 0) - Date.now() / 1000).toBeLessThan(86_400)
    const notice = receiver.decrypt(pushed!.body)
    expect(JSON.parse(notice)).toMatchObject({
      ...{ title: ARABIC_WORDS.mail.news.subject, dir: 'rtl', lang: 'ar', url: '/sa/repair-status/show/' },
    })
    expect(notice).not.toContain(one.orderNumber)
    expect(() => newReceiver(`${push.origin}/other`).decrypt(pushed!.body)).toThrow()
    await passes(A_WHILE_MS)
    expect(to('/browser/1')).toHaveLength(1)
  }, 120_000)

  test.each([404, 410])(
    'ends with an endpoint that answers %s',
    async (status) => {
      const one = await repairs.owner(NIGERIAN)
      const path = `/browser/gone-${status}`
      push.answers.set(path, status)
      await subscribe(wanted(one, push.origin + path).wanted)
      await repairs.happens(one, 'repairing')
      await vi.waitFor(() => expect(to(path)).toHaveLength(1), SOON)
      await repairs.happens(one, 'rejected')
      await passes(A_WHILE_MS)
      expect(to(path)).toHaveLength(1)
      expect((await repairs.show(one)).text).not.toContain('name="back"')
    },
    120_000,
  )

  test('waits for a push service that is busy, and asks no other host', async () => {
    const one = await repairs.owner(NIGERIAN)
    push.answers.set('/browser/busy', 429)
    await subscribe(wanted(one, `${push.origin}/browser/busy`).wanted)
    await subscribe(wanted(one, `${push.origin.replace('localhost', '127.0.0.1')}/browser/elsewhere`).wanted)
    await repairs.happens(one, 'repairing')
    await vi.waitFor(() => expect(to('/browser/busy')).toHaveLength(1), SOON)
    push.answers.clear()
    await vi.waitFor(() => expect(to('/browser/busy')).toHaveLength(2), SOON)
    expect(to('/browser/elsewhere')).toHaveLength(0)
  }, 120_000)
})

test('a message to a telephone goes to the number of the repair alone, once', async () => {
  const one = await repairs.owner(ARABIC)
  const sent = await repairs.send(one, repairs.pageOf(one), {
    by: 'whatsapp',
    night: 'on',
    phone: '+966-551111111',
  })
  expect(sent.status).toBe(303)
  expect((await repairs.show(one)).text).toContain(ARABIC_WORDS.list.whatsapp)
  await repairs.happens(one, 'repairing')
  const messages = async () => {
    const { messages: all } = (await (await fetch(`${live.sandboxUrl}/messages`)).json()) as {
      messages: { phone: string; channel: string; language: string; text: string }[]
    }
    return all.filter(({ phone }) => phone === one.phone)
  }
  await vi.waitFor(async () => expect(await messages()).toHaveLength(1), SOON)
  const [message] = await messages()
  expect(message).toMatchObject({ channel: 'whatsapp', language: 'ar' })
  expect(message?.text).toContain(ARABIC_WORDS.mail.news.subject)
  expect(message?.text).not.toContain(one.orderNumber)
  await passes(A_WHILE_MS)
  expect(await messages()).toHaveLength(1)
}, 120_000)

test('what is kept is found and erased by the numbers of its owner, and goes by itself when it is over', async () => {
  const rows = async (orderNumber: string) => (await exportWords(orderNumber)).length
  const [first, second] = [await repairs.owner(NIGERIAN), await repairs.owner(NIGERIAN)]
  const [kept, unconfirmed, finished] = [newMailbox(), newMailbox(), newMailbox()]
  await confirmed(first, kept)
  expect(await exportWords(kept.toUpperCase())).toMatchObject([
    { channel: 'email', content: { address: kept } },
  ])
  expect(JSON.stringify(await exportWords(first.phone))).not.toContain('token')
  expect(await eraseWords(first.phone)).toBe(1)
  expect(await rows(first.orderNumber)).toBe(0)

  await repairs.askForMail(second, unconfirmed)
  await confirmed(second, finished)
  await live.store.query("UPDATE word_subscriptions SET begun_at = begun_at - interval '3 days'")
  await eraseOldWords()
  expect(await rows(second.orderNumber)).toBe(1)
  await repairs.happens(second, 'repaired')
  await vi.waitFor(() => expect(mail.lettersTo(finished)).toHaveLength(2), SOON)
  await vi.waitFor(async () => {
    await live.store.query("UPDATE repair_watches SET settled_at = settled_at - interval '3 days'")
    await eraseOldWords()
    expect(await rows(second.orderNumber)).toBe(0)
  }, SOON)
}, 120_000)
