import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, PHONE, sidewaysScroll, test } from './support/test'
import { textsOf } from './support/texts-of'

const someDigits = () => String(1_000_000 + Math.floor(Math.random() * 9_000_000))

/** As a new visitor sees it: nothing wrong, nothing beyond the edge. */
async function looksRight(page: Page) {
  expect(await accessibilityProblems(page), page.url()).toEqual([])
  expect(await sidewaysScroll(page), page.url()).toBe(0)
}

/** The later ones, which fewer tests take. */
const someWindow = (page: Page) =>
  page.locator('main label:has(input[name="window"])').nth(9 + Math.floor(Math.random() * 9))

test('a pick-up is booked on a phone; what was entered outlives mistakes, reload and the way back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ng/')
  await page.getByRole('link', { name: 'Book a pick-up' }).click()
  await expect(page).toHaveURL('/ng/pick-up/')
  await looksRight(page)

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Choose what we should collect.')).toBeVisible()
  await page.locator('#device').selectOption('laptop')
  await page.locator('#fault').fill('It does not charge.')
  await page.getByText('The battery is swollen').click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'We can’t collect this device' })).toBeFocused()
  await expect(page.getByText('Do not press, bend, pierce or open it')).toBeVisible()
  await looksRight(page)
  await page.getByText('Yes: not swollen, not leaking, not hot').click()
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page).toHaveURL('/ng/pick-up/address/')
  await page.locator('#city').fill('Owerri')
  await page.locator('#line').fill('4 Marina Road')
  await page.getByRole('button', { name: 'See times and price' }).click()
  await expect(page.getByRole('heading', { name: 'We don’t collect at this address yet' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Nearest service centre' })).toBeVisible()
  await looksRight(page)
  await page.locator('#city').fill('Lagos')
  await page.getByRole('button', { name: 'See times and price' }).click()

  await expect(page).toHaveURL('/ng/pick-up/time/')
  await expect(page.getByText('Price for both ways')).toBeVisible()
  await page.getByRole('link', { name: 'Your address' }).click()
  await expect(page.locator('#line')).toHaveValue('4 Marina Road')
  await page.goBack()
  await page.locator('#name').fill('Amina')
  await page.getByRole('button', { name: 'Book the pick-up' }).click()
  await expect(page.getByRole('heading', { name: 'Please check what you entered' })).toBeFocused()
  await looksRight(page)
  await page.reload()
  await expect(page.locator('#name')).toHaveValue('Amina')
  await someWindow(page).click()
  await page.locator('#phone').fill(`803${someDigits()}`)
  await page.getByRole('button', { name: 'Book the pick-up' }).click()

  await expect(page.getByRole('heading', { name: 'Your pick-up is booked' })).toBeVisible()
  await expect(page).toHaveURL('/ng/pick-up/show/')
  await expect(page.getByRole('heading', { name: 'How to pack it' })).toBeVisible()
  await looksRight(page)
  const loading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await loading).suggestedFilename()).toBe('pick-up.ics')

  await page.getByRole('link', { name: 'Print the label' }).click()
  await expect(page.getByRole('img', { name: /PUNG\d{10}/ })).toBeVisible()
  await expect(page.getByText('4 Marina Road, Lagos')).toBeVisible()
  await looksRight(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('4 Marina Road, Lagos')).toBeVisible()
  for (const hidden of ['body > header', 'body > footer', 'main nav', 'main h1'])
    await expect(page.locator(hidden).first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Show the pick-up' }).click()
  await page.getByText('Cancel the pick-up').click()
  await page.getByRole('button', { name: 'Cancel it now' }).click()
  await expect(page.getByRole('heading', { name: 'This pick-up is cancelled' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a pick-up is booked, found again and cancelled in Arabic', async ({ page }) => {
    const [texts, contest] = [textsOf('ar', 'pickup'), textsOf('ar', 'contest')]
    const [forms, appointment] = [textsOf('ar', 'forms'), textsOf('ar', 'appointment')]
    const phone = `50${someDigits()}`
    await page.goto('/sa/pick-up/')
    await page.getByRole('button', { name: forms.next }).click()
    await expect(page.getByText(texts.safety.missing)).toBeVisible()
    await page.locator('#device').selectOption('phone')
    await page.locator('#fault').fill('الشاشة مكسورة')
    await page.getByText(texts.safety.leak).click()
    await page.getByRole('button', { name: forms.next }).click()
    await expect(page.getByRole('heading', { name: texts.safety.refused })).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByText(texts.safety.none).click()
    await page.getByRole('button', { name: forms.next }).click()

    await expect(page).toHaveURL('/sa/pick-up/address/')
    await page.locator('#line').fill('شارع العليا ١٢')
    await page.locator('#city').fill('لا مكان')
    await page.getByRole('button', { name: texts.address.submit }).click()
    await expect(page.getByRole('heading', { name: texts.notServed.title })).toBeVisible()
    await expect(page.locator('#line')).toHaveValue('شارع العليا ١٢')
    await page.locator('#city').fill('الرياض')
    await page.getByRole('button', { name: texts.address.submit }).click()

    await expect(page).toHaveURL('/sa/pick-up/time/')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('link', { name: texts.steps.device, exact: true }).click()
    await expect(page.locator('#fault')).toHaveValue('الشاشة مكسورة')
    await page.goto('/sa/pick-up/time/')
    await someWindow(page).click()
    await page.locator('#name').fill('أمينة')
    await page.locator('#phone').fill('12')
    await page.getByRole('button', { name: texts.time.submit }).click()
    await expect(page.getByRole('heading', { name: forms.checkInput })).toBeVisible()
    await expect(page.locator('input[name="window"]:checked')).toHaveCount(1)
    await page.locator('#phone').fill(phone)
    await page.getByRole('button', { name: texts.time.submit }).click()

    await expect(page).toHaveURL('/sa/pick-up/show/')
    await expect(page.getByRole('heading', { name: texts.states.booked.label })).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    const number = /PUSA\d{10}/.exec(await page.locator('main').innerText())?.[0] ?? ''
    await page.getByRole('link', { name: texts.label.link }).click()
    await expect(page.getByRole('img', { name: new RegExp(number) })).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)

    await page.context().clearCookies()
    await page.goto('/sa/pick-up/show/')
    await page.locator('#pick-up-number').fill(number)
    await page.locator('#last-digits').fill(phone.slice(-4))
    await page.getByRole('button', { name: texts.show.open }).click()
    await expect(page.getByRole('heading', { name: texts.states.booked.label })).toBeVisible()
    await expect(page.getByRole('heading', { name: contest.find.unknown })).toHaveCount(0)
    await page.locator('details summary', { hasText: texts.cancel.title }).click()
    await page.getByRole('button', { name: appointment.cancel.submit }).click()
    await expect(page.getByRole('heading', { name: texts.states.canceled.label })).toBeVisible()
  })
})

for (const { section, locale, city, javaScriptEnabled } of [
  { section: 'ng', locale: 'en', city: 'Owerri', javaScriptEnabled: false },
  { section: 'sa', locale: 'ar', city: 'Tabuk', javaScriptEnabled: true },
])
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: PHONE })

    test('where nobody comes a device is sent by post: number, label, and cancelled again', async ({
      page,
    }) => {
      const texts = textsOf(locale, 'pickup')
      const [forms, appointment] = [textsOf(locale, 'forms'), textsOf(locale, 'appointment')]
      const right = () => (javaScriptEnabled ? looksRight(page) : Promise.resolve())
      await page.goto(`/${section}/pick-up/`)
      await page.locator('#device').selectOption('phone')
      await page.locator('#fault').fill('The screen is broken.')
      await page.getByText(texts.safety.none).click()
      await page.getByRole('button', { name: forms.next }).click()
      await page.waitForURL(/\/pick-up\/address\/$/)
      await page.locator('#line').fill('4 Marina Road')
      await page.locator('#city').fill(city)
      await page.getByRole('button', { name: texts.address.submit }).click()
      await page.getByRole('link', { name: texts.post.submit }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.post.step)
      await expect(page.getByText(texts.post.facts.price)).toBeVisible()
      await right()
      await page.locator('#name').fill('Amina')
      await page.locator('#phone').fill('12')
      await page.getByRole('button', { name: texts.post.submit }).click()
      await expect(page.getByRole('heading', { name: forms.checkInput })).toBeVisible()
      await expect(page.locator('#name')).toHaveValue('Amina')
      await page.locator('#phone').fill(`${section === 'ng' ? '803' : '50'}${someDigits()}`)
      await page.getByRole('button', { name: texts.post.submit }).click()

      await page.waitForURL(/\/pick-up\/show\/$/)
      await expect(page.getByRole('heading', { name: texts.post.booked.label })).toBeVisible()
      await right()
      const number = /PU[A-Z]{2}\d{10}/.exec(await page.locator('main').innerText())?.[0] ?? ''
      await page.getByRole('link', { name: texts.label.link }).click()
      await expect(page.getByRole('img', { name: new RegExp(number) })).toBeVisible()
      await right()
      await page.getByRole('link', { name: texts.show.open }).click()
      await page.locator('details summary', { hasText: texts.post.cancel.title }).click()
      await page.getByRole('button', { name: appointment.cancel.submit }).click()
      await expect(page.getByRole('heading', { name: texts.post.canceled.label })).toBeVisible()
    })
  })
