import { expect, type BrowserContext, type Page } from '@playwright/test'
import { SMALLEST_PHOTO } from '../../support/smallest-photo'
import type { Sandbox } from './sandbox'

export async function checkImei(
  page: Page,
  sandbox: Sandbox,
  section: string,
  outcome: string,
): Promise<void> {
  const { [outcome]: imei = '' } = await sandbox.devices(section)
  await ask(page, '#imei', imei)
}

/** Ends on the list of devices. */
export async function keepDevice(
  page: Page,
  sandbox: Sandbox,
  section: string,
  outcome: string,
): Promise<void> {
  await checkImei(page, sandbox, section, outcome)
  await page.locator('main form:has([name=sealed]) button').first().click()
  await page.locator('#my-devices').waitFor()
}

/** From an answer that says no. */
export async function openContest(page: Page, sandbox: Sandbox, section: string): Promise<void> {
  await checkImei(page, sandbox, section, 'out-of-warranty')
  await page.locator('main section[data-tone] form:has([name=sealed]) button').click()
  await page.waitForURL(/\/contest\/$/)
  await page.waitForLoadState('networkidle')
}

export async function checkSerial(page: Page, serial: string): Promise<void> {
  await ask(page, '#serial', serial)
}

export async function checkContact(page: Page, contact: string): Promise<void> {
  await ask(page, '#contact', contact)
}

async function ask(page: Page, field: string, value: string): Promise<void> {
  await page.locator(field).fill(value)
  await page.locator('main form button[type=submit]').first().click()
  await page.locator('main dl').first().waitFor()
}

export async function askAssistant(page: Page, question: string): Promise<void> {
  const answered = page.waitForResponse(/\/api\/assistant\/$/)
  await page.locator('#question').fill(question)
  await page.locator('#question').press('Enter')
  await answered
  await page.locator('form:has(#question) [type=submit][aria-disabled=false]').waitFor()
}

export async function lookUpRepair(
  page: Page,
  typed: { orderNumber: string } | { phone: string },
): Promise<void> {
  if ('phone' in typed) {
    await page.locator('[name=by][value=phone]').check()
    await page.locator('#phone').fill(typed.phone)
  } else await page.locator('#order-number').fill(typed.orderNumber)
  await page.locator('main form').getByRole('button').first().click()
  await page.waitForURL(/repair-status\/show/)
  await page.waitForLoadState('networkidle')
}

/** From the page of repair status, of a phone with one repair that waits for its owner. */
export async function openWaitingRepair(
  page: Page,
  sandbox: Sandbox,
  country: string,
): Promise<{ orderNumber: string; phone: string }> {
  const { orderNumber, phone } = await sandbox.newQuote({ country })
  await openRepairsOf(page, sandbox, phone)
  return { orderNumber, phone }
}

/** From the page of repair status, with the code that is sent. */
export async function openRepairsOf(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await lookUpRepair(page, { phone: phone.slice(phone.indexOf('-') + 1) })
  await page.locator('main form').getByRole('button').first().click()
  await page.locator('#code').waitFor()
  await page.locator('#code').fill(await sandbox.codeFor(phone))
  await page.locator('main form').getByRole('button').first().click()
  await page.locator('main summary h2').first().waitFor()
}

export async function openQuote(page: Page, sandbox: Sandbox, country: string): Promise<string> {
  const { phone } = await openWaitingRepair(page, sandbox, country)
  await page.locator('main details[open] a[href*="/repair-status/quote/"]').click()
  await page.waitForURL(/repair-status\/quote/)
  await page.waitForLoadState('networkidle')
  return phone
}

export async function answerQuote(
  page: Page,
  sandbox: Sandbox,
  phone: string,
  answer: 'yes' | 'no',
): Promise<void> {
  await page.locator(`[name=answer][value=${answer}]`).check()
  await page.locator('main form:has([name=answer])').getByRole('button').click()
  await page.locator('#code').waitFor()
  await page.locator('#code').fill(await sandbox.codeFor(phone))
  await page.locator('main form:has(#code)').getByRole('button').click()
}

export async function openRating(page: Page, orderNumber: string): Promise<void> {
  await lookUpRepair(page, { orderNumber })
  await page.locator('main form[action="/api/rating/"]').getByRole('button').click()
  await page.waitForURL(/repair-status\/rate/)
  await page.waitForLoadState('networkidle')
}

/** With no time chosen yet. */
export function openBooking(page: Page): Promise<void> {
  return follow(page, 'main a[href*="/repair-appointment/?center="]:not([href*="slot="])')
}

export async function bookAppointment(page: Page): Promise<void> {
  await openBooking(page)
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  await fillIn(page, await freeTime(page, isPhone ? 1 : 0))
  await page.locator('main form').getByRole('button').last().click()
  await page.waitForURL(/repair-appointment\/show/)
  await page.waitForLoadState('networkidle')
}

export async function freeTime(page: Page, fromTheEnd: number): Promise<string> {
  const times = page.locator('main input[name=slot]')
  return times.nth((await times.count()) - 1 - fromTheEnd).inputValue()
}

export async function fillIn(page: Page, time: string): Promise<void> {
  const day = page.locator('main details', { has: page.locator(`[value="${time}"]`) })
  if ((await day.getAttribute('open')) === null) await day.locator('summary').click()
  await page.locator(`label:has([value="${time}"])`).click()
  await page.locator('#product').selectOption('mobile-phone')
  await page.locator('#fault').fill('The screen is broken.')
  await page.locator('#name').fill('Ada')
  await page.locator('#region').selectOption('NG')
  await page.locator('#phone').fill('8031234567')
}

export async function follow(page: Page, selector: string): Promise<void> {
  const address = await page.locator(selector).first().getAttribute('href')
  if (!address) throw new Error(`nothing to follow: ${selector}`)
  await page.goto(address, { waitUntil: 'networkidle' })
}

/** New: phones get one code a minute. */
export function somePhone(): string {
  return `0803${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
}

/** @param phone as typed in Nigeria */
export async function signInByPhone(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  const { pathname } = new URL(page.url())
  await page.locator('main a[href^="/login/?"]').first().click()
  await passProvider(page, sandbox, phone)
  await page.waitForURL((url) => url.pathname === pathname)
  await page.waitForLoadState('networkidle')
}

export async function passProvider(
  page: Page,
  sandbox: Sandbox,
  address: string,
  nickname = '',
): Promise<void> {
  const isEmail = address.includes('@')
  const field = page.locator(isEmail ? '#email' : '#phone')
  if (!isEmail) await page.locator('#region').selectOption('NG')
  await field.fill(address)
  await page.locator('form', { has: field }).getByRole('button').click()
  await page.locator('#code').waitFor()
  await page.locator('#code').fill(await sandbox.codeFor(isEmail ? address : `+234-${address.slice(1)}`))
  await page
    .locator('form', { has: page.locator('#code') })
    .getByRole('button')
    .click()
  await page.waitForLoadState()
  const profile = page.locator('form', { has: page.locator('#nickname') })
  if ((await profile.count()) === 0) return
  await page.locator('#nickname').fill(nickname)
  await profile.locator('button').click()
}

const signedIn = new WeakMap<BrowserContext, Promise<void>>()

export async function signInOnce(page: Page, sandbox: Sandbox): Promise<void> {
  const context = page.context()
  const before = signedIn.get(context)
  if (!before) {
    const signing = signInByPhone(page, sandbox, somePhone())
    signedIn.set(context, signing)
    return signing
  }
  await before
  await page.reload({ waitUntil: 'networkidle' })
}

export async function fillInAppeal(page: Page): Promise<void> {
  await page.locator('#idNumber').fill('A00000000')
  await page.locator('#invoiceNumber').fill('INV-1')
  await page.locator('#imei1').fill('490154203237518')
  await page.locator('[name=flight][value=no]').check()
}

export const NO_FLIGHT_PHOTOS = ['idPhoto', 'invoicePhoto', 'imei1Photo']

export async function choosePhotos(page: Page, fields: readonly string[]): Promise<void> {
  for (const field of fields) {
    await page.locator(`#${field}`).setInputFiles(PIXEL)
    await page.locator(`input[name=${field}-kept]`).waitFor({ state: 'attached' })
  }
}

const PIXEL = { name: 'a.png', mimeType: 'image/png', buffer: SMALLEST_PHOTO }

export async function submitAppeal(page: Page, sandbox: Sandbox): Promise<void> {
  await signInOnce(page, sandbox)
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 6.524379, longitude: 3.379206 })
  await fillInAppeal(page)
  await page.locator('main form button[type=button]').first().click()
  await expect(page.locator('#location')).toHaveValue(/./)
  await choosePhotos(page, NO_FLIGHT_PHOTOS)
  await page
    .locator('main form', { has: page.locator('#idNumber') })
    .getByRole('button')
    .last()
    .click()
  await page.waitForURL(/phone-unlocking-appeal\/show/)
  await reloadUntil(page, 'main a[href$="?change=1"]')
}

/** Hand-ins may be on their way. */
export async function reloadUntil(page: Page, selector: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  while ((await page.locator(selector).count()) === 0) await page.reload({ waitUntil: 'networkidle' })
}
