import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, PHONE, sidewaysScroll, test } from './support/test'
import { buyPlan, openPayment } from './support/orders'
import {
  CARDS,
  enterPhone,
  fillInOrder,
  goToPayment,
  ORDER,
  PAID,
  payBy,
  send,
  START,
  untilHeading,
} from './support/purchase'
import type { Sandbox } from './support/sandbox'
import { signInByPhone, somePhone } from './support/visits'

const LIST = '/ng/purchase-service/order-list/'
const sandboxUrl = () => process.env.CARELANE_TEST_SANDBOX_URL ?? ''
const returnUrl = () => `${process.env.CARELANE_TEST_SITE_URL}/ng/protection/`

async function withOrder(page: Page, sandbox: Sandbox, isPaid: boolean, path = LIST): Promise<string> {
  const phone = somePhone()
  const buyer = `+234-${phone.slice(1)}`
  const asked = { language: 'en', returnUrl: returnUrl(), phone: buyer } as const
  const number = isPaid
    ? await buyPlan(sandboxUrl(), buyer, returnUrl())
    : (await openPayment(sandboxUrl(), asked)).orderNumber
  await page.goto(path)
  await signInByPhone(page, sandbox, phone)
  return number
}

test('an order is canceled after a question in a dialog, by keyboard, and the money is told of [4#33]', async ({
  page,
  sandbox,
}) => {
  await withOrder(page, sandbox, true)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^View order/ }).press('Enter')
  await expect(page).toHaveURL(/\/purchase-service\/detail\/$/)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Cancel Order' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('goes back the way you paid.')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Cancel Order' }).press('Enter')
  await dialog.getByRole('button', { name: 'Yes, cancel the order' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'The order is cancelled' })).toBeVisible()
  await expect(page.getByText('goes back the way you paid.')).toBeVisible()
})

async function orderOnSite(page: Page, sandbox: Sandbox, card: string): Promise<string> {
  const imei = await sandbox.newPhone()
  await page.goto(START)
  await enterPhone(page, imei)
  await page.locator('[name=plan][value="1 365"]').check()
  await send(page)
  await signInByPhone(page, sandbox, somePhone())
  await fillInOrder(page)
  await page.getByRole('button', { name: ORDER }).click()
  await goToPayment(page, true)
  await payBy(page, card)
  await page.waitForURL(/purchase-service\/pay\//)
  return imei
}

test('just after paying it is said from when the policy is valid, and never that it is invalid [4#35], [9#35]', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(PHONE)
  await orderOnSite(page, sandbox, CARDS.succeeds)
  await untilHeading(page, PAID, true)
  for (const path of [LIST, '/ng/warranty-check/order-list/']) {
    await page.goto(path)
    await expect(page.getByText(/Policy valid from \d{1,2} \w+ 20\d\d/)).toBeVisible()
    await expect(page.getByText('Policy invalid')).toHaveCount(0)
  }
  await page.getByRole('button', { name: /^View My Service Policy/ }).click()
  await expect(page.getByRole('heading', { name: /^Policy valid from/ })).toBeVisible()
})

test('an order whose payment failed is paid again by one tap in the list, with its amount [4#34]', async ({
  page,
  sandbox,
}) => {
  const imei = await orderOnSite(page, sandbox, CARDS.fails)
  await page.getByRole('link', { name: 'Check Order' }).click()
  const total = (await page.locator('main li p').filter({ hasText: '₦' }).first().textContent()) ?? ''
  await page.getByRole('button', { name: /^Pay / }).click()
  await goToPayment(page, true)
  await page.goto('/ng/purchase-service/pay/')
  await expect(page.getByText(total.trim()).first()).toBeVisible()
  await page.goto(LIST)
  await page.getByRole('button', { name: /^Go to the payment / }).click()
  await goToPayment(page, true)
  await payBy(page, CARDS.succeeds)
  await page.waitForURL(/purchase-service\/pay\//)
  await untilHeading(page, PAID, true)
  expect(await sandbox.ordersOf(imei)).toBe(1)
})

test('an order that was placed elsewhere is paid with its amount shown, on the pages that it was opened from', async ({
  page,
  sandbox,
}) => {
  await withOrder(page, sandbox, false, '/ng/purchase-service-offline/order-list/')
  const total = (await page.locator('main li p').filter({ hasText: '₦' }).first().textContent()) ?? ''
  await page.getByRole('button', { name: /^Go to the payment / }).click()
  await expect(page).toHaveURL(/\/ng\/purchase-service-offline\/pay\//)
  await expect(page.getByText(total.trim()).first()).toBeVisible()
})

test('a policy is a page with a document to save [2.4#51]', async ({ page, sandbox }) => {
  const number = await withOrder(page, sandbox, true)
  await page.getByRole('button', { name: /^View My Service Policy/ }).click()
  await expect(page.getByRole('main').getByText(number)).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('service-policy.pdf')
})

test('in Arabic all of it is from right to left, also on 320 pixels', async ({ page, sandbox }) => {
  await page.setViewportSize({ ...PHONE, width: 320 })
  await withOrder(page, sandbox, true, '/sa/purchase-service/order-list/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  for (const step of ['detail', 'policy']) {
    await page.goto('/sa/purchase-service/order-list/')
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await expect(page.locator('section[aria-labelledby=rebinding] ul')).toHaveCSS(
      'padding-inline-start',
      '0px',
    )
    await page.locator(`main button[name=to][value=${step}]`).click()
    await expect(page).toHaveURL(new RegExp(`/sa/purchase-service/${step}/$`))
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is opened, and canceled on a page that asks', async ({ page, sandbox }) => {
    await page.setViewportSize(PHONE)
    await withOrder(page, sandbox, false)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: /^View order/ }).click()
    await page.getByRole('link', { name: 'Cancel Order' }).click()
    await expect(page.getByRole('heading', { name: 'Do you want to cancel this order?' })).toBeVisible()
    await page.getByRole('link', { name: 'Keep the order' }).click()
    await expect(page.getByRole('heading', { name: 'Payment in progress' })).toBeVisible()
    await page.getByRole('link', { name: 'Cancel Order' }).click()
    await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
    await expect(page.getByRole('heading', { name: 'The order is cancelled' })).toBeVisible()
  })
})
