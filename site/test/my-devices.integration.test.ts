import { getMessages } from '@carelane/messages'
import { expect, test } from 'vitest'
import pg from 'pg'
import { MOST_DEVICES } from '@/kept-devices/kept-device'
import { newDeviceBrowser } from './support/device-browser'
import { IS_ONE_PROCESS, useLiveSite } from './support/live-site'

const PAGE = '/ng/my-devices/'
const { devices: texts } = getMessages('en')
const live = useLiveSite()

const newBrowser = () => newDeviceBrowser(live)

const imeiFor = async (outcome: string) => (await live.sandbox.devices('ng'))[outcome] ?? ''
async function someImeis(count: number): Promise<string[]> {
  const database = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
  await database.connect()
  const { rows } = await database.query<{ imei: string }>(
    `SELECT imei FROM devices WHERE shipped_to = 'ng' ORDER BY imei LIMIT $1`,
    [count],
  )
  await database.end()
  return rows.map(({ imei }) => imei)
}

const dated = (text: string) => text.replace('{date}', '\\d')

test('a device is kept without scripts, in the browser alone, and forgotten by one press', async () => {
  const imei = await imeiFor('in-warranty')
  const browser = newBrowser()
  expect((await browser.get(PAGE)).text).toContain(texts.none.title)

  const kept = await browser.keep(imei)
  expect([kept.status, kept.headers.location]).toEqual([303, PAGE])
  const [sealed = ''] = (kept.headers['set-cookie'] ?? []).filter((line) => line.startsWith('my-devices='))
  expect(sealed).toMatch(/HttpOnly/i)
  expect(Buffer.from(sealed.split('.').join(''), 'base64').toString('latin1')).not.toContain(imei)

  const page = await browser.get(PAGE)
  expect(page.text).toMatch(new RegExp(dated(texts.warranty.until).replace('In', '>In')))
  expect(page.text).toContain(`•••• ${imei.slice(-4)}`)
  expect(page.text).not.toContain(imei)
  expect(page.headers['cache-control']).toContain('no-store')
  expect(page.text).toMatch(/<meta name="robots" content="noindex/)
  expect((await newBrowser().get(PAGE)).text).toContain(texts.none.title)

  expect(live.site.logs.join('')).not.toContain(imei)

  const forgotten = await browser.press(PAGE, page.text, texts.forget.one)
  expect(forgotten.headers.location).toBe(PAGE)
  expect([...browser.cookies.keys()].filter((name) => name.includes('devices'))).toEqual([])
  expect((await browser.get(PAGE)).text).toContain(texts.none.title)
})

test.each([
  ['out-of-warranty', texts.warranty.since],
  ['other-country', texts.warranty.unclear],
])('a device that is %s can be kept too', async (outcome, told) => {
  const browser = newBrowser()
  await browser.keep(await imeiFor(outcome))
  expect((await browser.get(PAGE)).text).toMatch(new RegExp(dated(told).replace('’', '.')))
})

test('a number that nobody knows is not offered to be kept', async () => {
  const { text } = await newBrowser().check('004401010000012')
  expect(text).not.toContain('name="sealed"')
})

test('a television is kept beside a phone, by its serial number', async () => {
  const browser = newBrowser()
  const serial = (await live.sandbox.typed('ng', 'TV warranty'))['in-warranty'] ?? ''
  await browser.keep(await imeiFor('in-warranty'))
  const checked = await browser.check(serial, '/ng/tv-warranty/', 'serial')
  await browser.press('/ng/tv-warranty/', checked.text, texts.keep.button)
  const { text } = await browser.get(PAGE)
  expect(text).toContain(`•••• ${serial.slice(-4)}`)
  expect(text.match(/id="device-/g)).toHaveLength(2)
  expect(text).toContain('/ng/tips/?category=tvs')
})

test('the warranty is asked anew on a press, and the date says so', async () => {
  const imei = await imeiFor('in-warranty')
  const browser = newBrowser()
  await browser.keep(imei)
  const before = await browser.get(PAGE)
  const { status, headers } = await browser.press(PAGE, before.text, texts.refresh)
  expect(status).toBe(303)
  expect(headers.location).toMatch(/^\/ng\/my-devices\/#device-/)
  expect((await browser.get(PAGE)).text.match(/id="device-/g)).toHaveLength(1)
})

test('where the service fails, the check takes over with the number filled in', async () => {
  const imei = await imeiFor('in-warranty')
  const browser = newBrowser()
  await browser.keep(imei)
  const page = await browser.get(PAGE)
  await live.sandbox.withFault({ fault: '500' }, async () => {
    const { headers } = await browser.press(PAGE, page.text, texts.refresh)
    expect(headers.location).toBe('/ng/warranty-check/?from=assistant')
  })
  expect((await browser.get('/ng/warranty-check/?from=assistant')).text).toContain(`value="${imei}"`)
  expect((await browser.get(PAGE)).text).toContain(`•••• ${imei.slice(-4)}`)
})

test('the last day of the warranty goes to the calendar as a whole day, for its owner alone', async () => {
  const browser = newBrowser()
  await browser.keep(await imeiFor('in-warranty'))
  const { text } = await browser.get(PAGE)
  const [, path = ''] = /href="(\/api\/my-devices\/calendar\/[^"]+)"/.exec(text) ?? []
  const file = await browser.get(path.replaceAll('&amp;', '&'))
  expect(file.headers['content-type']).toContain('text/calendar')
  expect(file.text).toMatch(/DTSTART;VALUE=DATE:20\d{6}\r\n/)
  expect(file.text).toContain('SUMMARY:Warranty ends: ')
  const other = await newBrowser().get(path.replaceAll('&amp;', '&'))
  expect([other.status, other.headers.location]).toEqual([303, PAGE])
})

test('a name and the number of a repair stay with the device, and lead to the repair without an address', async () => {
  const browser = newBrowser()
  const imei = await imeiFor('in-warranty')
  await browser.keep(imei)
  const order = await live.sandbox.typeFor('ng', 'Repair status', 'repairing')
  const typed = { name: `  Mum’s\nphone ${'x'.repeat(40)}`, order }
  await browser.press(PAGE, (await browser.get(PAGE)).text, texts.name.submit, typed)
  await browser.keep(imei)
  const { text } = await browser.get(PAGE)
  expect(text).toMatch(/<bdi>Mum’s phone x{18}<\/bdi>/)
  expect(text).toContain(texts.repair)
  expect(text).toMatch(new RegExp(`action="/api/repair-status/"[^>]*>.*value="${order}"`, 's'))
})

test('there is room for ten; the eleventh is told so, and nothing is lost', async () => {
  const browser = newBrowser()
  for (const [at, imei] of (await someImeis(MOST_DEVICES + 1)).entries()) {
    const { headers } = await browser.keep(imei)
    expect(headers.location).toBe(at < MOST_DEVICES ? PAGE : `${PAGE}?note=full`)
  }
  expect((await browser.get(PAGE)).text.match(/id="device-/g)).toHaveLength(MOST_DEVICES)
  expect((await browser.get(`${PAGE}?note=full`)).text).toContain(texts.full.title)
  for (const [name, value] of browser.cookies) expect(name.length + value.length).toBeLessThan(4096)
})

test.runIf(IS_ONE_PROCESS)(
  'the home is one page for everybody; what a visitor keeps is asked for apart',
  async () => {
    const browser = newBrowser()
    const before = await live.site.get('/ng/')
    await browser.keep(await imeiFor('in-warranty'))
    expect(browser.cookies.get('devices-kept')).toBe('1')
    expect((await browser.get('/ng/')).text).toBe(before.text)
    expect(before.text).toContain(`href="${PAGE}"`)

    const told = await browser.get('/api/my-devices/?lang=ng')
    expect(told.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(told.text)).toMatchObject({
      devices: [{ href: expect.stringMatching(/^\/ng\/my-devices\/#device-/), warranty: expect.any(String) }],
    })
    expect(JSON.parse((await newBrowser().get('/api/my-devices/?lang=ng')).text)).toEqual({ devices: [] })
  },
)
