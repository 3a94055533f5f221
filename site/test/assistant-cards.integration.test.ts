import { getMessages } from '@carelane/messages'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShownPart } from '@/features/assistant/shown-part'
import { meaning, NOTHING, partsIn, useAssistant } from './support/assistant'
import { fieldsOf, sendForm } from './support/plain-form'

const { live, ask, post } = useAssistant()
const { assistant: words, device, repair } = getMessages('en')

beforeEach(() => {
  live.cms.passages = []
})

const cardsIn = (parts: readonly ShownPart[]) => parts.filter((part) => part.type === 'card')
const toolsIn = (parts: readonly ShownPart[]) => parts.filter((part) => part.type === 'tool')
const remarksIn = (parts: readonly ShownPart[]) =>
  parts.flatMap((part) => (part.type === 'remark' ? [part.text] : []))

const inArabic = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
const spaced = (digits: string) =>
  `${digits.slice(0, 2)} ${digits.slice(2, 8)} ${digits.slice(8, 14)}-${digits.slice(14)}`

describe('an IMEI in a question', () => {
  const imeiOf = async (outcome: string, country = 'ng') =>
    (await live.sandbox.devices(country))[outcome] ?? ''

  test.each([
    ['in-warranty', 'good', /^In warranty until /],
    ['out-of-warranty', 'bad', /^Out of warranty since /i],
  ])('gets the verdict of the warranty check: %s', async (outcome, tone, verdict) => {
    const imei = await imeiOf(outcome)
    const parts = partsIn((await ask(`is my phone still under warranty? ${spaced(imei)}`)).text)
    expect(cardsIn(parts)).toMatchObject([
      { tool: 'warrantyCheck', tone, title: expect.stringMatching(verdict) },
    ])
    expect(cardsIn(parts)[0]?.facts).toContainEqual({ label: 'IMEI', value: imei, isCode: true })
    expect(toolsIn(parts)[0]).toMatchObject({ name: 'warrantyCheck', href: '/ng/warranty-check/' })
    expect(parts.at(-1)).toEqual({ type: 'end' })
  })

  test('is read in the digits of Arabic, and answered in Arabic', async () => {
    const imei = await imeiOf('in-warranty', 'sa')
    const parts = partsIn((await ask(inArabic(imei), { lang: 'sa' })).text)
    const [card] = cardsIn(parts)
    expect(card?.title).toContain(getMessages('ar').warranty.verdict.inWarrantyUntil.split('{')[0]?.trim())
    expect(card?.facts.map(({ value }) => value)).toContain(imei)
  })

  test('with a digit missing is said to have one missing, and goes along to the page', async () => {
    const imei = (await imeiOf('in-warranty')).slice(0, -1)
    const parts = partsIn((await ask(`imei ${imei}`)).text)
    expect(cardsIn(parts)).toEqual([])
    expect(remarksIn(parts)).toContain('An IMEI has 15 digits. You entered 14 digits.')
    expect(toolsIn(parts)[0]?.sealed).toMatch(/^ey/)
  })

  test('with one digit wrong is said to be so', async () => {
    const imei = await imeiOf('in-warranty')
    const wrong = imei.slice(0, -1) + String((Number(imei.at(-1)) + 1) % 10)
    const parts = partsIn((await ask(`imei ${wrong}`)).text)
    expect(remarksIn(parts)).toContain(device.invalid['check-digit'])
  })

  test('stands in no address, no log and no stored question', async () => {
    const imei = await imeiOf('in-warranty')
    const logged = live.site.logs.length
    const answer = await ask(`is ${imei} in warranty`)
    expect(answer.text).toContain('In warranty until')
    expect(
      toolsIn(partsIn(answer.text))
        .map(({ href }) => href)
        .join(),
    ).not.toContain(imei)
    await vi.waitFor(() => expect(live.site.logs.slice(logged).join('')).toContain('/api/assistant/'))
    expect(live.site.logs.join('')).not.toContain(imei)
    const { rows } = await live.store.query('SELECT * FROM assistant_outcomes')
    expect(JSON.stringify(rows)).not.toContain(imei)
    await post('/api/assistant/feedback/', {
      lang: 'ng',
      question: `is ${imei} in warranty`,
      helpful: 'no',
      sources: [],
    })
    const kept = await live.store.query('SELECT * FROM assistant_questions')
    expect(JSON.stringify(kept.rows)).not.toContain(imei)
  })

  test('counts as a look-up of the page: who asked too many is led there, with the number', async () => {
    const from = live.newcomer()
    const imei = await imeiOf('in-warranty')
    const answers = []
    for (let asked = 0; asked < 42; asked++) answers.push(partsIn((await ask(`imei ${imei}`, { from })).text))
    expect(cardsIn(answers[0] ?? [])).toHaveLength(1)
    const last = answers.at(-1) ?? []
    expect(cardsIn(last)).toEqual([])
    expect(remarksIn(last)).toContain(words.card.later)
    expect(toolsIn(last)[0]?.sealed).toMatch(/^ey/)
    // And the page has counted them.
    const page = await sendForm(live.site, { page: '/ng/warranty-check/', typed: { imei }, from })
    expect(page.text).not.toContain('In warranty until')
  })

  test('that is known and one that is not are answered alike', async () => {
    const known = partsIn((await ask(`imei ${await imeiOf('in-warranty')}`)).text)
    const unknown = partsIn((await ask('imei 004401010000012')).text)
    expect(unknown.map(({ type }) => type)).toEqual(known.map(({ type }) => type))
    expect(cardsIn(unknown)[0]?.title).toMatch(/does not exist/)
  })

  test.each([{ fault: '500' }, { fault: 'down' }, { fault: 'garbage' }, { fault: 'slow', delayMs: 5000 }])(
    'leads to the page while the service is away: $fault',
    async (fault) => {
      const imei = await imeiOf('in-warranty')
      await live.sandbox.withFault({ call: 'warranty-info', ...fault }, async () => {
        const parts = partsIn((await ask(`imei ${imei}`)).text)
        expect(remarksIn(parts)).toContain(words.card.later)
        expect(toolsIn(parts)[0]?.sealed).toMatch(/^ey/)
      })
    },
  )
})

test('the serial number of a television gets its verdict, and its page is filled in', async () => {
  const serial = (await live.sandbox.typed('ng', 'TV warranty'))['in-warranty'] ?? ''
  const parts = partsIn((await ask(`is my tv covered: ${serial.toLowerCase()}`)).text)
  expect(cardsIn(parts)).toMatchObject([
    { tool: 'tvWarranty', title: expect.stringMatching(/^In warranty until /) },
  ])
  expect(toolsIn(parts)[0]).toMatchObject({ name: 'tvWarranty', href: '/ng/tv-warranty/' })
})

describe('the number of a repair in a question', () => {
  const orderOf = (outcome: string) => live.sandbox.typeFor('ng', 'Repair status', outcome)

  test('gets the state alone, and a way to go on with the code', async () => {
    const order = await orderOf('repairing')
    const parts = partsIn((await ask(`how far is ${order.toLowerCase()}`)).text)
    const [card] = cardsIn(parts)
    expect(card).toMatchObject({ tool: 'repairStatus', title: repair.states.repairing.label })
    expect(card?.text).toContain(repair.states.repairing.text)
    expect(card?.text).toContain(repair.stateInChat)
    expect(card?.facts.map(({ label }) => label)).not.toContain(repair.facts.device)
    expect(card?.facts.map(({ label }) => label)).not.toContain(repair.facts.phone)
    expect(toolsIn(parts)[0]).toMatchObject({ name: 'repairStatus', href: '/ng/repair-status/' })
    expect(toolsIn(parts)[0]?.sealed).toMatch(/^ey/)
  })

  test('with a digit missing is said to be none', async () => {
    const parts = partsIn((await ask('where is WONG123456789')).text)
    expect(remarksIn(parts).join()).toContain(repair.invalid.orderForm.split('.')[0])
  })

  test('that nobody has is said to be unknown', async () => {
    const parts = partsIn((await ask('where is WONG0000000000')).text)
    expect(remarksIn(parts)).toContain(repair.none.title)
  })
})

describe('a question about service centres', () => {
  test('gets up to three of the town, with their hours and the way there', async () => {
    live.cms.intents = meaning('serviceCenters')
    const parts = partsIn((await ask('nearest service centre in Lagos?')).text)
    const cards = cardsIn(parts)
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.length).toBeLessThanOrEqual(3)
    for (const { text, facts, links } of cards) {
      expect(text).toContain('Lagos')
      expect(facts[0]?.value).toMatch(/open|closed/i)
      expect(links[0]?.href).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?/)
    }
    expect(toolsIn(parts)[0]?.href).toBe('/ng/service-center/?city=Lagos')
  })

  test('in Arabic gets those of the town as it is called there', async () => {
    live.cms.intents = meaning('serviceCenters')
    const parts = partsIn((await ask('أين أقرب مركز خدمة في جدة', { lang: 'sa' })).text)
    expect(cardsIn(parts).length).toBeGreaterThan(0)
    expect(toolsIn(parts)[0]?.href).toBe('/sa/service-center/?city=Jeddah')
  })

  test('without a town is asked for it', async () => {
    live.cms.intents = meaning('serviceCenters')
    const parts = partsIn((await ask('where is the nearest service centre')).text)
    expect(cardsIn(parts)).toEqual([])
    expect(remarksIn(parts)).toContain(words.card.whichTown)
    const { carried } = parts.find((part) => part.type === 'carried') ?? { carried: NOTHING }
    const then = await post('/api/assistant/', { lang: 'ng', question: 'I live in Lagos', carried })
    expect(cardsIn(partsIn(then.text)).length).toBeGreaterThan(0)
  })

  test('may be the name of a town alone, and not a sentence that has one in it', async () => {
    expect(cardsIn(partsIn((await ask('Lagos?')).text)).length).toBeGreaterThan(0)
    expect(cardsIn(partsIn((await ask('my phone from Lagos fell into water')).text))).toEqual([])
    expect(partsIn((await ask('my phone is on fire in Lagos', { lang: 'ng' })).text)[0]).not.toMatchObject({
      type: 'tool',
    })
  })
})

describe('a question about a price', () => {
  test('gets that of the part and the model', async () => {
    live.cms.intents = meaning('partPrices')
    const parts = partsIn((await ask('how much is a screen for nova 5')).text)
    expect(cardsIn(parts)).toMatchObject([
      {
        tool: 'partPrices',
        title: 'Prices for Aster Nova 5',
        facts: [{ label: 'Screen', value: expect.stringMatching(/\d/) }],
      },
    ])
    expect(toolsIn(parts)[0]?.href).toMatch(/model=Aster\+Nova\+5/)
  })

  test('of a model that has none is led to the page', async () => {
    live.cms.intents = meaning('partPrices')
    const parts = partsIn((await ask('how much is a screen for Nova 99')).text)
    expect(remarksIn(parts)).toContain(words.card.noPrices)
  })
})

test('two tools in one question are both answered', async () => {
  const order = await live.sandbox.typeFor('ng', 'Repair status', 'repairing')
  const imei = (await live.sandbox.devices('ng'))['in-warranty'] ?? ''
  const parts = partsIn((await ask(`status of ${order} and is ${imei} in warranty?`)).text)
  expect(cardsIn(parts).map(({ tool }) => tool)).toEqual(['repairStatus', 'warrantyCheck'])
})

test('without scripts the same card is in the page, and the form carries it on', async () => {
  const imei = (await live.sandbox.devices('ng'))['in-warranty'] ?? ''
  const from = live.newcomer()
  const asked = await sendForm(live.site, { page: '/ng/chat/', typed: { question: `imei ${imei}` }, from })
  expect(asked.text).toContain('In warranty until')
  expect(asked.text).toContain('href="/ng/repair-appointment/"')
  expect(Object.fromEntries(fieldsOf(asked.text, 'sealed'))).toMatchObject({ tool: 'warrantyCheck' })
  const on = await sendForm(live.site, {
    page: '/ng/chat/',
    typed: { question: 'thanks' },
    from,
    before: asked,
  })
  expect(on.text).toContain('In warranty until')
})
