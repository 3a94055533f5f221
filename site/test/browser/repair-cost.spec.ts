import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, PHONE, sidewaysScroll, test } from './support/test'

const MODEL = '/ng/repair-cost/aster-nova-5/'

const main = (page: Page) => page.getByRole('main')

/** The page of the device's model, which the answer for another model names. */
async function checkOwnModel(page: Page, fault: string, imei: string) {
  const check = async () => {
    await page.locator('#imei').fill(imei)
    await main(page).getByRole('button', { name: 'Check my warranty' }).click()
    await expect(main(page).locator('h2[tabindex="-1"]')).toBeVisible()
  }
  await page.goto(`/ng/repair-cost/aster-slate-8/${fault}/`)
  await check()
  const verdict = await main(page).locator('h2[tabindex="-1"]').innerText()
  if (!verdict.includes('another model')) return
  await main(page).getByRole('link', { name: 'See prices for this model' }).click()
  await main(page).locator(`a[href$="/${fault}/"]`).click()
  await check()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a model and a fault lead to the whole price', async ({ page }) => {
      await page.goto('/ng/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Repair costs' }).click()
      await main(page).getByRole('link', { name: 'Aster Nova 5', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${MODEL}$`))
      await expect(main(page).getByRole('row')).toHaveCount(11)
      await main(page).getByRole('link', { name: 'Cracked screen' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cracked screen: Aster Nova 5')
      const total = main(page).locator('dl > div', { hasText: 'You pay in all' }).locator('dd')
      await expect(total).toHaveText(/^₦[\d,]+$/)
    })

    test('an IMEI says what its owner pays', async ({ page, sandbox }) => {
      const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
      await checkOwnModel(page, 'battery', imei)
      await expect(main(page).locator('h2[tabindex="-1"]')).toHaveText('You pay nothing for this repair')
      expect(page.url()).not.toContain(imei)
      await expect(main(page).locator('dl').first()).toContainText('You pay in all')
    })

    test('booking begins with what is known', async ({ page }) => {
      await page.goto(`${MODEL}charging-port/`)
      await main(page).getByRole('button', { name: 'Book this repair' }).click()
      await expect(page).toHaveURL(/\/ng\/repair-appointment\/$/)
      await main(page).locator('a[href*="center="]').first().click()
      await expect(page.locator('#model')).toHaveValue('Aster Nova 5')
      await expect(page.locator('#fault')).toHaveValue('Charging port')
    })
  })
}

test('a model’s prices are a file', async ({ page }) => {
  await page.goto(MODEL)
  const download = page.waitForEvent('download')
  await main(page).getByRole('link', { name: 'Download the list (CSV)' }).click()
  expect((await download).suggestedFilename()).toBe('repair-costs-ng-aster-nova-5.csv')
})

test('the price of parts and a warranty that ended lead to what the repair costs', async ({
  page,
  sandbox,
}) => {
  const query = 'product=Mobile+Phone&brand=Aster&series=Nova&model=Aster+Nova+5'
  await page.goto(`/ng/spare-parts-price/?${query}`)
  await main(page).getByRole('link', { name: 'Repair costs' }).click()
  await expect(page).toHaveURL(new RegExp(`${MODEL}$`))
  const imeis = Object.entries(await sandbox.devices('ng'))
  const [, imei = ''] = imeis.find(([outcome]) => outcome === 'out-of-warranty') ?? []
  await page.goto('/ng/warranty-check/')
  await page.locator('#imei').fill(imei)
  await main(page).locator('form button').first().click()
  await expect(main(page).getByRole('link', { name: 'Spare part prices' })).toBeVisible()
})

for (const lang of ['ng', 'sa', 'pl']) {
  test(`the pages of /${lang}/ fit a phone of 320 px and have no barrier`, async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width: 320 })
    for (const path of ['', 'aster-nova-5/', 'aster-nova-5/cracked-screen/']) {
      await page.goto(`/${lang}/repair-cost/${path}`)
      expect(await sidewaysScroll(page), path).toBe(0)
      expect(await accessibilityProblems(page), path).toEqual([])
    }
  })
}
