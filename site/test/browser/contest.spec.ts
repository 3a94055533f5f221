import { SMALLEST_PHOTO } from '../support/smallest-photo'
import { accessibilityProblems, expect, test } from './support/test'
import { textsOf } from './support/texts-of'
import { checkImei, reloadUntil, somePhone } from './support/visits'

const RECEIPT = { name: 'receipt.png', mimeType: 'image/png', buffer: SMALLEST_PHOTO }

const WAYS = [
  { section: 'ng', locale: 'en', javaScriptEnabled: false, outcome: 'inactive' },
  { section: 'eg', locale: 'ar', javaScriptEnabled: true, outcome: 'out-of-warranty' },
] as const

for (const { section, locale, javaScriptEnabled, outcome } of WAYS) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 760 } })

    test('an answer that says no is contested with a photo of the receipt, and found again by its number', async ({
      page,
      sandbox,
    }) => {
      const texts = textsOf(locale, 'contest')
      const main = page.getByRole('main')
      const phone = somePhone()
      await page.goto(`/${section}/warranty-check/`)
      await checkImei(page, sandbox, section, outcome)
      await main.getByRole('button', { name: texts.offer }).click()
      await page.waitForURL(new RegExp(`/${section}/contest/$`))
      await expect(main.getByText(texts.said)).toBeVisible()
      const { [outcome]: imei = '' } = await sandbox.devices(section)
      await expect(main.getByText(imei)).toBeVisible()

      const send = main.getByRole('button', { name: texts.submit })
      await main.locator('#name').fill('Amina')
      await send.click()
      await expect(main.locator('#shop-error')).toHaveText(texts.problems.shop)
      await expect(main.locator('#receipt-error')).toHaveText(texts.problems.receipt)
      await expect(main.locator('#name')).toHaveValue('Amina')
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      await main.locator('#receipt').setInputFiles(RECEIPT)
      if (javaScriptEnabled) await main.locator('[name=receipt-kept]').waitFor({ state: 'attached' })
      await main.locator('#boughtOn').fill(new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10))
      await main.locator('#shop').fill('Corner shop')
      await main.locator('#region').selectOption('NG')
      await main.locator('#phone').fill(phone)
      await send.click()
      await page.waitForURL(new RegExp(`/${section}/contest/show/$`))
      await reloadUntil(page, `main dt:text-is("${texts.facts.answerBy}")`)
      const number = main.locator(`dt:text-is("${texts.facts.number}") + dd`)
      await expect(number).toHaveText(new RegExp(`^VC${section.toUpperCase()}\\d{10}$`))
      const told = (await number.textContent()) ?? ''
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      expect(await sandbox.taken('verdict-contest-add')).toContainEqual(
        expect.objectContaining({ content: expect.objectContaining({ deviceNumber: imei }), arrivals: 1 }),
      )

      await page.context().clearCookies()
      await page.goto(`/${section}/contest/show/`)
      await main.locator('#contest-number').fill(told.toLowerCase())
      await main.locator('#last-digits').fill(phone.slice(-4))
      await main.getByRole('button', { name: texts.find.submit }).click()
      await expect(number).toHaveText(told)
    })
  })
}
