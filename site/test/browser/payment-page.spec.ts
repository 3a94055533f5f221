import { openPayment } from './support/orders'
import { accessibilityProblems, expect, PHONE, sidewaysScroll, test } from './support/test'

const sandboxUrl = () => process.env.CARELANE_TEST_SANDBOX_URL ?? ''
const CARD = 'Card number'

test.use({ viewport: PHONE })

for (const language of ['en', 'ar'] as const) {
  test(`the payment page of the sandbox in ${language} fits 360 px, and axe finds nothing in any of its states`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const returnUrl = `${baseURL}/ng/protection/`
    const { paymentUrl } = await openPayment(sandboxUrl(), { language, returnUrl })
    await page.goto(paymentUrl)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    const fits = async () => {
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await accessibilityProblems(page)).toEqual([])
    }
    for (const summary of await page.locator('summary').all()) await summary.click()
    await fits()
    await page.locator('#card-number').fill('4111')
    await page.locator('section').nth(0).getByRole('button').click()
    await expect(page.locator('#card-error')).toBeVisible()
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
    await fits()
    await page.locator('#card-number').fill('4000 0000 0000 3220')
    await page.locator('section').nth(0).getByRole('button').click()
    await expect(page.locator('#code')).toBeVisible()
    await fits()
    await page.locator('#code').fill('123456')
    await page.getByRole('button').click()
    await expect(page).toHaveURL(returnUrl)

    const inStore = await openPayment(sandboxUrl(), { language, returnUrl })
    await page.goto(inStore.paymentUrl)
    await page.locator('section').nth(2).getByRole('button').click()
    await expect(page.locator('.code')).toContainText('PAY')
    await fits()
    await page.getByRole('button').click()
    await expect(page).toHaveURL(returnUrl)

    const slow = await openPayment(sandboxUrl(), { language, returnUrl })
    await page.goto(slow.paymentUrl)
    await page.locator('#wallet-number').fill('0800000003')
    await page.locator('section').nth(1).getByRole('button').click()
    await expect(page.getByRole('status')).toBeVisible()
    await fits()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is paid at by keyboard, and leads back to the site', async ({ page, baseURL }) => {
    const returnUrl = `${baseURL}/ng/protection/`
    const { paymentUrl } = await openPayment(sandboxUrl(), { language: 'en', returnUrl })
    await page.goto(paymentUrl)
    await page.getByLabel(CARD).focus()
    await page.keyboard.type('4242 4242 4242 4242')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(returnUrl)
    await page.goto(paymentUrl)
    await expect(page).toHaveURL(returnUrl)
  })
})
