import { getMessages } from '@carelane/messages'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from './support/built-site'
import { GOOD_RATING } from './support/good-rating'
import { useLiveSite } from './support/live-site'
import { cookieIn, fieldsOf, sendForm } from './support/plain-form'

const repairPage = (lang: string) => `/${lang}/repair-status/`
const ratePage = (lang: string) => `/${lang}/repair-status/rate/`
const GOOD = { ...GOOD_RATING, suggestion: 'Ein Stuhl & ein <Tisch>' }
const { rating: texts } = getMessages('en')

const DAY = 86_400

const live = useLiveSite()

interface OpenForm {
  lang: string
  orderNumber: string
  cookie: string
  page: Answer
}

async function cardOf(lang: string, orderNumber: string): Promise<Answer> {
  const [page, from] = [repairPage(lang), live.newcomer()]
  const sent = await sendForm(live.site, { page, typed: { orderNumber }, from })
  return live.site.get(`${page}show/`, { cookie: cookieIn(sent), 'x-forwarded-for': from })
}

async function openForm(lang: string): Promise<OpenForm> {
  const orderNumber = await live.sandbox.typeFor(lang, 'Rating', 'can be rated')
  const card = await cardOf(lang, orderNumber)
  const opened = await post('/api/rating/', Object.fromEntries(fieldsOf(card.text, 'order')))
  expect([opened.status, opened.headers.location]).toEqual([303, ratePage(lang)])
  const cookie = cookieIn(opened)
  return { lang, orderNumber, cookie, page: await live.site.get(ratePage(lang), { cookie }) }
}

function post(path: string, fields: Record<string, string>, origin = `http://localhost:${live.site.port}`) {
  const headers = { origin, host: `localhost:${live.site.port}` }
  const body = new URLSearchParams(fields).toString()
  return live.site.post(path, { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body)
}

const send = ({ lang, cookie, page }: OpenForm, typed: Record<string, string> = GOOD) =>
  sendForm(live.site, { page: ratePage(lang), typed, cookie, before: page, from: live.newcomer() })

const shown = async ({ lang, cookie }: OpenForm) => (await live.site.get(ratePage(lang), { cookie })).text

async function takenOf({ orderNumber }: OpenForm) {
  const submissions = await live.sandbox.taken('rating-add')
  return submissions.filter(({ content }) => content.orderNumber === orderNumber)
}

const delivered = (form: OpenForm) =>
  expect.poll(() => shown(form), { timeout: 20_000, interval: 200 }).toContain(texts.received.delivered)

describe('a rating without scripts', () => {
  let form: OpenForm

  beforeAll(async () => {
    form = await openForm('ng')
  })

  test('says what it is about, and hands the order on encrypted and in no address', async () => {
    expect(form.page.status).toBe(200)
    expect(form.page.headers['cache-control']).toMatch(/no-store/)
    expect(form.page.text).toContain(form.orderNumber)
    expect(form.cookie).toMatch(/^rating=ey[\w.-]+$/)
    expect(Buffer.from(form.cookie, 'base64').toString('latin1')).not.toContain(form.orderNumber)
  })

  test('that is not whole says on top and at each field what is missing, and keeps the rest', async () => {
    const { status, text } = await send(form, { environment: '1', suggestion: 'Two <chairs>' })
    expect(status).toBe(200)
    const { attitude, efficiency, quality, overall, reason, option } = texts.problems
    const missing = {
      attitude,
      efficiency,
      quality,
      overall,
      'reasons-environment': reason,
      'reasons-recommend': option,
    }
    for (const [field, problem] of Object.entries(missing)) {
      expect(text).toContain(`<a href="#${field}">${problem}</a>`)
      expect(text).toMatch(new RegExp(`<p id="${field}-error"[^>]*>${problem}</p>`))
    }
    expect(text).toContain('Please select how likely to recommend Carelane service to a friend?')
    expect(text).toMatch(/<input(?=[^>]*name="environment")(?=[^>]*value="1")[^>]* checked=""/)
    expect(text).toContain('Two &lt;chairs&gt;</textarea>')
    expect(await takenOf(form)).toEqual([])
  })

  test('is received once, whoever sends it how often [8#24]', async () => {
    const answers = await Promise.all([send(form), send(form), send(form)])
    for (const { status, headers } of answers)
      expect([status, headers.location]).toEqual([303, ratePage(form.lang)])
    expect(await shown(form)).toContain(texts.received.title)
    await delivered(form)
    const again = await send(form, { ...GOOD, environment: '3' })
    expect(again.status).toBe(303)
    const [one, ...others] = await takenOf(form)
    expect(others).toEqual([])
    expect(one).toMatchObject({
      arrivals: 1,
      content: {
        environment: 5,
        recommend: 9,
        reasons: ['repairTime'],
        suggestion: GOOD.suggestion,
      },
    })
    const { rows } = await live.store.query('SELECT * FROM submissions')
    expect(JSON.stringify(rows)).not.toContain(form.orderNumber)
    expect(live.site.logs.join('')).not.toContain(form.orderNumber)
    expect(live.site.logs.join('')).not.toContain('Stuhl')
  })
})

describe('a rating that the service does not answer', () => {
  test('is received and being delivered, and arrives when the service is back', async () => {
    const form = await openForm('ng')
    await live.sandbox.withFault({ call: 'rating-add', fault: 'down' }, async () => {
      await live.sandbox.withFault({ call: 'rating-info', fault: 'down' }, async () => {
        expect(await shown(form)).toContain(texts.aspects.environment)
        expect((await send(form)).status).toBe(303)
        const text = await shown(form)
        expect(text).toContain(texts.received.title)
        expect(text).toContain(texts.received.delivering)
      })
    })
    await live.timePasses()
    await delivered(form)
    expect(await takenOf(form)).toHaveLength(1)
  })

  test('but took, is handed over again with the same key, and counts once', async () => {
    const form = await openForm('ke')
    await live.sandbox.withFault({ call: 'rating-add', fault: 'truncated' }, async () => {
      expect((await send(form)).status).toBe(303)
      expect(await shown(form)).toContain(texts.received.delivering)
      expect(await takenOf(form)).toMatchObject([{ arrivals: 1 }])
    })
    await live.timePasses()
    await delivered(form)
    const [one, ...others] = await takenOf(form)
    expect(others).toEqual([])
    expect(one?.arrivals).toBeGreaterThan(1)
  })

  test('before the site is killed, is delivered by the next one', async () => {
    const form = await openForm('ke')
    await live.sandbox.withFault({ call: 'rating-add', fault: 'slow', delayMs: 3000 }, async () => {
      const told = send(form).then(
        ({ status }) => status,
        () => 'cut off',
      )
      await expect
        .poll(
          async () => (await live.store.query('SELECT 1 FROM submissions WHERE settled_at IS NULL')).rowCount,
        )
        .toBe(1)
      await live.restart()
      expect(await told).toBe('cut off')
    })
    await live.timePasses()
    await delivered(form)
    expect(await takenOf(form)).toHaveLength(1)
  })
})

describe('a rating that cannot be', () => {
  test('as the order is too old by now, is said in place of the form [8#23]', async () => {
    const form = await openForm('gh')
    await live.sandbox.withTimeGone(200 * DAY, async () => {
      const text = await shown(form)
      expect(text).toContain('The order has been over 3 months and cannot be reviewed')
      expect(text).not.toContain('<textarea')
    })
  })

  test('as the order was rated elsewhere, is said in place of the form [8#23]', async () => {
    const form = await openForm('gh')
    await send(form)
    await delivered(form)
    await live.store.query('DELETE FROM submissions')
    const text = await shown(form)
    expect(text).toContain(texts.refused.alreadyRated)
    expect(text).not.toContain('<textarea')
  })

  test('since it became too late meanwhile, is refused for good', async () => {
    const form = await openForm('ug')
    const clock = `${live.sandboxUrl}/sandbox/clock`
    const later = new Date(Date.now() + 200 * 86_400_000).toISOString()
    const headers = { 'content-type': 'application/json' }
    await fetch(clock, { method: 'PUT', headers, body: JSON.stringify({ now: later }) })
    await send(form)
    expect(await shown(form)).toContain('The order has been over 3 months and cannot be reviewed')
    await fetch(clock, { method: 'DELETE' })
    await send(form)
    expect(await shown(form)).toContain('The order has been over 3 months and cannot be reviewed')
  })

  test('stored, is not said to be received, and what was entered is kept [8#22]', async () => {
    const form = await openForm('ug')
    await live.store.query('ALTER TABLE submissions RENAME TO away')
    const { status, text } = await send(form)
    await live.store.query('ALTER TABLE away RENAME TO submissions')
    expect(status).toBe(503)
    expect(text).toContain('Rating failed. Please try again')
    expect(text).toContain('Ein Stuhl &amp; ein &lt;Tisch&gt;</textarea>')
    expect((await send(form)).status).toBe(303)
    await delivered(form)
  })
})

describe('rating is offered', () => {
  const OFFER = 'action="/api/rating/"'
  const COLLECT = 'Ask the service centre when you can collect it.'

  test.each([
    { outcome: 'rated before', told: texts.refused.alreadyRated },
    { outcome: 'too old to be rated', told: getMessages('en').repair.closed },
  ])('not where the order is $outcome, and nothing waits to be collected', async ({ outcome, told }) => {
    const { text } = await cardOf('et', await live.sandbox.typeFor('et', 'Rating', outcome))
    expect(text).toContain(told)
    expect(text).not.toContain(OFFER)
    expect(text).not.toContain(COLLECT)
  })

  test('until it was rated: the moment after that as well, and while the rating is on its way', async () => {
    const form = await openForm('zm')
    const before = await cardOf('zm', form.orderNumber)
    expect(before.text).toContain(OFFER)
    expect(before.text).toContain(COLLECT)
    await live.sandbox.withFault({ call: 'rating-add', fault: 'down' }, async () => {
      expect((await send(form)).status).toBe(303)
      const after = await cardOf('zm', form.orderNumber)
      expect(after.text).toContain(texts.refused.alreadyRated)
      expect(after.text).not.toContain(OFFER)
    })
  })

  test('by what the order says of itself where the service does not answer, without a long wait', async () => {
    const orderNumber = await live.sandbox.typeFor('mw', 'Rating', 'can be rated')
    await live.sandbox.withFault({ call: 'rating-info', fault: 'slow', delayMs: 7000 }, async () => {
      const before = performance.now()
      expect((await cardOf('mw', orderNumber)).text).toContain(OFFER)
      expect(performance.now() - before).toBeLessThan(5000)
    })
  })
})

test('without an order of their own nobody gets a form', async () => {
  const { cookie } = await openForm('tz')
  for (const other of ['', `${cookie}x`, 'rating=made.up.by.some.one'])
    expect((await live.site.get(ratePage('tz'), { cookie: other })).text).toContain(texts.none.title)
  const fields = { lang: 'tz', order: cookie.slice('rating='.length) }
  expect((await post('/api/rating/', fields, 'http://elsewhere.example')).status).toBe(400)
  expect((await post('/api/rating/', { ...fields, order: 'a; Path=/admin' })).status).toBe(400)
  expect((await post('/api/rating/', { ...fields, lang: '//evil' })).status).toBe(400)
})
