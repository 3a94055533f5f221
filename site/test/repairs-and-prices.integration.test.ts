import { beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from './support/built-site'
import { faultMatrix, type FaultyTool } from './support/fault-matrix'
import { useLiveSite } from './support/live-site'
import { cookieIn, sendForm } from './support/plain-form'

const PAGE = '/ng/repair-status/'
const SHOW = '/ng/repair-status/show/'
const PRICES = '/ng/spare-parts-price/'
const LAPTOP = 'product=Laptop&brand=Aster&series=Book&model=Aster+Book+14'
const TOOL = 'Repair status'

const live = useLiveSite()
let phones = 0
let phone = ''

/** One person's phone is looked up a few times in ten minutes; each visitor here has their own. */
const nextPhone = () => (phone = `80212${String((phones += 1)).padStart(5, '0')}`)

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
  name: 'repairs of a phone',
  call: 'repair-orders-by-phone',
  ask: ({ from }) => lookUp({ phone: nextPhone(), by: 'phone', region: 'NG' }, from),
  good: /No data! Please check your repair info!/,
  kept: async () => [`value="${phone}"`],
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
      expect(other.text).toContain('Nothing is looked up yet')
    }
  })

  test('is in no log', async () => {
    await live.sandbox.withFault({ call: 'repair-order', fault: '500' }, async () => {
      await live.site.get(SHOW, { cookie: cookieIn(answer) })
    })
    expect(live.site.logs.join('')).not.toContain(orderNumber)
    expect(live.site.logs.join('')).not.toContain(phone || 'no phone')
  })
})

describe('the code', () => {
  test('that cannot be sent or checked is said plainly; one that was opens the orders', async () => {
    const { site, sandbox } = live
    const from = live.newcomer()
    const known = await sandbox.typeFor('ng', TOOL, 'masked until')
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
      expect((await step({ lang: 'ng' })).text).toContain('We could not get an answer')
    })
    expect((await step({ lang: 'ng' })).status).toBe(303)
    const code = await sandbox.codeFor(known)
    await sandbox.withFault({ call: 'repair-verify-code', fault: '500' }, async () => {
      const answer = await step({ code })
      expect(answer.text).toContain('We could not get an answer')
      expect(answer.text).toContain(`value="${code}"`)
    })
    expect((await step({ code: '12' })).text).toContain('The code is 4 to 8 digits.')
    expect((await step({ code })).status).toBe(303)
    const opened = await site.get(SHOW, { cookie, 'x-forwarded-for': from })
    expect(opened.text).toContain(known)
    expect(opened.text).toMatch(/WONG\d{10}/)
    expect(site.logs.join('')).not.toContain(code)
    expect(site.logs.join('')).not.toContain(known)
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
      expect((await enterCode(wrong)).text).toContain('This is not the code.')
    expect((await enterCode(code)).text).toContain(
      'There were too many tries with this code. Send another one.',
    )
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
    expect((await enterCode(first)).text).toContain('This is not the code.')
    expect((await enterCode(second)).status).toBe(303)
  })

  /** A phone of the country that has repairs is looked up, and the steps from there are taken without scripts. */
  async function visitByPhone(country: string) {
    const { site, sandbox } = live
    const [from, lang] = [live.newcomer(), country]
    const [page, show] = [`/${lang}/repair-status/`, `/${lang}/repair-status/show/`]
    const known = await sandbox.typeFor(country, TOOL, 'masked until')
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
      sendCode: () => step({ lang }, /Send a code|Send another code|Another code in/),
      enterCode: (code: string) => step({ code }, /Open my repairs/),
    }
  }
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
        message: expect.stringContaining('The service does not answer right now.'),
      })
    })
  })

  test('that were asked for go past the page cache; the empty form does not', async () => {
    const { site } = live
    const before = (await site.inspect()).size.pages
    await site.get(`${PRICES}?${LAPTOP}`)
    expect((await site.inspect()).size.pages).toBe(before)
    await site.get('/ke/spare-parts-price/')
    expect((await site.inspect()).size.pages).toBe(before + 1)
  })
})
