import { expect, type Page } from '@playwright/test'
import type { Sandbox } from './sandbox'
import { signInByPhone, somePhone } from './visits'

export const START = '/ng/purchase-service/'
export const PAID = /^Paid successfully! The card is being activated/
export const ORDER = 'Order and pay'

export const CARDS = {
  succeeds: '4242424242424242',
  fails: '4000000000000002',
  slow: '4000000000000119',
  asksForCode: '4000000000003220',
}

export async function enterPhone(page: Page, imei: string): Promise<void> {
  await page.locator('#imei').fill(imei)
  await send(page)
}

export async function send(page: Page): Promise<void> {
  const before = page.url()
  await page
    .locator('main form', { has: page.locator('[name=channel], #name') })
    .getByRole('button')
    .last()
    .click()
  await page.waitForURL((url) => url.href !== before)
  await page.waitForLoadState('networkidle')
}

export async function choosePlan(page: Page): Promise<void> {
  await page.locator('[name=plan][value="2 365"]').check()
  await send(page)
}

export async function reachOrder(page: Page, sandbox: Sandbox, imei: string): Promise<void> {
  await enterPhone(page, imei)
  await choosePlan(page)
  await signInByPhone(page, sandbox, somePhone())
}

export async function fillInOrder(page: Page): Promise<void> {
  await page.locator('#name').fill('Ada')
  await page.locator('#phone').fill('8031234567')
  await page.locator('#agreed').check()
}

export async function payBy(page: Page, card: string): Promise<void> {
  await page.locator('#card-number').fill(card)
  await page.locator('section').nth(0).getByRole('button').click()
  await page.waitForLoadState()
}

export async function goToPayment(page: Page, hasScripts: boolean): Promise<void> {
  if (!hasScripts) await page.locator('main a[href*="/pay/"]:not([href*="purchase"])').click()
  await expect(page.locator('#card-number')).toBeVisible({ timeout: 20_000 })
}

export async function untilHeading(page: Page, name: string | RegExp, hasScripts: boolean): Promise<void> {
  await expect(async () => {
    if (!hasScripts) await page.reload()
    await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: hasScripts ? 15_000 : 1000 })
  }).toPass({ timeout: 60_000 })
}

export async function reachPlans(page: Page, sandbox: Sandbox, section: string): Promise<void> {
  const country = section === 'global' ? 'ng' : section.slice(0, 2)
  await page.locator('#country').selectOption(country)
  await enterPhone(page, await sandbox.newPhone(country))
}

export async function placeOfCenter(
  page: Page,
  name: string,
): Promise<{ latitude: number; longitude: number }> {
  await page.goto(`/ng/service-center/?${new URLSearchParams({ q: name })}`)
  const link = page.locator('main a[href*="destination="]').first()
  const address = new URL((await link.getAttribute('href')) ?? '')
  const [latitude = 0, longitude = 0] = (address.searchParams.get('destination') ?? '').split(',').map(Number)
  return { latitude, longitude }
}
