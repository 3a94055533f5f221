import type { Page } from '@playwright/test'
import { accessibilityProblems, DESKTOP, expect, layoutShifts, PHONE, test } from './support/test'

const PHONE_NUMBER = '+234-8031234567'

/** [3#3] */
const stored = (user: object) => Buffer.from(JSON.stringify(user)).toString('base64url')

async function remember(page: Page, user: object | string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'signed-in', value: 'mark', url: process.env.CARELANE_TEST_SITE_URL }])
  await page.addInitScript(
    (text) => {
      if (!sessionStorage.getItem('remembered')) {
        localStorage.setItem('udata', text)
        localStorage.setItem('udata-of', 'mark')
      }
      sessionStorage.setItem('remembered', 'yes')
    },
    typeof user === 'string' ? user : stored(user),
  )
}

const account = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: 'Account' })

test('who is not logged in finds the way to log in [2.3#4]', async ({ page }) => {
  await page.goto('/ng/news/')
  await account(page).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login/',
  )
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
})

test('the user shows by phone, else email, else userName [2.3#3], and nothing else moves', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await remember(page, { phone: PHONE_NUMBER, email: 'sun@mail.example', userName: 'sun' })
  await page.goto('/ng/news/')
  await expect(account(page).getByText(PHONE_NUMBER).first()).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
  for (const [user, name] of [
    [{ phone: '', email: 'sun@mail.example', userName: 'sun' }, 'sun@mail.example'],
    [{ userName: 'a sun of many words' }, 'a sun of many words'],
  ] as const) {
    await page.evaluate((text) => localStorage.setItem('udata', text), stored(user))
    await page.reload()
    await expect(account(page).getByText(name).first()).toBeVisible()
  }
})

for (const [lang, width] of [
  ['ng', 320],
  ['ng', 360],
  ['sa', 320],
  ['sa', 360],
  ['bd', 360],
  ['mm', 360],
  ['mm', 960],
  ['mm', 1280],
  ['ph', 960],
  ['ph', 1280],
] as const)
  test(`/${lang}/ at ${width} px: a long number and a long address lie over nothing, and are seen whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    for (const name of ['+880-17123456789012', 'a.very.long.name.of.somebody@mail.of.a.long.example']) {
      await remember(page, { phone: name })
      await page.goto(`/${lang}/`, { waitUntil: 'networkidle' })
      await page.evaluate(
        ([key = '', text = '']) => localStorage.setItem(key, text),
        ['udata', stored({ phone: name })],
      )
      await page.reload({ waitUntil: 'networkidle' })
      const summary = page.getByRole('banner').locator('[class*=tools] > details > summary')
      await expect(summary.getByText(name)).toBeAttached()
      const parts = page
        .getByRole('banner')
        .locator('a[class*=home], #main-menu > ul > li, [class*=tools] > :not(form), button[popovertarget]')
        .filter({ visible: true })
      const boxes = await parts.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0),
      )
      expect(boxes.length).toBeGreaterThan(2)
      for (const [at, one] of boxes.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0)
        expect(one.right).toBeLessThanOrEqual(width)
        for (const other of boxes.slice(0, at))
          expect(Math.min(one.right, other.right) - Math.max(one.left, other.left)).toBeLessThanOrEqual(0.5)
      }
      await summary.click()
      const shown = page.getByRole('banner').locator('details[open] bdi').filter({ visible: true }).last()
      await expect(shown).toHaveText(name)
      const box = await shown.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(await shown.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
    }
  })

test('an avatar comes before the phone; one that does not load leaves the icon [5#7], [5#8]', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(DESKTOP)
  await remember(page, {})
  await page.goto('/ng/')
  const picture = (await page.locator('main img[src^="/media/"]').first().getAttribute('src')) ?? ''
  await page.evaluate(
    (text) => localStorage.setItem('udata', text),
    stored({ phone: PHONE_NUMBER, avatarUrl: picture }),
  )
  await page.reload()
  await expect(account(page).locator('img')).toHaveAttribute('src', new RegExp('/media/'))
  await expect(account(page).locator('bdi').filter({ visible: true })).toHaveCount(1)
  await page.evaluate(
    (text) => localStorage.setItem('udata', text),
    stored({ phone: PHONE_NUMBER, avatarUrl: '/media/there-is-none.webp' }),
  )
  await page.reload()
  await expect(account(page).locator('svg')).toBeVisible()
  await expect(account(page).locator('img')).toHaveCount(0)
  expect(complaints.splice(0).every((text) => text.startsWith('Failed to load resource'))).toBe(true)
})

test("the event 'localstorage-change' with the key 'udataUpdate' refreshes the user [2.3#6]", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await remember(page, {})
  await page.goto('/ng/news/', { waitUntil: 'networkidle' })
  const change = (key: string) =>
    page.evaluate((key) => {
      window.dispatchEvent(new CustomEvent('localstorage-change', { detail: { key } }))
    }, key)
  await page.evaluate((text) => localStorage.setItem('udata', text), stored({ phone: PHONE_NUMBER }))
  await change('somethingElse')
  await expect(account(page).getByText(PHONE_NUMBER)).toHaveCount(0)
  await change('udataUpdate')
  await expect(account(page).getByText(PHONE_NUMBER).first()).toBeVisible()
})

test('logging out is asked about first [4#5]', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await remember(page, { phone: PHONE_NUMBER })
  await page.goto('/ng/news/')
  const keeps = () => page.evaluate(() => localStorage.getItem('udata') !== null)
  const logout = page.getByRole('button', { name: 'Logout' })
  const dialog = page.getByRole('dialog')
  await account(page).click()
  await logout.click()
  await expect(dialog).toContainText('Do you confirm to log out?')
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(account(page)).toBeFocused()
  expect(await keeps()).toBe(true)

  await account(page).click()
  await logout.click()
  await page.keyboard.press('Escape')
  await expect(account(page)).toBeFocused()
  expect(await keeps()).toBe(true)
})

test('user data of which no sign-in is left is taken away', async ({ page, context }) => {
  await remember(page, { phone: PHONE_NUMBER })
  await page.goto('/ng/news/')
  await expect(account(page).getByText(PHONE_NUMBER)).toHaveCount(1)
  await context.clearCookies({ name: 'signed-in' })
  await page.goto('/ng/tips/')
  await expect(account(page)).toHaveText('Account')
  expect(await page.evaluate(() => localStorage.getItem('udata'))).toBeNull()
})

for (const nonsense of [
  '',
  '{}',
  'nonsense-nonsense',
  stored([1, 2, 3, 4, 5]),
  stored({ phone: { a: 1 } }),
]) {
  test(`stored nonsense breaks nothing: ${nonsense || 'nothing'}`, async ({ page }) => {
    await remember(page, nonsense)
    await page.goto('/ng/news/')
    await account(page).click()
    await expect(account(page)).toHaveText('Account')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the way to log in is there', async ({ page }) => {
    await page.goto('/ng/news/')
    await account(page).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  })
})
