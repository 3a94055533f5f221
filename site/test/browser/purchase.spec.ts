import {
  CARDS,
  choosePlan,
  enterPhone,
  fillInOrder,
  goToPayment,
  ORDER,
  PAID,
  payBy,
  placeOfCenter,
  reachOrder,
  send,
  START,
  untilHeading,
} from './support/purchase'
import { accessibilityProblems, DESKTOP, expect, PHONE, sidewaysScroll, test } from './support/test'
import { signInByPhone, somePhone } from './support/visits'

const FAILED = 'Fail payment, please retry or repay later in "Order Record"'

test.use({ viewport: PHONE })
test.slow()

test('a plan is bought: it fails, is retried and succeeds; each step is clean at 360 px and in its addresses [2.4#43]–[2.4#49], [8#19]–[8#21]', async ({
  page,
  sandbox,
}) => {
  const imei = await sandbox.newPhone()
  const fits = async () => {
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(page.url()).not.toContain(imei)
  }
  await page.goto(START)
  await fits()
  await page.locator('#country').selectOption('')
  await page.locator('main form').getByRole('button').last().click()
  await expect(page.locator('#country-error')).toHaveText('Please select your country')
  await expect(page.locator('#imei-error')).toHaveText('Enter the IMEI of your phone.')
  await page.locator('#country').selectOption('ng')
  await enterPhone(page, imei)
  await expect(page.getByText(imei)).toBeVisible()
  await expect(page.getByText(/^Price .+, tax .+/).first()).toBeVisible()
  await expect(page.getByText('Takes effect right after activation').first()).toBeVisible()
  await fits()
  await choosePlan(page)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signInByPhone(page, sandbox, somePhone())
  await fits()

  await page.getByRole('button', { name: ORDER }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Please check what you entered' })).toBeFocused()
  await expect(page.getByRole('link', { name: /Please confirm you have read and agreed/ })).toBeVisible()
  await fits()
  await fillInOrder(page)
  await page.locator('#code').fill('NOSUCH')
  await expect(page.getByText('We don’t know this code.')).toBeVisible()
  await page.locator('#code').fill('WELCOME5')
  await expect(page.getByText(/^The code takes .+ off\.$/)).toBeVisible()
  await fits()
  await page.getByRole('button', { name: ORDER }).click()
  await goToPayment(page, true)
  await payBy(page, CARDS.fails)
  await page.waitForURL(/purchase-service\/pay\//)
  await untilHeading(page, FAILED, true)
  await expect(page.getByRole('link', { name: 'Check Order' })).toHaveAttribute(
    'href',
    '/ng/purchase-service/order-list/',
  )
  await fits()
  await page.getByRole('button', { name: 'Retry' }).click()
  await goToPayment(page, true)
  await payBy(page, CARDS.succeeds)
  await page.waitForURL(/purchase-service\/pay\//)
  await untilHeading(page, PAID, true)
  await fits()
  await expect(page.getByRole('link', { name: 'View Order' })).toBeVisible()
  await page.getByRole('link', { name: 'Home Page', exact: true }).click()
  await expect(page).toHaveURL(/\/ng\/$/)

  await page.goto('/ng/purchase-service/')
  await page.locator('#own').selectOption(imei)
  await send(page)
  await expect(page.locator('[name=plan][value="2 365"]')).toHaveCount(0)
  await expect(page.getByText('we sell it once per phone').first()).toBeVisible()
})

test('a slow payment is waited for, and 3-D Secure leads back; the way back begins no second one [8#19]', async ({
  page,
  sandbox,
}) => {
  await page.goto(START)
  await reachOrder(page, sandbox, await sandbox.newPhone())
  await fillInOrder(page)
  await page.getByRole('button', { name: ORDER }).click()
  await goToPayment(page, true)
  await page.goto('/ng/purchase-service/pay/')
  await untilHeading(page, 'Please wait a moment, payment is in progress...', true)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the payment page' }).click()
  await payBy(page, CARDS.asksForCode)
  await page.locator('#code').fill('123456')
  await page.getByRole('button').first().click()
  await page.waitForURL(/purchase-service\/pay\//)
  await untilHeading(page, PAID, true)

  await page.goto(START)
  await enterPhone(page, await sandbox.newPhone())
  await choosePlan(page)
  await fillInOrder(page)
  await page.getByRole('button', { name: ORDER }).click()
  await goToPayment(page, true)
  await payBy(page, CARDS.slow)
  await page.goto('/ng/purchase-service/pay/')
  await untilHeading(page, 'Please wait a moment, payment is in progress...', true)
  await untilHeading(page, PAID, true)
})

test('plans are compared: what each covers and not, how often and from when, side by side where there is room [9#31]–[9#38]', async ({
  page,
  sandbox,
}) => {
  await page.goto(START)
  await enterPhone(page, await sandbox.newPhone())
  const lines = ['What is covered', 'What is not covered', 'How often', 'From when']
  const plans = page.getByRole('radiogroup').locator('> div', { has: page.locator('h2') })
  expect(await plans.count()).toBe(3)
  for (const plan of await plans.all()) expect(await plan.locator('dt').allTextContents()).toEqual(lines)
  const screen = plans.filter({ hasText: 'Screen Damage Protection' })
  await expect(screen).toContainText('One free replacement of the screen assembly within 1 year')
  await expect(screen).toContainText('Takes effect 15 days after activation')
  await expect(plans.filter({ hasText: 'Extended Warranty' })).toContainText('extended by 1 year')
  await expect(page.getByText('A plan is activated as soon as it is paid.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'More about what plans cover' })).toHaveAttribute(
    'href',
    '/ng/protection/',
  )
  await page.setViewportSize(DESKTOP)
  for (const line of lines) {
    const tops = await plans
      .locator('dt', { hasText: line })
      .evaluateAll((terms) => terms.map((term) => Math.round(term.getBoundingClientRect().top)))
    expect([tops.length, new Set(tops).size]).toEqual([3, 1])
  }
  expect(await accessibilityProblems(page)).toEqual([])
})

test('name and phone of who is signed in stand in the form of the order, and can be changed', async ({
  page,
  sandbox,
}) => {
  const phone = somePhone()
  await page.goto(START)
  await enterPhone(page, await sandbox.newPhone())
  await choosePlan(page)
  await signInByPhone(page, sandbox, phone)
  await expect(page.locator('#region')).toHaveValue('NG')
  await expect(page.locator('#phone')).toHaveValue(phone.slice(1))
  await page.locator('#name').fill('Ada')
  await page.locator('#agreed').check()
  await page.getByRole('button', { name: ORDER }).click()
  await goToPayment(page, true)
})

test('two tabs: what was shown is ordered, and the same plan once; another phone chosen meanwhile changes nothing', async ({
  page,
  context,
  sandbox,
}) => {
  const [first, second] = [await sandbox.newPhone(), await sandbox.newPhone()]
  await page.goto(START)
  await reachOrder(page, sandbox, first)
  const other = await context.newPage()
  await other.goto(START)
  await enterPhone(other, second)
  await choosePlan(other)
  await fillInOrder(page)
  await page.getByRole('button', { name: ORDER }).click()
  await goToPayment(page, true)
  expect([await sandbox.ordersOf(first), await sandbox.ordersOf(second)]).toEqual([1, 0])
  await other.goto(START)
  await enterPhone(other, first)
  await choosePlan(other)
  await expect(other.getByRole('heading', { name: 'You have ordered this plan' })).toBeVisible()
  await other.getByRole('button', { name: 'Go to the payment' }).click()
  await goToPayment(other, true)
  expect(await sandbox.ordersOf(first)).toBe(1)
})

test('a price that was changed in the form, and a sign-in that ended meanwhile, order nothing and lose nothing', async ({
  page,
  context,
  sandbox,
}) => {
  const imei = await sandbox.newPhone()
  await page.goto(START)
  await reachOrder(page, sandbox, imei)
  await fillInOrder(page)
  await page.locator('[name=quote]').evaluate((field: HTMLInputElement) => (field.value = 'cheaper'))
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page.getByRole('heading', { name: 'Nothing was ordered' })).toBeVisible()
  await expect(page.locator('#name')).toHaveValue('Ada')

  await page.locator('#agreed').check()
  const cookies = await context.cookies()
  await context.clearCookies({ name: 'account' })
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page.getByText(/^You’re no longer signed in as before/)).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await sandbox.ordersOf(imei)).toBe(0)
  await context.addCookies(cookies)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.locator('#name')).toHaveValue('Ada')
  await expect(page.locator('#phone')).toHaveValue('8031234567')
  await expect(page.getByText(imei)).toBeVisible()
  await page.locator('#agreed').check()
  await page.getByRole('button', { name: ORDER }).click()
  await goToPayment(page, true)
  expect(await sandbox.ordersOf(imei)).toBe(1)
})

test('a step without the one before it says where to begin, and who signed out where to sign in', async ({
  page,
}) => {
  for (const path of [
    'purchase-service/list',
    'purchase-service/confirm',
    'purchase-service-offline/store',
  ]) {
    await page.goto(`/ng/${path}/`)
    await expect(page.getByRole('heading', { name: 'A step is missing' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start there' })).toBeVisible()
  }
  await page.goto('/ng/purchase-service/pay/')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('in a store a plan is bought with the code of the store [2.1#34], [7#38], [7#39]', async ({
  page,
  context,
  sandbox,
}) => {
  const [demo] = Object.entries(await sandbox.typed('ng', 'Protection in a store'))
  const [what, code] = demo ?? ['', '']
  const name = what.replace('code of ', '')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(await placeOfCenter(page, name))
  await page.goto('/ng/purchase-service-offline/')
  await enterPhone(page, await sandbox.newPhone())
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByRole('heading', { name: /^Stores that sell plans/ })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(page.url()).toMatch(/\/store\/$/)
  await page
    .getByRole('button', { name: `Choose this store: ${name}`, exact: true })
    .first()
    .click()
  await page.waitForURL(/purchase-service-offline\/list\//)
  await page.locator('[name=plan]').first().check()
  await send(page)
  await signInByPhone(page, sandbox, somePhone())
  await fillInOrder(page)
  await page.locator('#storeCode').fill('WRONG')
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page.locator('#storeCode-error')).toHaveText(/^This isn’t the code of this store/)
  await page.locator('#storeCode').fill(code)
  await page.getByRole('button', { name: ORDER }).click()
  await goToPayment(page, true)
  await payBy(page, CARDS.succeeds)
  await page.waitForURL(/purchase-service-offline\/pay\//)
  await untilHeading(page, PAID, true)
})

test('the check of a screen leads to the plans of that phone, which no address names [2.1#46]', async ({
  page,
  sandbox,
}) => {
  const imei = await sandbox.newPhone()
  await page.goto('/ng/warranty-check/broken-screen/')
  await page.locator('#imei').fill(imei)
  await page.getByRole('button', { name: 'Check screen protection' }).click()
  await expect(page.getByRole('heading', { name: /^The screen/ })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'See plans' }).click()
  await page.waitForURL(/purchase-service\/list\/$/)
  await expect(page.getByText(imei)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a plan is bought whole; a code is agreed to before it is ordered', async ({ page, sandbox }) => {
    await page.goto(START)
    await reachOrder(page, sandbox, await sandbox.newPhone())
    await fillInOrder(page)
    await page.locator('#code').fill('WELCOME5')
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page.getByRole('heading', { name: /^The code takes .+ off\.$/ })).toBeVisible()
    await expect(page.getByText(/^The total is .+ now\./)).toBeVisible()
    await expect(page.locator('#code-error')).toHaveCount(0)
    await expect(page.locator('#name')).toHaveValue('Ada')
    await expect(page.locator('dt', { hasText: 'Discount' })).toBeVisible()
    await page.getByRole('button', { name: ORDER }).click()
    await goToPayment(page, false)
    await payBy(page, CARDS.fails)
    await page.goto('/ng/purchase-service/pay/')
    await untilHeading(page, FAILED, false)
    await page.getByRole('button', { name: 'Retry' }).click()
    await goToPayment(page, false)
    await payBy(page, CARDS.succeeds)
    await page.goto('/ng/purchase-service/pay/')
    await untilHeading(page, PAID, false)
  })
})

test('in Arabic it is bought from right to left, at 320 px', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/sa/purchase-service/')
  await reachOrder(page, sandbox, await sandbox.newPhone('sa'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await fillInOrder(page)
  await page.locator('#region').selectOption('SA')
  await page.locator('#phone').fill('512345678')
  await page
    .locator('main form', { has: page.locator('#name') })
    .getByRole('button')
    .last()
    .click()
  await goToPayment(page, true)
  await payBy(page, CARDS.succeeds)
  await page.waitForURL(/\/sa\/purchase-service\/pay\//)
  await expect(page.locator('main [data-tone=good]')).toBeVisible({ timeout: 20_000 })
  expect(await sidewaysScroll(page)).toBe(0)
})
