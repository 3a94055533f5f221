import type { Page } from '@playwright/test'
import { expect, PHONE, test } from './support/test'

const REPAIRS = 'Repair status'

async function ask(page: Page, lang: string, tool: string, typed: string) {
  await page.goto(`/${lang}/`)
  const form = page.getByRole('main').locator(`[data-ticket="${tool}"] form`)
  await form.getByRole('textbox').fill(typed)
  await form.getByRole('button').click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    const country = javaScriptEnabled ? 'ng' : 'sa'

    test('an IMEI on the home leads to its warranty, and never into an address', async ({
      page,
      sandbox,
    }) => {
      const { 'in-warranty': imei = '' } = await sandbox.devices(country)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await ask(page, country, 'warranty-check', imei)
      await expect(page).toHaveURL(/\/warranty-check\/\?from=home$/)
      const main = page.getByRole('main')
      await expect(main.locator('h2[tabindex="-1"]')).toHaveText(
        country === 'ng' ? /^In warranty until/ : /^ضمن الضمان/,
      )
      await expect(main.locator('dd').filter({ hasText: imei })).toBeVisible()
      await expect(page.locator('#imei')).toHaveValue(imei)
      expect(asked.filter((url) => url.includes(imei))).toEqual([])
    })

    test('the page of a tool asks anew what was corrected on it', async ({ page, sandbox }) => {
      const { 'out-of-warranty': imei = '' } = await sandbox.devices('ng')
      await ask(page, 'ng', 'warranty-check', '1234')
      await expect(page.locator('#imei-error')).toContainText('You entered 4 digits')
      await expect(page.locator('#imei')).toHaveValue('1234')
      await page.locator('#imei').fill(imei)
      await page.getByRole('main').locator('form:has(#imei) button').click()
      await expect(page.getByRole('main').locator('h2[tabindex="-1"]')).toHaveText(/^Out of warranty/)
    })

    test('an order number on the home leads to its repair, and never into an address [2.4#23]', async ({
      page,
      sandbox,
    }) => {
      const orderNumber = await sandbox.typeFor('ng', REPAIRS, 'repairing')
      await ask(page, 'ng', 'repair-status', ` ${orderNumber.toLowerCase()}`)
      await expect(page).toHaveURL(/\/ng\/repair-status\/show\/$/)
      await expect(page.locator('#order-number')).toHaveValue(orderNumber)
      await expect(page.getByRole('main').getByText('Repairing', { exact: true }).first()).toBeVisible()
    })

    test('a phone number in the same field is asked to be confirmed first', async ({ page, sandbox }) => {
      const phone = await sandbox.typeFor('ng', REPAIRS, 'after a code')
      await ask(page, 'ng', 'repair-status', phone.replace(/^.*-/, ''))
      await expect(
        page.getByRole('main').getByRole('heading', { name: 'Confirm this phone number' }),
      ).toBeVisible()
    })

    test('what is no number is said at the field of the tool, with what was typed', async ({ page }) => {
      await ask(page, 'ng', 'repair-status', 'WONG12')
      await expect(page).toHaveURL(/\/ng\/repair-status\/\?from=home$/)
      await expect(page.locator('#order-number-error')).toHaveText(/^This isn’t a work order number\./)
      await expect(page.locator('#order-number')).toHaveValue('WONG12')
    })

    test('a town on the home leads to its service centres', async ({ page }) => {
      await ask(page, 'ng', 'service-center', 'Ikeja')
      await expect(page).toHaveURL(/\/ng\/service-center\/\?q=Ikeja$/)
      await expect(page.getByRole('main').getByRole('article').first()).toContainText('Ikeja')
    })

    test('a model on the home leads to its prices; any other name, to the lists', async ({ page }) => {
      await ask(page, 'ng', 'spare-parts-price', 'Aster Book 14')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: /^Prices for .*Book 14/ })).toBeVisible()
      await ask(page, 'ng', 'spare-parts-price', 'Nokia 3310')
      await expect(
        main.getByRole('heading', { name: 'We found no single model called “Nokia 3310”' }),
      ).toBeVisible()
      await expect(page.locator('#product')).toBeVisible()
    })

    test('on a phone one tool shows its field at a time, in the first sight', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto('/ng/')
      const fields = page.getByRole('main').locator('[data-ticket] input:not([type=hidden])')
      await expect(fields).toHaveCount(4)
      for (const [place, name] of ['Check warranty', REPAIRS, 'Service centre', 'Part prices'].entries()) {
        await page.getByRole('radio', { name }).focus()
        await page.keyboard.press('Space')
        for (const other of [0, 1, 2, 3])
          await expect(fields.nth(other)).toBeVisible({ visible: other === place })
        const box = await fields.nth(place).boundingBox()
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
      }
    })
  })
}
