import type { BrowserContext, Page } from '@playwright/test'
import { accessibilityProblems, DESKTOP, expect, PHONE, sidewaysScroll, test } from './support/test'
import { lookUpRepair, passProvider, signInByPhone, somePhone } from './support/visits'

const OWN = '/ng/account/'

const someEmail = () => `person-${Math.random().toString(36).slice(2)}@mail.example`

const area = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: 'Account' })
const banner = (page: Page) => page.getByRole('banner')
const udata = (page: Page) => page.evaluate(() => localStorage.getItem('udata'))

/** HttpOnly cookies. */
async function secrets(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies()
  return cookies.filter(({ httpOnly }) => httpOnly).map(({ name }) => name)
}

test('who signs up by email comes back to their page, and the header knows them [2.3#3]', async ({
  page,
  context,
  sandbox,
}) => {
  const email = someEmail()
  await page.setViewportSize(DESKTOP)
  await page.goto('/ng/news/')
  await area(page).click()
  await banner(page).getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/auth\/client\?/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.locator('#email').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).last().click()
  await page.locator('#code').fill(await sandbox.codeFor(email))
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('#nickname').fill('Ada')
  await page.getByRole('radio', { name: 'Moon' }).check()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Save and go on' }).click()

  await expect(page).toHaveURL(/\/ng\/news\/$/)
  await expect(area(page).locator('img')).toHaveAttribute('src', /\/api\/account\/avatar\//)
  await expect(area(page)).toContainText(email)
  const kept = JSON.parse(Buffer.from((await udata(page)) ?? '', 'base64url').toString()) as object
  expect(Object.keys(kept).toSorted()).toEqual(
    ['afid', 'avatarUrl', 'email', 'nickName', 'phone', 'u', 'userName'].toSorted(),
  )
  expect(await secrets(context)).toContain('account')
  expect(await page.evaluate(() => document.cookie)).not.toContain('account=')

  await area(page).click()
  await banner(page).getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Ada')).toBeVisible()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await expect(page.getByText(/Chrome on/)).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('logging out is confirmed, ends everything here, and leads to the provider [4#5]–[4#8]', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto(OWN)
  await signInByPhone(page, sandbox, somePhone())
  await expect.poll(() => udata(page)).not.toBeNull()
  await area(page).click()
  await banner(page).getByRole('button', { name: 'Logout' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(page).toHaveURL(/\/auth\/client\?/)
  expect(await secrets(context)).not.toContain('account')
  await page.goto(OWN)
  expect(await udata(page)).toBeNull()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

const kept = (page: Page) => page.evaluate(() => ({ ...sessionStorage, ...localStorage }))

async function typeSecret(page: Page): Promise<void> {
  await page.goto('/ng/phone-unlocking-appeal/new/')
  await page.locator('#idNumber').fill('SECRET-ID-79')
  await expect.poll(async () => JSON.stringify(await kept(page))).toContain('SECRET-ID-79')
}

const LEAVING = {
  'the header': async (page: Page) => {
    await area(page).click()
    await banner(page).getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/\/auth\/client\?/)
  },
  'the page of the account': async (page: Page) => {
    await page.goto(`${OWN}?leave=1`)
    await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/\/auth\/client\?/)
  },
  '“Sign out everywhere”': async (page: Page) => {
    await page.goto(OWN)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByText('You’re signed out in every browser.')).toBeVisible()
  },
}

for (const [way, leave] of Object.entries(LEAVING)) {
  test(`after logging out by ${way} no tab and no cookie has anything of what was typed or looked up [4#7]`, async ({
    page,
    context,
    sandbox,
  }) => {
    await page.goto(OWN)
    await signInByPhone(page, sandbox, somePhone())
    await expect.poll(() => udata(page)).not.toBeNull()
    const other = await context.newPage()
    await typeSecret(other)
    await page.goto('/ng/repair-status/')
    await lookUpRepair(page, {
      orderNumber: await sandbox.typeFor('ng', 'Repair status', 'repairing'),
    })
    await typeSecret(page)
    expect(await secrets(context)).toContain('repair')
    await leave(page)
    const names = await secrets(context)
    for (const name of ['account', 'appeal', 'appointment', 'photos', 'purchase', 'rating', 'repair'])
      expect(names).not.toContain(name)
    await expect.poll(async () => JSON.stringify(await kept(other))).not.toContain('SECRET-ID-79')
    await page.goto('/robots.txt')
    expect(JSON.stringify(await kept(page))).not.toContain('SECRET-ID-79')
  })
}

test('a tab notices that another one has logged out, and shows nothing personal any more', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto(OWN)
  const phone = somePhone()
  await signInByPhone(page, sandbox, phone)
  await expect.poll(() => udata(page)).not.toBeNull()
  const other = await context.newPage()
  await other.goto(OWN)
  const shown = `+234 ${phone.slice(1)}`
  await expect(other.getByRole('main').getByText(shown)).toBeVisible()

  await area(page).click()
  await banner(page).getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/auth\/client\?/)
  await expect(other.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByText(shown)).toHaveCount(0)
  await area(other).click()
  await expect(banner(other).getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a session that was ended in another browser is noticed when the tab is looked at again', async ({
  page,
  browser,
  baseURL,
  sandbox,
}) => {
  const phone = somePhone()
  await page.clock.install()
  await page.goto(OWN)
  await signInByPhone(page, sandbox, phone)
  await expect.poll(() => udata(page)).not.toBeNull()

  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await other.goto(OWN)
  await sandbox.withTimeGone(61, () => signInByPhone(other, sandbox, phone))
  await expect(other.getByRole('listitem').filter({ hasText: 'Chrome on' })).toHaveCount(2)
  await other.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(other.getByText('You’re signed out in every browser.')).toBeVisible()
  await elsewhere.close()

  await page.clock.fastForward(61_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await udata(page)).toBeNull()
})

test('a sign-in that was not begun here is refused on a page that helps', async ({ page }) => {
  await page.goto(`/login/?code=${'a'.repeat(43)}&state=${'b'.repeat(43)}`)
  await expect(page).toHaveURL(/\/global\/login\/\?problem=state/)
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t sign you in' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL(/\/auth\/client\?/)
})

test('in Arabic all of it is from right to left, also on 320 pixels', async ({ page, sandbox }) => {
  await page.setViewportSize({ ...PHONE, width: 320 })
  await page.goto('/sa/account/')
  await page.locator('main a[href^="/login/?"]').click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible()
  await expect(page.locator('#region')).toHaveValue('SA')
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await passProvider(page, sandbox, someEmail())
  await expect(page).toHaveURL(/\/sa\/account\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'حسابي' })).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one signs in, sees the account, and logs out after being asked', async ({
    page,
    context,
    sandbox,
  }) => {
    const email = someEmail()
    await page.goto(OWN)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await passProvider(page, sandbox, email)
    await expect(page).toHaveURL(/\/ng\/account\/$/)
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Do you confirm to log out?' })).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByText('Do you confirm to log out?')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/\/auth\/client\?/)
    expect(await secrets(context)).not.toContain('account')
  })

  test('the header leads who is signed in back, and not to the provider', async ({ page, sandbox }) => {
    await page.goto(OWN)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await passProvider(page, sandbox, someEmail())
    await area(page).click()
    await banner(page).getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/ng\/account\/$/)
  })
})

test('all of it works by keyboard', async ({ page, sandbox }) => {
  const email = someEmail()
  await page.goto(OWN)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).press('Enter')
  await page.locator('#email').press('Tab')
  await expect(page.getByRole('button', { name: 'Send me a code' }).last()).toBeFocused()
  await page.locator('#email').fill(email)
  await page.locator('#email').press('Enter')
  await page.locator('#code').fill(await sandbox.codeFor(email))
  await page.locator('#code').press('Enter')
  await page.locator('#nickname').press('Enter')
  await expect(page).toHaveURL(/\/ng\/account\/$/)
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter')
  await expect(page.getByText('You’re signed out in every browser.')).toBeVisible()
})
