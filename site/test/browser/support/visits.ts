import type { Page } from '@playwright/test'
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

export async function checkSerial(page: Page, serial: string): Promise<void> {
  await ask(page, '#serial', serial)
}

async function ask(page: Page, field: string, value: string): Promise<void> {
  await page.locator(field).fill(value)
  await page.locator('main form button[type=submit]').first().click()
  await page.locator('main dl').first().waitFor()
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

/** From the card of a finished order to its form. */
export async function openRating(page: Page, orderNumber: string): Promise<void> {
  await lookUpRepair(page, { orderNumber })
  await page.locator('main form[action="/api/rating/"]').getByRole('button').click()
  await page.waitForURL(/repair-status\/rate/)
  await page.waitForLoadState('networkidle')
}

/** From the first centre that takes reservations to its form. */
export function openBooking(page: Page): Promise<void> {
  return follow(page, 'main a[href*="/repair-appointment/?center="]')
}

export async function bookAppointment(page: Page): Promise<void> {
  await openBooking(page)
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  // Pages side by side take other times.
  await fillIn(page, await freeTime(page, isPhone ? 1 : 0))
  await page.locator('main form').getByRole('button').last().click()
  await page.waitForURL(/repair-appointment\/show/)
  await page.waitForLoadState('networkidle')
}

/** The value of a free time, counted from the last one. */
export async function freeTime(page: Page, fromTheEnd: number): Promise<string> {
  const times = page.locator('main input[name=slot]')
  return times.nth((await times.count()) - 1 - fromTheEnd).inputValue()
}

/** What an appointment needs; a day is opened as a visitor does. */
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
