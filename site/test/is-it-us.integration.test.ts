import { FAKE_REPORT_DONE_PATH, FAKE_REPORTS_PATH } from '@carelane/main-api'
import { signedCall } from '@carelane/main-api/signature'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseOldReports } from '@/features/is-it-us/reports/keep-report'
import { PUBLICATION_SECRET } from './support/built-site'
import { IS_ONE_PROCESS, useLiveSite } from './support/live-site'
import { sendForm } from './support/plain-form'
import { whileStoreIsAway } from './support/store-away'

const live = useLiveSite()

const OURS = 'Yes, this is ours'
const NOT_OURS = 'No, this is not ours'
const UNKNOWN = 'We can’t tell'
const THROTTLED = 'Many requests came from your network'
const REPORTED = 'Thank you. Your report is with our team'

let services: pg.Client

beforeAll(async () => {
  live.cms.content.contacts = {
    ng: {
      hotlineNumber: '+2348021231231',
      email: 'ng@carelane.example',
      facebook: 'https://facebook.com/carelane.ng',
    },
    ke: {
      hotlineNumber: '+254712345678',
      email: 'ke@carelane.example',
      facebook: 'https://facebook.com/carelane.ke',
    },
    eg: { hotlineNumber: '+201001234567' },
  }
  services = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
  await services.connect()
})
afterAll(() => services.end())

const check = async (contact: string, { lang = 'ng', from = live.newcomer(), report = false } = {}) =>
  sendForm(live.site, {
    page: `/${lang}/is-it-us/`,
    typed: { contact, ...(report && { report: '1' }) },
    from,
  })

const verdictOf = async (contact: string, lang = 'ng') => {
  const { text } = await check(contact, { lang })
  return /<h2[^>]*tabindex="-1"[^>]*>.*?<\/svg>([^<]+)<\/h2>/is.exec(text)?.[1]
}

async function aCenter() {
  const { rows } = await services.query<Record<'name' | 'phone' | 'address' | 'email', string>>(
    `SELECT name, phone, address, email FROM service_centres WHERE country = 'ng' ORDER BY id LIMIT 1`,
  )
  return rows[0]!
}

describe('what was typed is judged by what we publish', () => {
  test.each([
    ['+234 802 123 1231', OURS],
    ['0802 123 1231', OURS],
    ['0802 123 1232', NOT_OURS],
    ['+254 712 345 678', OURS],
    ['ng@carelane.example', OURS],
    ['ke@carelane.example', OURS],
    ['prize@carelane.test', NOT_OURS],
    ['https://facebook.com/carelane.ke', OURS],
    ['https://facebook.com/carelane.prize', NOT_OURS],
    ['https://bit.ly/carelane', UNKNOWN],
    ['https://localhost.evil.test/', NOT_OURS],
    ['@carelane.ng', UNKNOWN],
    ['qqqqqq zzzz', UNKNOWN],
  ])('%s: %s', async (contact, verdict) => {
    expect(await verdictOf(contact)).toBe(verdict)
  })

  test('the site’s own address is ours', async () => {
    expect(await verdictOf(`http://localhost:${live.site.port}/ng/`)).toBe(OURS)
  })

  test('the number of a service centre is ours in each way to write it, and a part of it is not', async () => {
    const { phone, name } = await aCenter()
    const digits = phone.replace(/\D/g, '')
    const home = `0${phone.slice(phone.indexOf('-') + 1)}`
    for (const typed of [phone, `+${digits}`, home, [...home].map((digit) => `${digit} `).join('')])
      expect((await check(typed)).text).toContain(name)
    expect(await verdictOf(home.slice(0, -1))).not.toBe(OURS)
  })

  test('the email address of a service centre is ours', async () => {
    const { email, name } = await aCenter()
    const { text } = await check(email.toUpperCase())
    expect(text).toContain(OURS)
    expect(text).toContain(name)
    expect(await verdictOf(`x${email}`)).toBe(NOT_OURS)
  })

  test('the page shows the contacts of its own country after others were asked', async () => {
    expect((await check('+254 712 345 678')).text).toContain('href="tel:+2348021231231"')
  })

  test('a number without its country means nothing on the page of all countries', async () => {
    const { text } = await check('0802 123 1231', { lang: 'global' })
    expect(text).toContain('Begin the number with + and the country code.')
    expect(await verdictOf('+234 802 123 1231', 'global')).toBe(OURS)
  })

  test('the whole name of a service centre is ours, with where it is; a part of it proves nothing', async () => {
    const { name, address } = await aCenter()
    const { text } = await check(name)
    expect(text).toContain(OURS)
    expect(text).toContain(address)
    expect(await verdictOf(name.split(' ').slice(0, 2).join(' '))).toBe(UNKNOWN)
  })

  test('a number is read in the digits of the country, and the answer is in its language', async () => {
    const { text } = await check('٠١٠٠ ١٢٣ ٤٥٦٧', { lang: 'eg' })
    expect(text).toContain('نعم، هذا لنا')
  })

  test.each([
    ['', 'Enter what you want to check.'],
    [
      'carelane.example evil.test',
      'Enter one thing only: one number, one link, one email address or one name.',
    ],
  ])('%j is refused at its field, and stays in it', async (contact, problem) => {
    const { text, status } = await check(contact)
    expect(status).toBe(200)
    expect(text).toContain(problem)
    expect(text).toContain(`id="contact-error"`)
  })

  test.runIf(IS_ONE_PROCESS)('one address has 40 checks in a minute', async () => {
    const from = live.newcomer()
    const answers = await Promise.all(Array.from({ length: 41 }, () => check('https://evil.test/', { from })))
    expect(answers.filter(({ text }) => text.includes(THROTTLED))).toHaveLength(1)
    expect(answers.filter(({ text }) => text.includes(NOT_OURS))).toHaveLength(40)
  })

  test('nothing typed is in a line of the log', async () => {
    const before = live.site.logs.length
    await check('+234 803 999 1234')
    await check('https://evil.test/secret-path')
    await check('https://evil.test/secret-path', { report: true })
    const lines = live.site.logs.slice(before).join('')
    expect(lines).not.toMatch(/803.?999|secret-path/)
  })
})

describe('a report of a fake', () => {
  const kept = async () => (await live.store.query('SELECT * FROM fake_reports ORDER BY reports DESC')).rows

  beforeAll(() => check('x', { report: true }))
  beforeEach(() => live.store.query('DELETE FROM fake_reports'))

  test('is kept encrypted, once for each text of a country, and counted', async () => {
    for (const contact of ['https://evil.test/a', ' HTTPS://evil.test/a ', 'https://evil.test/b'])
      expect((await check(contact, { report: true })).text).toContain(REPORTED)
    await check('https://evil.test/a', { lang: 'ke', report: true })
    const rows = await kept()
    expect(rows.map(({ country, reports }) => `${country} ${reports}`).sort()).toEqual([
      'ke 1',
      'ng 1',
      'ng 2',
    ])
    for (const { content } of rows) expect(content.toString('latin1')).not.toContain('evil')
  })

  test('of what is ours is not kept: the page says whose it is', async () => {
    expect((await check('+2348021231231', { report: true })).text).toContain(OURS)
    expect(await kept()).toEqual([])
  })

  test('is read by whoever has the signature, of their countries, the most reported first', async () => {
    await check('https://evil.test/b', { report: true })
    for (let times = 0; times < 2; times++) await check('https://evil.test/a', { report: true })
    await check('https://evil.test/c', { lang: 'ke', report: true })
    expect(await internal(FAKE_REPORTS_PATH, { countries: ['ng'], country: null, page: 1 })).toMatchObject({
      reports: [
        { country: 'ng', text: 'https://evil.test/a', reports: 2 },
        { country: 'ng', text: 'https://evil.test/b', reports: 1 },
      ],
      pages: 1,
      counts: [{ country: 'ng', count: 2 }],
    })
    const body = JSON.stringify({ countries: null, country: null, page: 1 })
    expect((await live.site.post(FAKE_REPORTS_PATH, {}, body)).status).toBe(401)
  })

  test('is taken off the list by who looks after its country alone', async () => {
    await check('https://evil.test/a', { report: true })
    const [{ id }] = (await kept()) as [{ id: string }]
    expect(await internal(FAKE_REPORT_DONE_PATH, { countries: ['ke'], id })).toEqual({ isDone: false })
    expect(await internal(FAKE_REPORT_DONE_PATH, { countries: ['ng'], id })).toEqual({ isDone: true })
    expect(await kept()).toEqual([])
  })

  test.runIf(IS_ONE_PROCESS)('is taken from one address 40 times in a minute', async () => {
    const from = live.newcomer()
    const answers = await Promise.all(
      Array.from({ length: 41 }, (_, at) => check(`https://evil.test/${at}`, { from, report: true })),
    )
    expect(answers.filter(({ text }) => text.includes(THROTTLED))).toHaveLength(1)
    expect(await kept()).toHaveLength(40)
  })

  test('that cannot be kept says so, with 503, and can be sent again', async () => {
    const answer = await whileStoreIsAway(live, () => check('https://evil.test/a', { report: true }))
    expect(answer.status).toBe(503)
    expect(answer.text).not.toContain(REPORTED)
    expect((await check('https://evil.test/a', { report: true })).text).toContain(REPORTED)
  })

  test('is erased 90 days after it was last repeated', async () => {
    await check('https://evil.test/old', { report: true })
    await check('https://evil.test/young', { report: true })
    await live.store.query(
      `UPDATE fake_reports SET last_at = now() - interval '91 days'
       WHERE id = (SELECT id FROM fake_reports ORDER BY first_at LIMIT 1)`,
    )
    live.shareEnvironment()
    expect(await eraseOldReports()).toBe(1)
    expect(await kept()).toHaveLength(1)
  })
})

async function internal(path: string, asked: object): Promise<unknown> {
  const body = JSON.stringify(asked)
  const headers = signedCall(PUBLICATION_SECRET, { method: 'POST', path, body })
  return JSON.parse((await live.site.post(path, headers, body)).text)
}
