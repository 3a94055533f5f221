import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, layoutShifts, PHONE, test } from './support/test'

const OUTCOMES = [
  { outcome: 'in-warranty', en: /^In warranty until \d{1,2} \w+ \d{4}$/, ar: /^ضمن الضمان/ },
  { outcome: 'out-of-warranty', en: /^Out of warranty since \d/, ar: /الضمان/ },
  { outcome: 'inactive', en: 'Inactive, please check if the serial number is correct', ar: /التسلسلي/ },
  { outcome: 'deactivated', en: 'Deactivated, please check if the serial number is correct', ar: /التسلسلي/ },
  { outcome: 'contact-dealer', en: 'Please contact the sales dealer', ar: /[؀-ۿ]/ },
  {
    outcome: 'other-country',
    en: 'This TV is shipped from other countries, it is out of warranty in this country',
    ar: /التلفاز/,
  },
  {
    outcome: 'not-found',
    en: 'The serial number does not exist, please check and try again',
    ar: /التسلسلي/,
  },
]

async function check(page: Page, lang: string, serial: string) {
  await page.goto(`/${lang}/tv-warranty/`)
  await page.locator('#serial').fill(serial)
  await page.locator('main form button').click()
}

const verdict = (page: Page) => page.getByRole('main').locator('h2[tabindex="-1"]')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('each outcome is said of a television, its serial number is kept and out of the address', async ({
      page,
      sandbox,
    }) => {
      const country = javaScriptEnabled ? 'ng' : 'sa'
      const serials = await sandbox.typed(country, 'TV warranty')
      for (const { outcome, en, ar } of OUTCOMES) {
        const serial = serials[outcome] ?? ''
        expect(serial, outcome).toMatch(/^[A-Z0-9]{14}$/)
        await check(page, country, serial)
        await expect(verdict(page)).toHaveText(country === 'ng' ? en : ar)
        await expect(page.locator('#serial')).toHaveValue(serial)
        await expect(page.getByRole('main').locator('dd').filter({ hasText: serial })).toBeVisible()
        await expect(page.getByRole('main').locator('dl')).not.toContainText('IMEI')
        expect(page.url()).not.toContain(serial)
      }
    })

    test('a serial number that is none is refused with its reason and kept', async ({ page }) => {
      for (const { typed, message } of [
        { typed: '', message: 'Enter the serial number.' },
        {
          typed: 'TVNG😀QKA840040',
          message: 'A serial number has Latin letters and digits only. Please remove everything else.',
        },
        { typed: 'TVNGJQ', message: 'This serial number has 14 letters and digits. You entered 6.' },
      ]) {
        await check(page, 'ng', typed)
        await expect(page.locator('#serial-error')).toHaveText(message)
        await expect(page.locator('#serial')).toHaveValue(typed)
      }
    })
  })
}

test('small letters, groups and Arabic digits are read, and the answer moves nothing', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(PHONE)
  const { 'in-warranty': serial = '' } = await sandbox.typed('sa', 'TV warranty')
  const typed = serial
    .toLowerCase()
    .replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
    .replace(/(.{4})/g, '$1-')
  await page.goto('/sa/tv-warranty/')
  await page.locator('#serial').focus()
  await page.keyboard.insertText(typed)
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toHaveText(/^ضمن الضمان/)
  await expect(verdict(page)).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await layoutShifts(page)).toEqual([])
})

test('below the check stands what the editors say of televisions', async ({ page }) => {
  await page.goto('/ng/tv-warranty/')
  await expect(page.locator('h1')).toHaveText('TV warranty')
  await expect(page.locator('#coverage')).toBeVisible()
})
