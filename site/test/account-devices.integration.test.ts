import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { eraseOldAccountDevices } from '@/kept-devices/account-devices'
import { MOST_DEVICES } from '@/kept-devices/kept-device'
import { useCustomers } from './support/customers'
import { newDeviceBrowser } from './support/device-browser'
import { signInTo, type Known } from './support/provider'
import { whileStoreIsAway } from './support/store-away'
import { visit, post } from './support/visitor'

const PAGE = '/ng/my-devices/'
const DATA = '/ng/your-data/mine/'
const { devices: texts, yourdata } = getMessages('en')

const { live, service, customer, bought } = useCustomers()

type DeviceBrowser = ReturnType<typeof newDeviceBrowser>

let people = 0
const somebody = (): Known => ({ phone: `+234-806${String(2_000_000 + (people += 1))}` })
const newBrowser = () => newDeviceBrowser(live)

async function signedIn(known: Known): Promise<DeviceBrowser> {
  const browser = newBrowser()
  await signInTo(live, PAGE, browser, known)
  return browser
}

async function moved(browser: DeviceBrowser) {
  return browser.press(PAGE, (await browser.get(PAGE)).text, texts.account.keep)
}

const shownIn = async (browser: DeviceBrowser) => {
  const { text } = await browser.get(PAGE)
  return [...text.matchAll(/<bdi dir="ltr">•••• (\w{4})<\/bdi>/g)].map(([, code]) => code)
}
const last = (...imeis: string[]) => imeis.map((imei) => imei.slice(-4))
const hasCookie = ({ cookies }: DeviceBrowser) => cookies.has('my-devices')

async function rows() {
  const { rows: found } = await live.store.query<{ content: Buffer }>('SELECT content FROM account_devices')
  return found
}

describe('in the account', () => {
  test('devices of a browser go to whose account it is, sealed, and are there wherever that person signs in', async () => {
    const imei = await service.newPhone()
    const known = somebody()
    const stranger = newBrowser()
    await stranger.keep(imei)
    expect((await stranger.get(PAGE)).text).not.toContain(texts.account.keep)
    expect((await stranger.get(PAGE)).text).toContain(texts.account.signIn)

    const browser = await signedIn(known)
    await browser.keep(imei)
    expect((await browser.get(PAGE)).text).toContain(texts.facts.inBrowser)
    const sent = await moved(browser)
    expect([sent.status, sent.headers.location]).toEqual([303, PAGE])
    expect(hasCookie(browser)).toBe(false)
    const { text } = await browser.get(PAGE)
    expect(text).toContain(texts.facts.inAccount)
    expect(text).toContain(texts.account.privacy)
    expect(text).not.toContain(`${texts.account.keep}<`)
    expect(text).not.toContain(imei)
    for (const { content } of await rows()) expect(content.toString('latin1')).not.toContain(imei)
    expect(live.site.logs.join('')).not.toContain(imei)

    expect(await shownIn(await signedIn(known))).toEqual(last(imei))
    expect(await shownIn(await signedIn(somebody()))).toEqual([])
    browser.cookies.delete('account')
    expect(await shownIn(browser)).toEqual([])
  }, 60_000)

  test('one that is in both is one device, which keeps its name, is renewed and forgotten in both', async () => {
    const imei = await service.newPhone()
    const known = somebody()
    const browser = await signedIn(known)
    await browser.keep(imei)
    await moved(browser)
    await browser.press(PAGE, (await browser.get(PAGE)).text, texts.name.submit, { name: 'Mine', order: '' })

    const other = newBrowser()
    await other.keep(imei)
    await signInTo(live, PAGE, other, known)
    expect(await shownIn(other)).toEqual(last(imei))
    expect((await other.get(PAGE)).text).toContain('<bdi>Mine</bdi>')
    await other.press(PAGE, (await other.get(PAGE)).text, texts.refresh)
    await browser.keep(imei)
    expect(hasCookie(browser)).toBe(false)
    const calendar =
      /href="(\/api\/my-devices\/calendar\/[^"]+)"/.exec((await browser.get(PAGE)).text)?.[1] ?? ''
    expect((await browser.get(calendar.replaceAll('&amp;', '&'))).text).toContain('SUMMARY:')

    await other.press(PAGE, (await other.get(PAGE)).text, texts.forget.one)
    expect(hasCookie(other)).toBe(false)
    expect(await shownIn(other)).toEqual([])
    expect(await shownIn(browser)).toEqual([])
  }, 60_000)

  test('there is room for ten; what does not fit stays in the browser', async () => {
    const known = somebody()
    const imeis: string[] = []
    while (imeis.length < MOST_DEVICES + 1) imeis.push(await service.newPhone())
    const [first = '', ...others] = imeis
    const one = await signedIn(known)
    await one.keep(first)
    await moved(one)
    const browser = newBrowser()
    for (const imei of others) await browser.keep(imei)
    await signInTo(live, PAGE, browser, known)
    expect((await moved(browser)).headers.location).toBe(`${PAGE}?note=full`)
    expect((await shownIn(browser)).toSorted()).toEqual(last(...imeis).toSorted())
    expect(await shownIn(one)).toEqual(last(first))
    await browser.press(PAGE, (await browser.get(PAGE)).text, texts.forget.all)
    expect(await shownIn(browser)).toEqual([])
    expect(await shownIn(one)).toEqual([])
  }, 120_000)

  test('who is signed out meanwhile keeps in the browser what could not be moved', async () => {
    const imei = await service.newPhone()
    const browser = await signedIn(somebody())
    await browser.keep(imei)
    const before = await browser.get(PAGE)
    browser.cookies.delete('account')
    const sent = await browser.press(PAGE, before.text, texts.account.keep)
    expect([sent.status, sent.headers.location]).toEqual([303, PAGE])
    expect(await shownIn(browser)).toEqual(last(imei))
    expect((await browser.get(PAGE)).text).toContain(texts.account.signIn)
  }, 60_000)

  test('two tabs that change the list at once lose nothing', async () => {
    const known = somebody()
    const [one, other] = [await service.newPhone(), await service.newPhone()]
    const [here, there] = [await signedIn(known), await signedIn(known)]
    await here.keep(one)
    await there.keep(other)
    await Promise.all([moved(here), moved(there)])
    expect((await shownIn(here)).toSorted()).toEqual(last(one, other).toSorted())
  }, 60_000)

  test('is seen, copied and erased with everything else that is kept of a person, and goes after a year', async () => {
    const imei = await service.newPhone()
    const known = somebody()
    const browser = await signedIn(known)
    await browser.keep(imei)
    await moved(browser)
    expect((await browser.get(DATA)).text).toContain(yourdata.kinds.device)
    const copy = JSON.parse((await browser.get('/api/your-data/?lang=ng')).text) as object[]
    expect(copy).toEqual([expect.objectContaining({ kind: 'device', device: 'phone', code: imei })])
    await post(live, '/api/your-data/erase/', { lang: 'ng', sure: 'on' }, browser)
    expect(await shownIn(browser)).toEqual([])
    expect((await browser.get(DATA)).text).toContain(yourdata.none)

    await browser.keep(imei)
    await moved(browser)
    await live.store.query(`UPDATE account_devices SET seen_at = now() - interval '364 days'`)
    await eraseOldAccountDevices()
    expect(await shownIn(browser)).toEqual(last(imei))
    await eraseOldAccountDevices()
    expect(await shownIn(browser)).toEqual(last(imei))
    await live.store.query(`UPDATE account_devices SET seen_at = now() - interval '366 days'`)
    await eraseOldAccountDevices()
    expect(await shownIn(browser)).toEqual([])
  }, 60_000)

  test('while the database is away the browser’s devices are shown, and nothing is lost', async () => {
    const [one, other] = [await service.newPhone(), await service.newPhone()]
    const browser = await signedIn(somebody())
    await browser.keep(one)
    await moved(browser)
    await browser.keep(other)
    const before = await browser.get(PAGE)
    await whileStoreIsAway(live, async () => {
      const { text, status } = await browser.get(PAGE)
      expect(status).toBe(200)
      expect(text).toContain(texts.account.away)
      expect(text).toContain(`•••• ${other.slice(-4)}`)
      expect(text).not.toContain(`•••• ${one.slice(-4)}`)
      const forgotten = await browser.press(PAGE, before.text, texts.forget.all)
      expect(forgotten.headers.location).toBe(`${PAGE}?note=away`)
    })
    expect((await shownIn(browser)).toSorted()).toEqual(last(one, other).toSorted())
  }, 60_000)
})

describe('plans that were bought', () => {
  test('stand on the device that they are for, for who bought them alone', async () => {
    const person = await bought()
    const browser = newBrowser()
    await browser.keep(person.imei)
    const before = (await browser.get(PAGE)).text
    expect(before).toContain(texts.plans.see)
    expect(before).not.toMatch(/Policy valid/)
    browser.cookies.set('account', person.browser.cookies.get('account') ?? '')
    const { text } = await browser.get(PAGE)
    expect(text).toMatch(/<p>[^<]+\. Policy valid from \d{1,2} \w+ \d{4}<\/p>/)
    expect(text).not.toContain(texts.plans.failed)

    const other = await signedIn(somebody())
    await other.keep(person.imei)
    expect((await other.get(PAGE)).text).not.toMatch(/Policy valid/)
  }, 60_000)

  test('that are not paid are none, and a service that fails is said to', async () => {
    const person = await customer()
    const browser = newBrowser()
    await browser.keep(person.imei)
    browser.cookies.set('account', person.browser.cookies.get('account') ?? '')
    expect((await browser.get(PAGE)).text).not.toMatch(/Policy/)
    for (const fault of ['500', 'slow', 'garbage']) {
      await service.post(
        '/sandbox/faults',
        { call: 'protection-orders', fault, times: 4, delayMs: 8000 },
        'PUT',
      )
      const began = Date.now()
      const { status, text } = await visit(live, PAGE, browser)
      expect([status, text.includes(texts.plans.failed)]).toEqual([200, true])
      expect(Date.now() - began).toBeLessThan(4000)
      await service.mend()
    }
  }, 60_000)
})
