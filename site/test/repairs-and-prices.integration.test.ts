import { getMessages } from '@carelane/messages'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from './support/built-site'
import { faultMatrix, type FaultyTool } from './support/fault-matrix'
import { IS_ONE_PROCESS, useLiveSite } from './support/live-site'
import { cookieIn, sendForm } from './support/plain-form'

const PAGE = '/ng/repair-status/'
const SHOW = '/ng/repair-status/show/'
const PRICES = '/ng/spare-parts-price/'
const LAPTOP = 'product=Laptop&brand=Aster&series=Book&model=Aster+Book+14'
const TOOL = 'Repair status'

const live = useLiveSite()
let opened: Promise<{ phone: string; cookie: string }> | undefined

async function lookUp(typed: Record<string, string>, from = live.newcomer()): Promise<Answer> {
  const sent = await sendForm(live.site, { page: PAGE, typed, from })
  expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
  return live.site.get(SHOW, { cookie: cookieIn(sent), 'x-forwarded-for': from })
}

const byOrder: FaultyTool = {
  name: 'a repair by its number',
  call: 'repair-order',
  ask: async ({ sandbox, from }) =>
    lookUp({ orderNumber: await sandbox.typeFor('ng', TOOL, 'repairing') }, from),
  good: /Your device is being repaired\./,
  kept: async (sandbox) => [`value="${await sandbox.typeFor('ng', TOOL, 'repairing')}"`],
}

const byPhone: FaultyTool = {
  name: 'repairs of a phone whose code was entered',
  call: 'repair-orders',
  ask: async ({ site, from }) => {
    opened ??= openRepairs('mw')
    return site.get(SHOW, { cookie: (await opened).cookie, 'x-forwarded-for': from })
  },
  good: /WOMW\d{10}<\/bdi>/,
  kept: async () => [`value="${(await opened)?.phone}"`],
}

const choices: FaultyTool = {
  name: 'what there are prices of',
  call: 'spare-part-choices',
  ask: ({ site, from }) => site.get(`${PRICES}?product=Laptop`, { 'x-forwarded-for': from }),
  good: /<option value="Aster">/,
  kept: async () => ['<option value="Laptop" selected="">'],
}

const prices: FaultyTool = {
  name: 'prices of a model',
  call: 'spare-part-prices',
  ask: ({ site, from }) => site.get(`${PRICES}?${LAPTOP}`, { 'x-forwarded-for': from }),
  good: /Prices for Aster Book 14/,
  kept: async () => ['<option value="Aster Book 14" selected="">'],
}

faultMatrix(live, [byOrder, byPhone, choices, prices])

describe('a look-up', () => {
  let answer: Answer
  let orderNumber: string

  beforeEach(async () => {
    orderNumber = await live.sandbox.typeFor('ng', TOOL, 'submitted')
    answer = await sendForm(live.site, { page: PAGE, typed: { orderNumber }, from: live.newcomer() })
  })

  test('is kept by the browser: encrypted, for half an hour, on these pages alone, and not by scripts', () => {
    const [cookie = ''] = answer.headers['set-cookie'] ?? []
    expect(cookie).toMatch(
      /^repair=ey[\w.-]+; Path=\/ng\/repair-status\/; .*Max-Age=1800; HttpOnly; SameSite=lax$/i,
    )
    expect(Buffer.from(cookieIn(answer), 'base64').toString('latin1')).not.toContain(orderNumber)
  })

  test('is shown to nobody else, and kept by no cache', async () => {
    const own = await live.site.get(SHOW, { cookie: cookieIn(answer) })
    expect(own.text).toContain(orderNumber)
    expect(own.headers['cache-control']).toMatch(/no-store/)
    for (const cookie of ['', `${cookieIn(answer)}x`, 'repair=made.up.by.some.one']) {
      const other = await live.site.get(SHOW, { cookie })
      expect(other.text).not.toContain(orderNumber)
      expect(other.text).toContain('Nothing looked up yet')
    }
  })

  test('is in no log', async () => {
    const before = live.site.logs.length
    await live.sandbox.withFault({ call: 'repair-order', fault: '500' }, async () => {
      await live.site.get(SHOW, { cookie: cookieIn(answer) })
    })
    const logged = () => live.site.logs.slice(before).join('')
    await vi.waitFor(() => expect(logged()).toContain('"kind":"http"'))
    expect(live.site.logs.join('')).not.toContain(orderNumber)
    const { phone } = (await opened) ?? { phone: 'no phone' }
    expect(live.site.logs.join('')).not.toContain(phone)
  })
})

describe('the code', () => {
  test('that cannot be sent or checked is said plainly; one that was opens the orders', async () => {
    const { site, sandbox } = live
    const from = live.newcomer()
    const known = await sandbox.typeFor('ng', TOOL, 'after a code')
    const typed = { phone: known.slice(known.indexOf('-') + 1), by: 'phone', region: 'NG' }
    const sent = await sendForm(site, { page: PAGE, typed, from })
    let cookie = cookieIn(sent)
    const step = async (form: Record<string, string>) => {
      const before = await site.get(SHOW, { cookie, 'x-forwarded-for': from })
      const answer = await sendForm(site, { page: SHOW, typed: form, from, cookie, before })
      cookie = cookieIn(answer) || cookie
      return answer
    }
    await sandbox.withFault({ call: 'repair-send-code', fault: 'down' }, async () => {
      expect((await step({ lang: 'ng' })).text).toContain('We couldn’t get an answer')
    })
    expect((await step({ lang: 'ng' })).status).toBe(303)
    const code = await sandbox.codeFor(known)
    await sandbox.withFault({ call: 'repair-verify-code', fault: '500' }, async () => {
      const answer = await step({ code })
      expect(answer.text).toContain('We couldn’t get an answer')
      expect(answer.text).toContain(`value="${code}"`)
    })
    expect((await step({ code: '12' })).text).toContain('The code is 4 to 8 digits.')
    expect((await step({ code })).status).toBe(303)
    const opened = await site.get(SHOW, { cookie, 'x-forwarded-for': from })
    expect(opened.text).toContain(known)
    expect(opened.text).toMatch(/WONG\d{10}/)
    expect(opened.text).toMatch(/CC\d{10}A/)
    expect(site.logs.join('')).not.toContain(code)
    expect(site.logs.join('')).not.toContain(known)
  })
})

describe('a repair past its promised day', () => {
  test('says so before all else, with the reason, since when and what comes next [9#18]', async () => {
    const late = await live.sandbox.typeFor('ng', 'Repair quote', 'accepted')
    const { sendCode, enterCode, shown } = await visitByPhone('ng', late)
    await sendCode()
    await enterCode(await live.sandbox.codeFor(late))
    const { text } = await shown()
    const { repair } = getMessages('en')
    const [card = ''] = (text.match(/<details\b.*?<\/details>/gs) ?? []).filter((one) =>
      one.includes(repair.late.title),
    )
    expect(card.indexOf(repair.late.title)).toBeLessThan(card.indexOf(repair.states.repairing.text))
    expect(card).toMatch(/A part is missing\. We expect it on \d+ \w+ \d{4}\./)
    expect(card).toMatch(/Since \d+ \w+ \d{4}/)
    expect(card).toContain(repair.next.repairing)
  })
})

describe('a phone number alone', () => {
  async function takenFor(phone: string) {
    const visit = await visitByPhone('zm', phone)
    const answers = [visit.sent, await visit.shown(), await visit.shown({ rsc: '1' }), await visit.sendCode()]
    answers.push(await visit.shown(), await visit.shown({ rsc: '1' }))
    const code = await live.sandbox.codeFor(phone)
    answers.push(await visit.enterCode(code === '111111' ? '222222' : '111111'), await visit.shown())
    return { answers, cookie: visit.cookie(), phone: visit.phone }
  }

  const worded = (text: string, phone: string) =>
    text
      .replace(/<script\b.*?<\/script>|<style\b.*?<\/style>|<[^>]+>/gs, ' ')
      .replaceAll(phone, 'PHONE')
      .replace(/\d:\d\d/, 'SOON')
      .replace(/\s+/g, ' ')

  test('says nothing of its repairs, on the wire either: known and unknown are answered alike', async () => {
    const { sandbox } = live
    const known = await sandbox.typeFor('zm', TOOL, 'after a code')
    const unknown = `${known.slice(0, -3)}${known.endsWith('999') ? '998' : '999'}`
    const orders = Object.values(await sandbox.typed('zm', TOOL)).filter((typed) => /^WO.*[1-9]/.test(typed))
    expect(orders.length).toBeGreaterThan(8)
    // No call reaches the service, so answers do not change.
    const taken = await new Promise<Awaited<ReturnType<typeof takenFor>>[]>((done, fail) => {
      const work = async () => done([await takenFor(known), await takenFor(unknown)])
      sandbox
        .withFault({ call: 'repair-orders', fault: 'down' }, () =>
          sandbox.withFault({ call: 'repair-order', fault: 'down' }, work),
        )
        .catch(fail)
    })
    const [ofKnown, ofUnknown] = taken.map(({ answers, cookie, phone }) => ({
      cookie: cookie.length,
      answers: answers.map(({ status, headers, text }) => ({
        status,
        headers: Object.keys(headers).toSorted(),
        text: worded(text, phone),
      })),
    }))
    expect(ofKnown).toEqual(ofUnknown)
    expect(ofKnown?.answers[1]?.text).toContain('Confirm this phone number')
    expect(ofKnown?.answers[6]?.text).toContain('That code doesn’t match.')
    const whole = taken[0]?.answers.map(({ text, headers }) => text + JSON.stringify(headers)).join('') ?? ''
    const { waitingPickUP, waitingArrive, noNeedRepair, swapPhone } = getMessages('en').repair.states
    const labels = [waitingPickUP, waitingArrive, noNeedRepair, swapPhone].map(({ label }) => label)
    const tells = [...orders.map((order) => order.slice(-6)), ...labels, '••']
    expect(tells.filter((tell) => whole.includes(tell))).toEqual([])
  })
})

describe('a number alone', () => {
  test('shows how the repair stands; device, warranty and service centre after a code [2.4#23]', async () => {
    opened ??= openRepairs('mw')
    const whole = (await live.site.get(SHOW.replace('ng', 'mw'), { cookie: (await opened).cookie })).text
    const orderNumber = /WOMW\d{10}/.exec(whole)?.[0] ?? ''
    const order = whole.split('<details').find((part) => part.includes(`${orderNumber}</bdi>`)) ?? ''
    const confidential = [
      /href="tel:([^"]+)"/.exec(order)?.[1],
      /<dt>Device<\/dt><dd[^>]*>(?:<bdi[^>]*>)?([^<]+)/.exec(order)?.[1],
      /<h3>Service centre<\/h3><p><bdi>([^<]+)/.exec(order)?.[1],
      'Warranty status',
    ]
    expect(confidential.filter((text) => text === undefined || !order.includes(text))).toEqual([])

    const page = '/mw/repair-status/'
    const from = live.newcomer()
    const sent = await sendForm(live.site, { page, typed: { orderNumber }, from })
    const { text } = await live.site.get(`${page}show/`, { cookie: cookieIn(sent) })
    expect(text).toContain(orderNumber)
    expect(text).toContain('The order number alone shows how far the repair is.')
    expect(confidential.filter((one) => text.includes(String(one)))).toEqual([])
  })
})

describe('a code is refused with its reason and a way on', () => {
  test('when it has expired', async () => {
    const { known, sendCode, enterCode } = await visitByPhone('ke')
    expect((await sendCode()).status).toBe(303)
    const code = await live.sandbox.codeFor(known)
    await live.sandbox.withTimeGone(601, async () => {
      const answer = await enterCode(code)
      expect(answer.text).toContain('This code is no longer valid. Send another one.')
      expect(answer.text).toContain(`value="${code}"`)
      expect(answer.text).not.toContain(known)
    })
  })

  test('after five tries, also where the sixth is right', async () => {
    const { known, sendCode, enterCode } = await visitByPhone('gh')
    expect((await sendCode()).status).toBe(303)
    const code = await live.sandbox.codeFor(known)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries += 1)
      expect((await enterCode(wrong)).text).toContain('That code doesn’t match.')
    expect((await enterCode(code)).text).toContain('Too many tries with this code. Send another one.')
  })

  test('within a minute of the one before, of which it says so; the one before holds', async () => {
    const { known, sendCode, enterCode } = await visitByPhone('tz')
    expect((await sendCode()).status).toBe(303)
    const first = await live.sandbox.codeFor(known)
    expect((await sendCode()).text).toContain('A code was sent to this phone just now.')
    const another = await visitByPhone('tz')
    expect((await another.sendCode()).status).toBe(303)
    expect(await live.sandbox.codeFor(known)).toBe(first)
    await live.sandbox.withTimeGone(61, async () => {
      const later = await visitByPhone('tz')
      expect((await later.sendCode()).status).toBe(303)
    })
    const second = await live.sandbox.codeFor(known)
    expect(second).not.toBe(first)
    expect((await enterCode(first)).text).toContain('That code doesn’t match.')
    expect((await enterCode(second)).status).toBe(303)
  })
})

describe('prices for scripts', () => {
  test('are the lists and the rows, with a status for each kind of failure', async () => {
    const { site, sandbox } = live
    const ask = (query: string) => site.get(`/api/spare-parts-price/?${query}`)
    const found = await ask(`lang=ng&${LAPTOP}&category=Battery`)
    expect(JSON.parse(found.text)).toMatchObject({
      choice: { model: 'Aster Book 14', category: 'Battery' },
      result: { kind: 'prices', rows: [{ part: 'Battery', memory: null }] },
    })
    expect(found.headers['cache-control']).toBe('public, max-age=60')
    expect((await ask('lang=xx')).status).toBe(404)
    expect((await ask(`lang=ng&product=${'x'.repeat(101)}`)).status).toBe(400)
    await sandbox.withFault({ call: 'spare-part-choices', fault: '500' }, async () => {
      const failed = await ask('lang=ng&product=TV')
      expect(failed.status).toBe(503)
      expect(JSON.parse(failed.text)).toEqual({
        status: 503,
        message: expect.stringContaining('We can’t reach the service right now.'),
      })
    })
  })

  test.runIf(IS_ONE_PROCESS)(
    'that were asked for go past the page cache; the empty form does not',
    async () => {
      const { site } = live
      const before = (await site.inspect()).size.pages
      await site.get(`${PRICES}?${LAPTOP}`)
      expect((await site.inspect()).size.pages).toBe(before)
      await site.get('/ke/spare-parts-price/')
      expect((await site.inspect()).size.pages).toBe(before + 1)
    },
  )
})

/** @param named as on the wire */
async function visitByPhone(country: string, named?: string) {
  const { site, sandbox } = live
  const [from, lang] = [live.newcomer(), country]
  const [page, show] = [`/${lang}/repair-status/`, `/${lang}/repair-status/show/`]
  const known = named ?? (await sandbox.typeFor(country, TOOL, 'after a code'))
  const phone = known.slice(known.indexOf('-') + 1)
  const typed = { phone, by: 'phone', region: country.toUpperCase() }
  const sent = await sendForm(site, { page, typed, from })
  expect([sent.status, sent.headers.location]).toEqual([303, show])
  let cookie = cookieIn(sent)
  const step = async (form: Record<string, string>, button: RegExp) => {
    const shown = await site.get(show, { cookie, 'x-forwarded-for': from })
    const forms = shown.text.match(/<form\b.*?<\/form>/gs) ?? []
    const before = { ...shown, text: forms.find((text) => button.test(text)) ?? '' }
    const answer = await sendForm(site, { page: show, typed: form, from, cookie, before })
    cookie = cookieIn(answer) || cookie
    return answer
  }
  return {
    known,
    phone,
    sent,
    cookie: () => cookie,
    shown: (headers: Record<string, string> = {}) =>
      site.get(show, { cookie, 'x-forwarded-for': from, ...headers }),
    sendCode: () => step({ lang }, /Send a code|Send another code|Another code in/),
    enterCode: (code: string) => step({ code }, /Open my repairs/),
  }
}

async function openRepairs(country: string) {
  const { known, phone, cookie, sendCode, enterCode } = await visitByPhone(country)
  await sendCode()
  await enterCode(await live.sandbox.codeFor(known))
  return { phone, cookie: cookie() }
}
