import { accessibilityProblems, expect, layoutShifts, PHONE, sidewaysScroll, test } from './support/test'
import { keepDevice } from './support/visits'

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
