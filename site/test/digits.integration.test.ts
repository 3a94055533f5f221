import { describe, expect, test } from 'vitest'
import { useLiveSite } from './support/live-site'
import { cookieIn, sendForm } from './support/plain-form'

const SHOW = '/ng/repair-status/show/'

const SCRIPTS = { Arabic: '٠', Bengali: '০', Burmese: '၀' }

const live = useLiveSite()

describe.each(Object.entries(SCRIPTS))('%s digits in a form', (_, nought) => {
  const typedIn = (text: string) => {
    const first = nought.codePointAt(0) ?? 0
    return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(first + Number(digit)))
  }

  test('check a warranty by IMEI', async () => {
    const { 'in-warranty': imei = '' } = await live.sandbox.devices('ng')
    expect((await send('/ng/warranty-check/', { imei: typedIn(imei) })).text).toMatch(/In warranty until \d/)
  })

  test('check a television and a spare part by their serial numbers', async () => {
    const { 'in-warranty': tv = '' } = await live.sandbox.typed('ng', 'TV warranty')
    const { original = '' } = await live.sandbox.typed('ng', 'Part serial number')
    expect((await send('/ng/tv-warranty/', { serial: typedIn(tv) })).text).toMatch(/In warranty until \d/)
    const part = await send('/ng/spare-parts-serial/', { serial: typedIn(original) })
    expect(part.text).toContain('This spare part serial number is original')
  })

  test('look up a repair by its number, and by phone with the code that comes to it', async () => {
    const orderNumber = await live.sandbox.typeFor('ng', 'Repair status', 'repairing')
    const found = await send('/ng/repair-status/', { orderNumber: typedIn(orderNumber) })
    const shown = await live.site.get(SHOW, { cookie: cookieIn(found) })
    expect(shown.text).toContain(orderNumber)
    const phone = (await live.sandbox.typeFor('ng', 'Repair status', 'after a code')).replace(/^.*-/, '')
    const asked = await send('/ng/repair-status/', { phone: typedIn(phone), by: 'phone', region: 'NG' })
    expect((await live.site.get(SHOW, { cookie: cookieIn(asked) })).text).toContain('Send a code')
  })

  test('find a service manual by the number in its name', async () => {
    const { text } = await live.site.get(`/ng/service-manal/?q=${encodeURIComponent(typedIn('Book 14'))}`)
    expect(text).toMatch(/href="\/ng\/service-manal-detail\/\?id=aster-book-14/)
  })
})

function send(page: string, typed: Record<string, string>) {
  return sendForm(live.site, { page, typed, from: live.newcomer() })
}
