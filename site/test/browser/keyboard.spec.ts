import type { Page } from '@playwright/test'
import { expectFocusInSight, tabTo, walkByTab } from './support/focus-path'
import { DESKTOP, expect, PHONE, test } from './support/test'
import { openBooking } from './support/visits'

const SECTIONS = [
  { section: 'ng', phone: '8031234567' },
  { section: 'sa', phone: '512345678' },
]

const summaryOf = (page: Page) => page.locator('main [data-tone=bad] h2')

async function open(page: Page, path: string, size = PHONE): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(path, { waitUntil: 'networkidle' })
}

for (const { path, size } of [
  { path: '/ng/', size: DESKTOP },
  { path: '/sa/', size: PHONE },
  { path: '/ng/service-center/', size: PHONE },
  { path: '/sa/faq/25/', size: DESKTOP },
]) {
  test(`${path} at ${size.width} pixels: the tab key reaches everything, and the focus is always seen`, async ({
    page,
  }) => {
    await open(page, path, size)
    await walkByTab(page)
  })
}

test('while a phone asks about cookies nothing that has the focus is behind the question', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  await open(page, `http://ru.localhost:${port}/ru/`)
  await expect(page.locator('[data-asks-consent]')).toBeVisible()
  await walkByTab(page)
})

for (const { section, phone } of SECTIONS) {
  test(`${section}: the menus and the search hold the focus while they are open, and give it back`, async ({
    page,
  }) => {
    await open(page, `/${section}/news/`)
    const menu = page.locator('#main-menu')
    const opener = page.locator('header button[popovertarget=main-menu]').first()
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await tabTo(page, menu.locator('summary').first())
    await page.keyboard.press('Enter')
    await tabTo(page, menu.locator('details[open] a').first())
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    const search = page.locator('header a[href*="/search/"]')
    await tabTo(page, search)
    await page.keyboard.press('Enter')
    const dialog = page.locator('dialog[open]')
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('imei')
    await dialog.locator('mark').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.locator('a:focus')).toHaveCount(1)
    await expectFocusInSight(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(search).toBeFocused()
  })

  test(`${section}: another country is found and chosen`, async ({ page }) => {
    await open(page, `/${section}/news/`)
    await tabTo(page, page.locator('header a[aria-label][href*="choose-your-country"]'))
    await page.keyboard.press('Enter')
    await tabTo(page, page.locator('#country-search'))
    await page.keyboard.type('kenya')
    await expect(page.locator('main section a:visible')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expectFocusInSight(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ke\/$/)
  })

  test(`${section}: a look-up goes from what was wrong to its answer, and on to the next step`, async ({
    page,
    sandbox,
  }) => {
    const { 'in-warranty': imei = '' } = await sandbox.devices(section)
    await open(page, `/${section}/warranty-check/`)
    const field = page.locator('#imei')
    await tabTo(page, field)
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    await page.locator('#imei-error').waitFor()
    await expect(field).toBeFocused()
    await expectFocusInSight(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(imei)
    await page.keyboard.press('Enter')
    await page.locator('main dl').first().waitFor()
    await expectFocusInSight(page)
    await tabTo(page, page.locator('main a[href$="/repair-appointment/"]').first())
    await tabTo(page, field)
    await expect(field).toHaveValue(imei)
  })

  test(`${section}: an appointment that is not whole is led to its problems, and booked`, async ({
    page,
  }) => {
    await open(page, `/${section}/repair-appointment/`)
    await openBooking(page)
    const submit = page.locator('main form').getByRole('button').last()
    await tabTo(page, submit)
    await page.keyboard.press('Enter')
    await expect(summaryOf(page)).toBeFocused()
    await expectFocusInSight(page)
    await tabTo(page, page.locator('main a[href="#fault"]'))
    await page.keyboard.press('Enter')
    await expect(page.locator('#fault')).toBeFocused()
    await expectFocusInSight(page)
    await page.keyboard.type('The screen is broken.')
    await tabTo(page, page.locator('#name'))
    await page.keyboard.type('Ada')
    await tabTo(page, page.locator('#phone'))
    await page.keyboard.type(phone)
    await tabTo(page, submit)
    await page.keyboard.press('Enter')
    await expect(page.locator('main a[href="#fault"]')).toHaveCount(0)
    await expect(summaryOf(page)).toBeFocused()
    await tabTo(page, page.locator('main a[href="#slot"]'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect(page.locator('#slot')).toBeChecked()
    await tabTo(page, page.locator('#product'))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, submit)
    await page.keyboard.press('Enter')
    await page.waitForURL(/repair-appointment\/show/)
    await page.waitForLoadState('networkidle')
    await walkByTab(page)
  })

  test(`${section}: a purchase begins, as far as signing in`, async ({ page, sandbox }) => {
    const imei = await sandbox.newPhone(section)
    await open(page, `/${section}/purchase-service/`)
    await tabTo(page, page.locator('#imei'))
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await page.locator('#imei-error').waitFor()
    await expectFocusInSight(page)
    await expect(page.locator('#imei')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(imei)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/list\//)
    await page.waitForLoadState('networkidle')
    await tabTo(page, page.locator('[name=plan]').first())
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/confirm\//)
    await tabTo(page, page.locator('main a[href^="/login/?"]').first())
  })

  test(`${section}: the assistant is asked, and its answer gone through`, async ({ page }) => {
    await open(page, `/${section}/chat/`)
    await tabTo(page, page.locator('#question'))
    await page.keyboard.type('IMEI 490154203237518')
    await page.keyboard.press('Enter')
    await page.locator('main fieldset').last().waitFor()
    await expectFocusInSight(page)
    await tabTo(page, page.locator('main fieldset button').last())
    await tabTo(page, page.locator('#question'))
  })
}

test('the question before leaving a survey holds the focus, and gives it back', async ({ page }) => {
  await open(page, '/ng/survey/')
  await page.locator('#q0').check()
  const leave = page.locator('main form button[value=leave]')
  await leave.press('Enter')
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  await walkByTab(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(leave).toBeFocused()
})

test('another language is chosen', async ({ page }) => {
  await open(page, '/sa/news/')
  await tabTo(page, page.locator('header a[hreflang=en]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sa_en\/$/)
})
