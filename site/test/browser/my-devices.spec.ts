import { accessibilityProblems, expect, layoutShifts, PHONE, sidewaysScroll, test } from './support/test'
import { textsOf } from './support/texts-of'
import { keepDevice, signInByPhone, somePhone } from './support/visits'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: PHONE })

    test('a device is kept from its warranty check, named, found from the home, and forgotten', async ({
      page,
      sandbox,
    }) => {
      const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
      await page.goto('/ng/warranty-check/')
      await keepDevice(page, sandbox, 'ng', 'in-warranty')
      await expect(page).toHaveURL('/ng/my-devices/')
      const main = page.getByRole('main')
      await expect(main.getByText(/^In warranty until \d/)).toBeVisible()
      await expect(main.getByText(`•••• ${imei.slice(-4)}`)).toBeVisible()
      // It looks from within the page.
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)

      await main.getByText('Name and repair').click()
      await main.getByRole('textbox', { name: 'Name' }).fill('Mum’s phone')
      await main.getByRole('button', { name: 'Save' }).click()
      await expect(main.getByRole('heading', { name: 'Mum’s phone' })).toBeVisible()

      await page.goto('/ng/')
      const place = main.getByRole('navigation', { name: 'My devices' })
      await expect(place.getByRole('link', { name: /^Mum’s phone/ })).toHaveCount(javaScriptEnabled ? 1 : 0)
      await place.getByRole('link', { name: 'My devices' }).click()
      await expect(page).toHaveURL('/ng/my-devices/')

      await main.getByRole('button', { name: 'Forget all devices' }).click()
      await expect(main.getByRole('heading', { name: 'No devices yet' })).toBeVisible()
      await page.goto('/ng/')
      await expect(place.getByRole('link')).toHaveCount(1)
    })
  })
}

test('devices come into the home without moving anything', async ({ page, sandbox }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/sa/warranty-check/')
  await keepDevice(page, sandbox, 'sa', 'in-warranty')
  await page.goto('/sa/')
  const place = page.getByRole('main').getByRole('navigation', { name: 'أجهزتي' })
  await expect(place.getByRole('link')).toHaveCount(2)
  expect(await layoutShifts(page)).toEqual([])
  expect(await accessibilityProblems(page)).toEqual([])
})

const SMALLEST = { width: 320, height: 640 }

const WAYS = [
  { section: 'ng', locale: 'en', javaScriptEnabled: false },
  { section: 'sa', locale: 'ar', javaScriptEnabled: true },
] as const

for (const { section, locale, javaScriptEnabled } of WAYS) {
  test.describe(`in the account, in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: SMALLEST })

    test('devices move there by one press, are there in another browser, and not here after the sign-out', async ({
      page,
      browser,
      context,
      sandbox,
    }) => {
      const texts = textsOf(locale, 'devices')
      const phone = somePhone()
      const main = page.getByRole('main')
      const move = main.getByRole('button', { name: texts.account.keep })
      await page.goto(`/${section}/warranty-check/`)
      await keepDevice(page, sandbox, section, 'in-warranty')
      await expect(move).toHaveCount(0)
      await expect(main.getByRole('link', { name: texts.account.signIn })).toBeVisible()
      await signInByPhone(page, sandbox, phone)
      await expect(main.locator('dd', { hasText: texts.facts.inBrowser })).toBeVisible()
      await move.press('Enter')
      await expect(main.locator('dd', { hasText: texts.facts.inAccount })).toBeVisible()
      await expect(move).toHaveCount(0)
      await expect(main.getByRole('link', { name: texts.plans.see })).toBeVisible()
      expect(await sidewaysScroll(page)).toBe(0)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.goto(`/${section}/`)
      const place = main.getByRole('navigation', { name: texts.title })
      await expect(place.getByRole('link')).toHaveCount(javaScriptEnabled ? 2 : 1)

      const elsewhere = await browser.newContext({ javaScriptEnabled, baseURL: new URL(page.url()).origin })
      const other = await elsewhere.newPage()
      await other.goto(`/${section}/my-devices/`)
      await expect(other.getByRole('heading', { name: texts.none.title })).toBeVisible()
      await signInByPhone(other, sandbox, phone)
      await expect(other.locator('dd', { hasText: texts.facts.inAccount })).toBeVisible()
      await elsewhere.close()

      await context.clearCookies({ name: /^(?:__Host-)?(?:account|signed-in)$/ })
      await page.goto(`/${section}/my-devices/`)
      await expect(main.getByRole('heading', { name: texts.none.title })).toBeVisible()
    })
  })
}
