import type { Journey } from './journey'
import { type Tab, until, untilThere } from './tab'

const PAID_CARD = '4242424242424242'
const AT_PAYMENT = '#card-number'

export async function buyAPlan({ tab, siteUrl, section, sandbox }: Journey): Promise<void> {
  const imei = await sandbox.newPhone(section.lang)
  await tab.open(`${siteUrl}/${section.lang}/purchase-service/`)
  await tab.fill('#imei', imei)
  await send(tab, '#imei')
  await untilThere(tab, '[name=plan]')
  await tab.click('label:has([name=plan][value="2 365"])')
  await send(tab, '[name=plan]')
  await signIn(tab, sandbox)
  await untilThere(tab, '#agreed')
  await tab.fill('#name', 'Ada')
  await tab.fill('#phone', '8031234567')
  await tab.click('label:has(#agreed)')
  await send(tab, '#agreed')
  await untilThere(tab, AT_PAYMENT)
  await tab.fill(AT_PAYMENT, PAID_CARD)
  await tab.click(`form:has(${AT_PAYMENT}) button`)
  await until(tab, 'location.pathname.includes("/purchase-service/pay/")', 'the way back from the payment')
  await untilThere(tab, 'main a[href*="/purchase-service/order-list/"]')
  if ((await sandbox.ordersOf(imei)) !== 1) throw new Error('the service has not one order for this phone')
}

async function send(tab: Tab, field: string): Promise<void> {
  await tab.click(`main form:has(${field}) button[type=submit]:last-of-type`)
}

async function signIn(tab: Tab, sandbox: Journey['sandbox']): Promise<void> {
  const phone = `0803${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
  await untilThere(tab, 'main a[href^="/login/?"]')
  await tab.click('main a[href^="/login/?"]')
  await untilThere(tab, '#region')
  await tab.choose('#region', 'NG')
  await tab.fill('#phone', phone)
  await tab.click('form:has(#phone) button')
  await untilThere(tab, '#code')
  await tab.fill('#code', await sandbox.codeFor(`+234-${phone.slice(1)}`))
  await tab.click('form:has(#code) button')
  await until(tab, 'document.querySelector("#nickname, #agreed") !== null', 'the profile or the order')
  if (await tab.read('document.querySelector("#nickname") !== null'))
    await tab.click('form:has(#nickname) button')
}
