import type { Page } from '@playwright/test'
import { choosePlan, enterPhone, goToPayment, ORDER, send } from './support/purchase'
import { codeOfStore, withChange } from './support/service-store'
import { accessibilityProblems, expect, PHONE, sidewaysScroll, test } from './support/test'
import { signInByPhone, somePhone } from './support/visits'

const REFUSED = 'Nothing was ordered'

test.use({ viewport: PHONE })
test.slow()

async function fillIn(page: Page): Promise<void> {
  await page.locator('#name').fill('Ada')
  await page.locator('#region').selectOption('NG')
  await page.locator('#phone').fill('8031234567')
  await page.locator('#agreed').check()
}

async function isRefused(page: Page, why: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: REFUSED })).toBeFocused()
  await expect(page.getByText(why)).toBeVisible()
  await expect(page.locator('#name')).toHaveValue('Ada')
  await expect(page.locator('#phone')).toHaveValue('8031234567')
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
}

const totalOf = (page: Page) => page.locator('main form [data-total] dd').textContent()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    // Independent countries.
    const country = javaScriptEnabled ? 'ke' : 'gh'

    test('a price that has changed meanwhile is shown, and agreed to anew', async ({ page, sandbox }) => {
      const imei = await sandbox.newPhone(country)
      await page.goto(`/${country}/purchase-service/`)
      await enterPhone(page, imei)
      await choosePlan(page)
      await signInByPhone(page, sandbox, somePhone())
      await fillIn(page)
      const before = await totalOf(page)
      const rates = (by: string) =>
        `UPDATE tax_rates SET basis_points = basis_points ${by} WHERE country = '${country}'`
      await withChange({ sql: rates('+ 900'), undo: rates('- 900') }, async () => {
        await page.getByRole('button', { name: ORDER }).click()
        await expect(page.getByRole('heading', { name: REFUSED })).toBeVisible()
        if (javaScriptEnabled) await isRefused(page, /^The price has changed\./)
        await expect(page.locator('#name')).toHaveValue('Ada')
        await expect(page.locator('#agreed')).not.toBeChecked()
        expect(await totalOf(page)).not.toBe(before)
        expect(await sandbox.ordersOf(imei)).toBe(0)
        await page.locator('#agreed').check()
        await page.getByRole('button', { name: ORDER }).click()
        await goToPayment(page, javaScriptEnabled)
      })
      expect(await sandbox.ordersOf(imei)).toBe(1)
    })

    test('terms that have changed meanwhile are shown, and agreed to anew [5#26]', async ({
      page,
      sandbox,
    }) => {
      const imei = await sandbox.newPhone(country)
      // Ordered by no other test.
      const plan = 3
      await page.goto(`/${country}/purchase-service/`)
      await enterPhone(page, imei)
      await page.locator(`[name=plan][value="${plan} 365"]`).check()
      await send(page)
      await signInByPhone(page, sandbox, somePhone())
      await fillIn(page)
      const sql = `INSERT INTO protection_protocols
        SELECT product_id, 'new-terms', now() - interval '1 second', texts FROM protection_protocols
        WHERE product_id = ${plan} LIMIT 1`
      const undo = `DELETE FROM protection_protocols WHERE product_id = ${plan} AND version = 'new-terms'`
      await withChange({ sql, undo }, async () => {
        await page.getByRole('button', { name: ORDER }).click()
        await expect(page.getByText(/^The terms have changed\./)).toBeVisible()
        await expect(page.getByText('version new-terms')).toBeVisible()
        await expect(page.locator('#name')).toHaveValue('Ada')
        await expect(page.locator('#agreed')).not.toBeChecked()
        expect(await sandbox.ordersOf(imei)).toBe(0)
        await page.locator('#agreed').check()
        await page.getByRole('button', { name: ORDER }).click()
        await goToPayment(page, javaScriptEnabled)
      })
      expect(await sandbox.ordersOf(imei)).toBe(1)
    })

    test('a phone that cannot have the plan any more is told why, and leads to other plans', async ({
      page,
      sandbox,
    }) => {
      const imei = await sandbox.newPhone(country)
      await page.goto(`/${country}/purchase-service/`)
      await enterPhone(page, imei)
      await page.locator('[name=plan][value="1 365"]').check()
      await send(page)
      await signInByPhone(page, sandbox, somePhone())
      await fillIn(page)
      const sql = `UPDATE devices SET first_online_at = now() - interval '30 days' WHERE imei = $1`
      await withChange({ sql, values: [imei] }, async () => {
        await page.getByRole('button', { name: ORDER }).click()
        await expect(page.getByText(/The phone was activated too long ago for this plan\./)).toBeVisible()
        if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
        await page.getByRole('link', { name: 'Choose another plan' }).last().click()
        await expect(page.locator('[name=plan][value="1 365"]')).toHaveCount(0)
        await choosePlan(page)
        await expect(page.locator('#name')).toHaveValue('Ada')
        await expect(page.locator('#phone')).toHaveValue('8031234567')
        await page.locator('#agreed').check()
        await page.getByRole('button', { name: ORDER }).click()
        await goToPayment(page, javaScriptEnabled)
      })
      expect(await sandbox.ordersOf(imei)).toBe(1)
    })
  })
}

test.describe('in a store, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('stores are found by a state, and a plan that is sold out meanwhile leads to another store [7#38], [7#39]', async ({
    page,
    sandbox,
  }) => {
    const imei = await sandbox.newPhone('za')
    await page.goto('/za/purchase-service-offline/')
    await enterPhone(page, imei)
    await page.getByRole('button', { name: 'Find stores' }).click()
    await expect(page.locator('#state-error')).toHaveText('Choose a state or province, or use your location.')
    await page.locator('#state').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Find stores' }).click()
    const chosen = (await page.locator('#state option:checked').textContent()) ?? ''
    const state = chosen.replace(/ \(.*/, '')
    await expect(
      page.getByRole('heading', { name: `Stores that sell plans: ${state} and around`, exact: true }),
    ).toBeVisible()
    await expect(page.getByText(/\d km\b/)).toHaveCount(0)
    expect(await sidewaysScroll(page)).toBe(0)
    const names = await page.locator('main form h3').allTextContents()
    await page
      .locator('main form', { has: page.locator('h3') })
      .first()
      .getByRole('button')
      .click()
    await page.waitForURL(/purchase-service-offline\/list\//)
    await expect(page.getByRole('main').getByText(names[0] ?? '', { exact: true })).toBeVisible()
    const plan = page.locator('[name=plan]').first()
    const product = (await plan.getAttribute('value'))?.split(' ')[0] ?? ''
    await plan.check()
    await send(page)
    await signInByPhone(page, sandbox, somePhone())
    await fillIn(page)
    await page.locator('#storeCode').fill(await codeOfStore(names[0] ?? ''))
    const code = await codeOfStore(names[0] ?? '')
    const sql = `UPDATE protection_stock SET pieces = 0 FROM protection_stores
      WHERE id = store_id AND code = $1 AND product_id = $2`
    await withChange({ sql, values: [code, product] }, async () => {
      await page.getByRole('button', { name: ORDER }).click()
      await expect(page.getByRole('heading', { name: 'The store has none left of this plan' })).toBeVisible()
      expect(await sandbox.ordersOf(imei)).toBe(0)
    })
    await page.getByRole('link', { name: 'Choose another store' }).click()
    await page.locator('#state').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Find stores' }).click()
    await page
      .locator('main form', { has: page.locator('h3') })
      .nth(1)
      .getByRole('button')
      .click()
    await page.waitForURL(/purchase-service-offline\/list\//)
    await page.locator('[name=plan]').first().check()
    await send(page)
    await expect(page.locator('#name')).toHaveValue('Ada')
    await page.locator('#storeCode').fill(await codeOfStore(names[1] ?? ''))
    await page.locator('#agreed').check()
    await page.getByRole('button', { name: ORDER }).click()
    await goToPayment(page, false)
    expect(await sandbox.ordersOf(imei)).toBe(1)
  })
})
