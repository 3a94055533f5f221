import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import type { Answer } from './support/built-site'
import { IS_ONE_PROCESS, useLiveSite } from './support/live-site'
import { cookieIn, sendForm } from './support/plain-form'

const PAGE = '/ng/repair-status/'
const SHOW = '/ng/repair-status/show/'
const { quote: texts, repair, code: codeTexts, forms } = getMessages('en')

const live = useLiveSite()

interface Owner {
  from: string
  phone: string
  cookie: string
  orderNumber: string
  /** Address of the quote, without any number. */
  path: string
}

const get = (path: string, { cookie, from }: Pick<Owner, 'cookie' | 'from'>) =>
  live.site.get(path, { cookie, 'x-forwarded-for': from })

async function step(
  page: string,
  owner: Owner,
  typed: Record<string, string>,
  before?: Answer,
): Promise<Answer> {
  const opened = before ?? (await get(page, owner))
  const answer = await sendForm(live.site, {
    page,
    typed,
    before: opened,
    from: owner.from,
    cookie: owner.cookie,
  })
  owner.cookie = cookieIn(answer) || owner.cookie
  return answer
}

async function owner(asked: { validDays?: number } = {}): Promise<Owner> {
  const { orderNumber, phone } = await live.sandbox.newQuote({
    ...asked,
    phone: `+234-803${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
  })
  const one: Owner = { from: live.newcomer(), phone, cookie: '', orderNumber, path: '' }
  const typed = { phone: phone.slice(5), by: 'phone', region: 'NG' }
  const sent = await sendForm(live.site, { page: PAGE, typed, from: one.from })
  one.cookie = cookieIn(sent)
  await step(SHOW, one, { lang: 'ng' })
  await step(SHOW, one, { code: await live.sandbox.codeFor(phone) })
  const shown = await get(SHOW, one)
  expect(shown.text).toContain(repair.states.waitingApproval.label)
  one.path = /href="(\/ng\/repair-status\/quote\/\?of=[^"]+)"/.exec(shown.text)?.[1] ?? ''
  return one
}

/** Up to the code. */
async function chosen(one: Owner, answer: 'yes' | 'no'): Promise<{ before: Answer; code: string }> {
  const sent = await step(one.path, one, { answer })
  expect([sent.status, sent.headers.location]).toEqual([303, one.path])
  return { before: await get(one.path, one), code: await live.sandbox.codeFor(one.phone) }
}

const show = async (one: Owner) => (await get(one.path, one)).text
const settled = (one: Owner, text: string) =>
  expect.poll(() => show(one), { timeout: 20_000, interval: 200 }).toContain(text)
const takenOf = async ({ orderNumber }: Owner) =>
  (await live.sandbox.taken('repair-quote-answer')).filter(
    ({ content }) => content.orderNumber === orderNumber,
  )
const storedOf = async (state: string) => {
  const { rows } = await live.store.query<{ key: string }>(
    `SELECT key FROM submissions WHERE kind = 'repair-quote-answer' AND state = $1`,
    [state],
  )
  return rows.length
}

describe('a quote', () => {
  test('is shown to the phone of its order, in no address, and to nobody else', async () => {
    const one = await owner()
    const text = await show(one)
    expect(text).toContain(texts.document)
    expect(text).toContain(one.orderNumber)
    for (const number of [one.orderNumber, one.phone])
      expect(decodeURIComponent(one.path)).not.toContain(number.slice(-6))
    for (const cookie of ['', 'repair=made.up.by.some']) {
      const other = await get(one.path, { ...one, cookie })
      expect(other.text).toContain(texts.start.title)
      expect(other.text).not.toContain(one.orderNumber)
    }
    const another = await owner()
    const mixed = await get(one.path, another)
    expect(mixed.text).toContain(texts.none.title)
    expect(mixed.text).not.toContain(one.orderNumber)
  })

  test('is not opened by the number of its order alone', async () => {
    const { orderNumber } = await live.sandbox.newQuote()
    const from = live.newcomer()
    const sent = await sendForm(live.site, { page: PAGE, typed: { orderNumber }, from })
    const shown = await get(SHOW, { cookie: cookieIn(sent), from })
    expect(shown.text).toContain(repair.states.waitingApproval.label)
    expect(shown.text).toMatch(/href="\/ng\/repair-status\/quote\/"/)
    const page = await get('/ng/repair-status/quote/', { cookie: cookieIn(sent), from })
    expect(page.text).toContain(texts.start.title)
    expect(page.text).toMatch(
      /<input[^>]*name="by"[^>]*checked=""[^>]*value="phone"|value="phone"[^>]*checked=""/,
    )
  })
})

describe('a yes', () => {
  test('needs a code of its own, is kept with its words, and reaches the service once, however often it is sent', async () => {
    const one = await owner()
    expect((await step(one.path, one, { answer: '' })).text).toContain(texts.problems.choose)
    const { before, code } = await chosen(one, 'yes')
    expect(before.text).toContain(texts.confirm.title)
    const wrong = code === '111111' ? '222222' : '111111'
    expect((await step(one.path, one, { code: wrong }, before)).text).toContain(
      codeTexts.problems.wrong.slice(0, 20),
    )
    expect(await takenOf(one)).toEqual([])
    const tabs = { ...one }
    const sent = await step(one.path, one, { code }, before)
    expect([sent.status, sent.headers.location]).toEqual([303, one.path])
    expect((await step(one.path, tabs, { code }, before)).status).toBe(303)
    await settled(one, texts.receipt.yesText)
    const [taken, ...more] = await takenOf(one)
    expect(more).toEqual([])
    expect(taken?.content).toMatchObject({ answer: 'yes', version: 1 })
    expect(String(taken?.content.agreedText)).toMatch(/^Yes, repair my device for ₦[\d,.]+\.\n/)
    expect(String(taken?.content.agreedText)).toContain(`${texts.facts.order}: ${one.orderNumber}`)
    expect(await show(one)).toContain(texts.receipt.print)
    expect((await get(SHOW, one)).text).toContain(repair.states.repairing.label)
  })

  test('while the service is away is received, and delivered then; its page is there all the while', async () => {
    const one = await owner()
    const { before, code } = await chosen(one, 'yes')
    await live.sandbox.withFault({ call: 'repair-quote-answer', fault: 'down' }, async () => {
      await step(one.path, one, { code }, before)
      expect(await show(one)).toContain(texts.receipt.delivering)
      expect((await get(SHOW, one)).text).toContain(texts.pending)
      await live.sandbox.withFault({ call: 'repair-quote', fault: 'down' }, async () => {
        expect(await show(one)).toContain(texts.receipt.delivering)
      })
    })
    await live.timePasses()
    await settled(one, texts.receipt.yesText)
    expect(await takenOf(one)).toHaveLength(1)
  })

  test('whose answer from the service was lost is told to it again, and counts once', async () => {
    const one = await owner()
    const { before, code } = await chosen(one, 'yes')
    await live.sandbox.withFault({ call: 'repair-quote-answer', fault: 'done-down' }, async () => {
      await step(one.path, one, { code }, before)
      await expect.poll(() => takenOf(one)).toHaveLength(1)
    })
    await live.timePasses()
    await settled(one, texts.receipt.yesText)
    const [taken] = await takenOf(one)
    expect(taken?.arrivals).toBeGreaterThan(1)
  })

  test('that the store cannot take keeps its code: sent again it counts', async () => {
    const one = await owner()
    const { before, code } = await chosen(one, 'yes')
    await live.store.query(
      `CREATE FUNCTION refuse_all() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
       CREATE TRIGGER refuse_all BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION refuse_all()`,
    )
    const failed = await step(one.path, one, { code }, before)
    await live.store.query('DROP FUNCTION refuse_all CASCADE')
    expect(failed.status).toBe(503)
    expect(failed.text).toContain(texts.notStored)
    await step(one.path, one, { code }, failed)
    await settled(one, texts.receipt.yesText)
  })

  test('to a price that has risen since is not agreed to: the new one is asked for', async () => {
    const one = await owner()
    const { before, code } = await chosen(one, 'yes')
    await live.sandbox.raiseQuote(one.orderNumber)
    await step(one.path, one, { code }, before)
    await settled(one, texts.changed.title)
    expect(await takenOf(one)).toEqual([])
    const again = await chosen(one, 'yes')
    await step(one.path, one, { code: again.code }, again.before)
    await settled(one, texts.receipt.yesText)
    const [taken] = await takenOf(one)
    expect(taken?.content.version).toBe(2)
  })

  test('after a no leaves the no', async () => {
    const one = await owner()
    const no = await chosen(one, 'no')
    const tab = { ...one }
    await step(one.path, one, { code: no.code }, no.before)
    await settled(one, texts.receipt.noText)
    await step(one.path, tab, { code: no.code }, no.before)
    const answers = (await takenOf(one)).map(({ content }) => content.answer)
    expect(answers).toEqual(['no'])
    expect((await get(SHOW, one)).text).toContain(repair.returned.declined)
  })
})

describe('until the date', () => {
  test('nobody answered: the page says that the device goes back unrepaired, and asks no more', async () => {
    const one = await owner({ validDays: 0.01 })
    expect(await show(one)).toContain(texts.answer.legend)
    await live.sandbox.withTimeGone(1_200, async () => {
      const text = await show(one)
      expect(text).toContain(texts.ended.expired)
      expect(text).not.toContain(texts.answer.legend)
      expect((await get(SHOW, one)).text).toContain(repair.returned.expired)
    })
  })
})

describe('to be called', () => {
  test('needs no code, is handed in once, and leaves the answer open', async () => {
    const one = await owner()
    const before = await get(one.path, one)
    for (let tab = 0; tab < 2; tab += 1) await step(one.path, one, { answer: 'callMe' }, before)
    await settled(one, texts.called)
    await expect.poll(() => takenOf(one)).toHaveLength(1)
    expect(await show(one)).toContain(texts.answer.legend)
  })
})

describe('tries of the code', () => {
  test.runIf(IS_ONE_PROCESS)('are limited for each order, from whatever address they come', async () => {
    const one = await owner()
    const { before, code } = await chosen(one, 'yes')
    const wrong = code === '111111' ? '222222' : '111111'
    const texted: string[] = []
    for (let at = 0; at < 11; at += 1) {
      one.from = live.newcomer()
      texted.push((await step(one.path, one, { code: wrong }, before)).text)
    }
    expect(texted.slice(0, -1).filter((text) => text.includes(texts.problems.tries))).toEqual([])
    expect(texted.at(-1)).toContain(texts.problems.tries)
    const other = await owner()
    const { before: page, code: own } = await chosen(other, 'yes')
    expect((await step(other.path, other, { code: own }, page)).status).toBe(303)
  })
})

describe.each(['slow', 'down', '500', 'garbage', 'wrong-shape'])('a service that answers %s', (fault) => {
  test('is said plainly where the quote is read, and nothing is agreed', async () => {
    const one = await owner()
    await live.sandbox.withFault({ call: 'repair-quote', fault, delayMs: 20_000 }, async () => {
      const page = await get(one.path, one)
      expect(page.text).toContain(forms.failed.title)
      expect(page.text).not.toContain(texts.answer.legend)
    })
    // The breaker may be open for a while.
    await settled(one, texts.answer.legend)
    expect(await takenOf(one)).toEqual([])
  })
})

test('a service without quotes: who waits is told to call the service centre', async () => {
  const { orderNumber } = await live.sandbox.newQuote()
  const site = await live.startAnother({ AFTER_SALES_WITHOUT: 'repair-quotes' })
  const from = live.newcomer()
  const sent = await sendForm(site, { page: PAGE, typed: { orderNumber }, from })
  const { text } = await site.get(SHOW, { cookie: cookieIn(sent), 'x-forwarded-for': from })
  await site.stop()
  expect(text).toContain(texts.byCentre)
  expect(text).toContain('href="tel:+2348000000000"')
  expect(text).not.toContain('/repair-status/quote/')
})

test('nothing waits for ever', async () => {
  await live.timePasses()
  await expect.poll(() => storedOf('waiting'), { timeout: 20_000 }).toBe(0)
})
