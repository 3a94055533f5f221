import { getMessages } from '@carelane/messages'
import { describe, expect, test, vi } from 'vitest'
import { modelSlug } from '@/repair-costs/model-slug'
import type { Answer } from './support/built-site'
import { useLiveSite } from './support/live-site'
import { cookieIn, sendForm } from './support/plain-form'

const live = useLiveSite()

const { costs: texts, forms, prices: partTexts } = getMessages('en')
const TOO_SLOW = 30_000

const get = (path: string, headers: Record<string, string> = {}) =>
  live.site.get(path, { 'x-forwarded-for': live.newcomer(), ...headers })

const plain = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>|<style\b.*?<\/style>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0\u202f]+/g, ' ')

const machineData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const read = JSON.parse(json) as Record<string, unknown>
    return (read['@graph'] as Record<string, unknown>[] | undefined) ?? [read]
  })

describe('the pages', () => {
  test('lead from the models to the faults of one, and to the price of a repair', async () => {
    const models = await get('/ng/repair-cost/')
    expect(models.status).toBe(200)
    expect(models.text).toContain('href="/ng/repair-cost/aster-nova-5/"')
    const model = await get('/ng/repair-cost/aster-nova-5/')
    expect(model.status).toBe(200)
    expect([...model.text.matchAll(/href="\/ng\/repair-cost\/aster-nova-5\/[a-z-]+\/"/g)]).toHaveLength(10)
    const repair = await get('/ng/repair-cost/aster-nova-5/cracked-screen/')
    expect(repair.status).toBe(200)
    const text = plain(repair.text)
    expect(text).toMatch(
      /Part – Screen ₦[\d,]+ Labour ₦[\d,]+ You pay in all ₦[\d,]+ Of that, VAT 7\.5% ₦[\d,]+/,
    )
    expect(text).toContain('Repair takes 1–2 days')
    expect(text).toContain(texts.told.noWarranty)
    expect(text).toContain(texts.told.plan)
  })

  test('are kept by the page cache, and say what they are to machines', async () => {
    const path = '/ng/repair-cost/aster-nova-6/battery/'
    await get(path)
    const { renders } = (await live.site.inspect()).counts
    const { text } = await get(path)
    expect((await live.site.inspect()).counts.renders).toBe(renders)
    expect(text).toContain(`<link rel="canonical" href="http://localhost:${live.site.port}${path}"`)
    const service = machineData(text).find((thing) => thing['@type'] === 'Service')
    expect(service).toMatchObject({
      areaServed: 'NG',
      offers: { '@type': 'Offer', priceCurrency: 'NGN', price: expect.stringMatching(/^\d+\.\d\d$/) },
    })
  })

  test('add tax where it is not in the prices', async () => {
    const text = plain((await get('/pk/repair-cost/aster-nova-5/battery/')).text)
    expect(text).toMatch(/Labour \S+ [\d,]+ Tax 18% \S+ [\d,]+ You pay in all/)
    expect(text).not.toContain('Of that')
  })

  test('say in the European Union what is before tax, and until when there are parts and updates', async () => {
    const repair = plain((await get('/pl/repair-cost/aster-nova-5/cracked-screen/')).text)
    for (const told of [texts.row.beforeTax, texts.row.partBeforeTax, texts.model.partsUntil])
      expect(repair).toContain(told)
    const model = plain((await get('/pl/repair-cost/aster-nova-5/')).text)
    expect(model).toContain(texts.row.beforeTax)
    expect(model).toMatch(/Updates at least until 31 December 20\d\d/)
    const elsewhere = plain((await get('/ng/repair-cost/aster-nova-5/')).text)
    expect(elsewhere).not.toContain(texts.row.beforeTax)
    expect(elsewhere).not.toContain(texts.model.updatesUntil)
  })

  test.each([
    '/ng/repair-cost/no-such-model/',
    '/ng/repair-cost/no-such-model/battery/',
    '/ng/repair-cost/aster-nova-5/haunted/',
    '/ng/repair-cost/aster-book-14/camera/',
    '/ng/repair-cost/aster-nova-5/battery/more/',
  ])('%s is not found', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text).toContain(getMessages('en').errors.notFound)
  })

  test('are in the site map of their country', async () => {
    const { text } = await get('/ng/sitemap.xml')
    for (const path of ['', 'aster-nova-5/', 'aster-nova-5/water-damage/'])
      expect(text).toContain(`/ng/repair-cost/${path}</loc>`)
    expect(text).not.toContain('aster-book-14/camera')
    const [entry = ''] =
      /<url><loc>[^<]*\/ng\/repair-cost\/aster-nova-5\/battery\/<.*?<\/url>/.exec(text) ?? []
    expect([...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, name]) => name)).toEqual(['en-NG', 'x-default'])
  })
})

describe('the list of a model', () => {
  test('is a file with what each fault costs, before tax too', async () => {
    const { status, headers, text } = await get('/api/repair-cost/?lang=pl&model=aster-nova-5')
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers['content-disposition']).toBe('attachment; filename="repair-costs-pl-aster-nova-5.csv"')
    const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(head.split(',').slice(0, 4)).toEqual(['Fault', 'Parts', 'The price', 'Part before tax'])
    expect(rows).toHaveLength(10)
    const [fault, part, gross, net, labor, before, tax, total, currency] = (rows[0] ?? '').split(',')
    expect([fault, part, currency]).toEqual(['Cracked screen', 'Screen', 'PLN'])
    expect(Number(net)).toBeCloseTo(Number(gross) / 1.23, 2)
    expect(Number(gross) + Number(labor)).toBeCloseTo(Number(total), 2)
    expect(Number(before) + Number(tax)).toBeCloseTo(Number(total), 2)
  })

  test.each([
    ['lang=ng&model=no-such-model', 303],
    ['lang=zz&model=aster-nova-5', 404],
    ['lang=ng&model=%3Cscript%3E', 400],
    ['lang=ng', 400],
  ])('%s is answered with %i', async (query, status) => {
    expect((await get(`/api/repair-cost/?${query}`)).status).toBe(status)
  })

  test('leads to the page that says why where the service fails', async () => {
    await live.sandbox.withFault({ call: 'repair-costs', fault: 'down' }, async () => {
      const { status, headers } = await get('/api/repair-cost/?lang=ng&model=aster-nova-4')
      expect([status, headers.location]).toEqual([303, '/ng/repair-cost/aster-nova-4/'])
    })
  })
})

describe('an IMEI', () => {
  const check = (model: string, fault: string, imei: string): Promise<Answer> =>
    sendForm(live.site, {
      page: `/ng/repair-cost/${model}/${fault}/`,
      typed: { imei },
      from: live.newcomer(),
    })

  async function modelOf(imei: string): Promise<string> {
    const text = plain((await check('aster-slate-8', 'battery', imei)).text)
    const [, name] = /This IMEI belongs to another model: (.+?) (?:Model|IMEI)/.exec(text) ?? []
    return (name && modelSlug(name)) ?? 'aster-slate-8'
  }

  test('in warranty says that nothing is paid for what the warranty covers, and what else is', async () => {
    const { 'in-warranty': imei = '' } = await live.sandbox.devices('ng')
    const model = await modelOf(imei)
    const covered = plain((await check(model, 'battery', imei)).text)
    expect(covered).toContain(texts.check.free)
    expect(covered).toContain(texts.check.until)
    const broken = plain((await check(model, 'cracked-screen', imei)).text)
    expect(broken).toMatch(/You pay ₦[\d,]+: the warranty doesn’t cover this fault/)
  })

  test('out of warranty says what is paid', async () => {
    const { 'out-of-warranty': imei = '' } = await live.sandbox.devices('ng')
    const text = plain((await check(await modelOf(imei), 'battery', imei)).text)
    expect(text).toMatch(/You pay ₦[\d,]+: your warranty has ended/)
  })

  test('that is not known leads to the warranty check; a wrong one is told at its field', async () => {
    const unknown = await check('aster-nova-5', 'battery', '490154203237518')
    expect(plain(unknown.text)).toContain(texts.check.unclear)
    expect(unknown.text).toContain('href="/ng/warranty-check/"')
    const wrong = await check('aster-nova-5', 'battery', '12345')
    expect(wrong.text).toContain('value="12345"')
    expect(plain(wrong.text)).toContain('An IMEI has 15 digits')
  })

  test('is in no log', async () => {
    await check('aster-nova-5', 'battery', '490154203237518')
    expect(live.site.logs.join('')).not.toContain('490154203237518')
  })

  test('that cannot be checked says so, and the price stays', async () => {
    await live.sandbox.withFault({ call: 'warranty-info', fault: '500' }, async () => {
      const { text } = await check('aster-nova-5', 'battery', '490154203237518')
      expect(plain(text)).toContain(forms.failed.title)
      expect(plain(text)).toContain(texts.row.total)
    })
  })
})

test('booking begins with the device and the fault of the page', async () => {
  const page = '/ng/repair-cost/aster-nova-5/charging-port/'
  const before = await get(page)
  const sent = await sendForm(live.site, { page, before, typed: { fault: 'charging-port' } })
  expect([sent.status, sent.headers.location]).toEqual([303, '/ng/repair-appointment/'])
  const cookie = cookieIn(sent)
  expect(cookie).toMatch(/^known-repair=/)
  const centers = await get('/ng/repair-appointment/?q=Lagos', { cookie })
  const [, center] = /repair-appointment\/\?center=([\w-]+)/.exec(centers.text) ?? []
  const booking = await get(`/ng/repair-appointment/?center=${center ?? ''}`, { cookie })
  expect(booking.text).toMatch(/name="model"[^>]*value="Aster Nova 5"|value="Aster Nova 5"[^>]*name="model"/)
  expect(booking.text).toMatch(/<option value="mobile-phone" selected=""/)
  expect(booking.text).toMatch(/<textarea[^>]*name="fault"[^>]*>Charging port</)
})

describe('a service without the extension', () => {
  test('gets what part prices tell, and a way to ask', async () => {
    const site = await live.startAnother({ AFTER_SALES_WITHOUT: 'repair-costs' })
    try {
      const from = () => ({ 'x-forwarded-for': live.newcomer() })
      const models = await site.get('/ng/repair-cost/', from())
      expect(models.status).toBe(200)
      expect(plain(models.text)).toContain(texts.none.text)
      expect(models.text).toContain('href="/ng/spare-parts-price/"')
      const repair = await site.get('/ng/repair-cost/aster-nova-5/cracked-screen/', from())
      expect(repair.status).toBe(200)
      expect(plain(repair.text)).toMatch(/Screen [^₦]*₦[\d,]+ ₦[\d,]+ ₦[\d,]+/)
      expect(repair.text).toContain('href="tel:+2348000000000"')
      expect((await site.get('/ng/repair-cost/no-such-model/', from())).status).toBe(404)
      // Of a country whose lists nobody has asked for yet.
      await live.sandbox.withFault({ call: 'spare-part-choices', fault: '500' }, async () => {
        expect((await site.get('/ke/repair-cost/aster-nova-5/', from())).status).toBe(503)
      })
      expect((await site.get('/ng/sitemap.xml', from())).text).not.toContain('repair-cost/aster')
    } finally {
      await site.stop()
    }
  })
})

describe('a service that fails', () => {
  const FAULTS = [
    { fault: 'garbage', model: 'aster-lumen-8' },
    { fault: 'wrong-shape', model: 'aster-lumen-9' },
    { fault: 'truncated', model: 'aster-lumen-10' },
    { fault: '500', model: 'aster-field-2' },
    { fault: 'down', model: 'aster-field-3' },
    { fault: 'slow', model: 'aster-fold-one' },
  ]

  test.each(FAULTS)(
    '$fault is told with 503 and a way to try again, and not kept',
    async ({ fault, model }) => {
      const path = `/ng/repair-cost/${model}/battery/`
      // Keeps the circuit breaker closed.
      for (const at of ['camera', 'speaker', 'buttons']) await get(`/ng/repair-cost/${model}/${at}/`)
      await live.sandbox.withFault({ call: 'repair-costs', fault, delayMs: TOO_SLOW }, async () => {
        const { status, headers, text } = await get(path)
        expect(status).toBe(503)
        expect(headers['retry-after']).toMatch(/^\d+$/)
        expect(headers['cache-control']).toBe('no-store')
        expect(plain(text)).toContain(forms.failed.title)
        expect(text).toContain(`href="${path}"`)
        expect(text).toContain('href="tel:+2348000000000"')
        expect((await get('/ng/warranty-check/')).status).toBe(200)
      })
      const after = await get(path)
      expect([after.status, plain(after.text).includes(texts.row.total)]).toEqual([200, true])
    },
  )

  test('leaves part prices and the warranty check as they are', async () => {
    await live.sandbox.withFault({ call: 'repair-models', fault: 'slow', delayMs: TOO_SLOW }, async () => {
      const query = 'product=Mobile+Phone&brand=Aster&series=Nova&model=Aster+Nova+5'
      const begun = performance.now()
      const { status, text } = await get(`/gh/spare-parts-price/?${query}`)
      expect(status).toBe(200)
      expect(plain(text)).toContain(partTexts.result.title.replace('{model}', 'Aster Nova 5'))
      expect(performance.now() - begun).toBeLessThan(4_000)
    })
  })

  test('to list its models is told on every page, and the site map does without them', async () => {
    await live.sandbox.withFault({ call: 'repair-models', fault: '500' }, async () => {
      for (const path of ['', 'aster-nova-5/', 'aster-nova-5/battery/'])
        expect((await get(`/ke/repair-cost/${path}`)).status, path).toBe(503)
      const { status, text } = await get('/ke/sitemap.xml')
      expect(status).toBe(200)
      expect(text).not.toContain('repair-cost/aster')
    })
    // The circuit breaker may have opened.
    const again = async () => expect((await get('/ke/repair-cost/')).status).toBe(200)
    await vi.waitFor(again, { timeout: 20_000, interval: 500 })
  })
})
