import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, PHONE, sidewaysScroll, test } from './support/test'
import { buyPlan, openPayment } from './support/orders'
import { signInByPhone, somePhone } from './support/visits'

const LIST = '/ng/purchase-service/order-list/'
const sandboxUrl = () => process.env.CARELANE_TEST_SANDBOX_URL ?? ''
const returnUrl = () => `${process.env.CARELANE_TEST_SITE_URL}/ng/protection/`

/** Signed in on the list, with an order. */
async function withOrder(
  page: Page,
  sandbox: Parameters<typeof signInByPhone>[1],
  isPaid: boolean,
  path = LIST,
): Promise<string> {
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
    // The ways to ask about a phone that was exchanged begin where their heading does, as on every page.
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
