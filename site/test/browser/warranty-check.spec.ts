import type { Page } from '@playwright/test'
import { spreadText } from './support/ability'
import { accessibilityProblems, expect, layoutShifts, PHONE, sidewaysScroll, test } from './support/test'

const OUTCOMES = [
  { outcome: 'in-warranty', en: /^In warranty until \d{1,2} \w+ \d{4}$/, ar: /^ضمن الضمان/ },
  { outcome: 'in-warranty, card not shown yet', en: /^In warranty until/, ar: /^ضمن الضمان/ },
  { outcome: 'out-of-warranty', en: /^Out of warranty since \d/, ar: /الضمان/ },
  { outcome: 'activation-in-progress', en: 'Device activation is in progress', ar: /تفعيل/ },
  { outcome: 'inactive', en: 'Inactive, please check if the IMEI is correct', ar: /IMEI/ },
  { outcome: 'deactivated', en: 'Deactivated, please check if the IMEI is correct', ar: /IMEI/ },
  { outcome: 'contact-dealer', en: 'Please contact the sales dealer', ar: /[؀-ۿ]/ },
  {
    outcome: 'other-country',
    en: 'This phone is shipped from other countries, it is out of warranty in this country',
    ar: /[؀-ۿ]/,
  },
]

async function check(page: Page, lang: string, imei: string) {
  await page.goto(`/${lang}/warranty-check/`)
  await page.locator('#imei').fill(imei)
  await page.locator('main form button').click()
}

const verdict = (page: Page) => page.getByRole('main').locator('h2[tabindex="-1"]')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const { outcome, en, ar } of OUTCOMES) {
      test(`${outcome}: the verdict in words, the IMEI kept and out of the address`, async ({
        page,
        sandbox,
      }) => {
        const country = javaScriptEnabled ? 'ng' : 'sa'
        const { [outcome]: imei = '' } = await sandbox.devices(country)
        await check(page, country, imei)
        await expect(verdict(page)).toHaveText(country === 'ng' ? en : ar)
        await expect(page.locator('#imei')).toHaveValue(imei)
        await expect(page.getByRole('main').locator('dd').filter({ hasText: imei })).toBeVisible()
        expect(page.url()).not.toContain(imei)
      })
    }

    test('an IMEI that does not exist [8#8] leads to the hotline', async ({ page }) => {
      await check(page, 'ng', '004401010000012')
      await expect(verdict(page)).toHaveText('The IMEI does not exist, please check and try again')
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
    })

    test('on the global site the phone is checked where it was bought [8#11]', async ({ page, sandbox }) => {
      const { 'out-of-warranty': imei = '' } = await sandbox.devices('ng')
      await check(page, 'global', imei)
      await expect(verdict(page)).toHaveText(
        'Please check the warranty in the country where you bought the phone, or turn off VPN',
      )
      await page.getByRole('link', { name: 'Choose the country' }).click()
      await expect(page).toHaveURL(/\/global\/choose-your-country-or-region\/$/)
    })

    for (const { typed, message } of [
      { typed: '', message: 'Enter the IMEI of your phone.' },
      {
        typed: '00440102238319x',
        message: 'An IMEI has digits only. Please remove everything else.',
      },
      { typed: '0044010223831', message: 'An IMEI has 15 digits. You entered 13 digits.' },
      { typed: '00440102238319099', message: /^An IMEI has 15 digits. You entered 17 digits./ },
      { typed: '004401022383191', message: /^One digit seems to be wrong./ },
    ]) {
      test(`${JSON.stringify(typed)} is refused with its reason and kept`, async ({ page }) => {
        await check(page, 'ng', typed)
        await expect(page.locator('#imei-error')).toHaveText(message)
        await expect(page.locator('#imei')).toHaveAttribute('aria-invalid', 'true')
        await expect(page.locator('#imei')).toHaveValue(typed)
        await expect(page.locator('#imei')).toHaveAttribute('aria-describedby', 'imei-hint imei-error')
      })
    }

    test('a service that is down is said plainly, with another way', async ({ page, sandbox }) => {
      const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
      await sandbox.withFault({ fault: 'down' }, async () => {
        await check(page, 'ng', imei)
        await expect(verdict(page)).toHaveText('We couldn’t get an answer')
        await expect(page.locator('#imei')).toHaveValue(imei)
        await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
      })
    })
  })
}

test('the facts are those of the device, in a list of terms [2.4#28]', async ({ page, sandbox }) => {
  const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
  await check(page, 'ng', imei)
  await expect(verdict(page)).toBeFocused()
  const terms = await page.getByRole('main').locator('dt').allTextContents()
  for (const term of ['Brand', 'Model', 'IMEI', 'Activation', 'Warranty status', 'Expiry date']) {
    expect(terms).toContain(term)
  }
  expect(await accessibilityProblems(page)).toEqual([])
})

test('the answer leads to the warranty policy and to booking a repair [2.4#29]', async ({
  page,
  sandbox,
}) => {
  const devices = await sandbox.devices('ng')
  for (const outcome of ['in-warranty', 'out-of-warranty', 'inactive']) {
    await check(page, 'ng', devices[outcome] ?? '')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Book a repair' })).toHaveAttribute(
      'href',
      '/ng/repair-appointment/',
    )
    await main.getByRole('link', { name: 'Read the warranty policy' }).click()
    await expect(page).toHaveURL(/\/ng\/service-policy\/$/)
    await page.goBack()
    await expect(page.locator('#imei')).toBeEditable()
    await page.goForward()
    await expect(page).toHaveURL(/\/ng\/service-policy\/$/)
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? 'what comes next, with JavaScript' : 'what comes next, without JavaScript',
    () => {
      test.use({ javaScriptEnabled })

      test('a phone in warranty that can have a plan leads to its plans, and no address names it', async ({
        page,
        sandbox,
      }) => {
        const imei = await sandbox.newPhone()
        await check(page, 'ng', imei)
        await expect(verdict(page)).toHaveText(/^In warranty until/)
        await page.getByRole('main').getByRole('button', { name: 'See plans' }).click()
        await expect(page).toHaveURL(/\/ng\/purchase-service\/list\/$/)
        await expect(page.getByRole('main')).toContainText(imei)
      })

      test('a phone out of warranty leads to the prices of its parts and to the centres, and to no plan', async ({
        page,
        sandbox,
      }) => {
        const { 'out-of-warranty': imei = '' } = await sandbox.devices('ng')
        await check(page, 'ng', imei)
        const main = page.getByRole('main')
        const model = await main.locator('dt:text-is("Model") + dd').innerText()
        await expect(main.getByRole('button', { name: 'See plans' })).toHaveCount(0)
        await expect(main.getByRole('link', { name: 'Service centres' })).toHaveAttribute(
          'href',
          '/ng/service-center/',
        )
        await main.getByRole('link', { name: 'Spare part prices' }).click()
        await expect(page).toHaveURL(/\/ng\/spare-parts-price\//)
        await expect(main.getByRole('heading', { level: 1, name: 'Spare part prices' })).toBeVisible()
        expect(new URL(page.url()).search).toContain(new URLSearchParams({ x: model }).toString().slice(2))
      })

      test('the plans of a service that is slow or away hold no answer up', async ({ page, sandbox }) => {
        const imei = await sandbox.newPhone()
        await sandbox.withFault({ call: 'protection-plans', fault: 'slow', delayMs: 9000 }, async () => {
          await check(page, 'ng', imei)
          await expect(verdict(page)).toHaveText(/^In warranty until/, { timeout: 5000 })
          await expect(page.getByRole('main').getByRole('button', { name: 'See plans' })).toHaveCount(0)
        })
      })
    },
  )

test('every word of an answer is in the language of the page', async ({ page, sandbox }) => {
  const { 'in-warranty': imei = '' } = await sandbox.devices('sa')
  await check(page, 'sa', imei)
  await expect(verdict(page)).toHaveText(/^ضمن الضمان/)
  await expect(page.getByRole('main').locator('dl')).not.toContainText(/Smartphone|Tablet|Wearable|months/)
})

test('the whole check goes by keyboard, with separators and Arabic digits as typed', async ({
  page,
  sandbox,
}) => {
  const { 'in-warranty': imei = '' } = await sandbox.devices('sa')
  const arabic = imei.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
  await page.goto('/sa/warranty-check/')
  await page.locator('#imei').focus()
  await page.keyboard.insertText(`${arabic.slice(0, 8)}-${arabic.slice(8)}`)
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toBeFocused()
  await expect(verdict(page)).toHaveText(/^ضمن الضمان/)
})

test('while it checks it says so, takes no second check, and moves nothing when the answer comes', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(PHONE)
  const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  await sandbox.withFault({ fault: 'slow', delayMs: 3000 }, async () => {
    await check(page, 'ng', imei)
    const button = page.locator('main form button')
    await expect(button).toHaveText('Checking…')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.dispatchEvent('click')
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page.getByText('Still working.')).toBeVisible()
    await expect(verdict(page)).toHaveText(/^In warranty until/)
  })
  expect(posts).toBe(1)
  expect(await layoutShifts(page)).toEqual([])
})

test('an answer is no wider than 320 pixels with its text spread out [WCAG 1.4.12]', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
  await check(page, 'ng', imei)
  await expect(verdict(page)).toBeVisible()
  await spreadText(page)
  expect(await sidewaysScroll(page)).toBe(0)
})
