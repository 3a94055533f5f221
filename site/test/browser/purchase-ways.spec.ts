import {
  CARDS,
  choosePlan,
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
import { codeOfStore } from './support/service-store'
import { expect, PHONE, test } from './support/test'
import { signInByPhone, somePhone } from './support/visits'

test.use({ viewport: PHONE })
test.slow()

test('a reload and the way back lose nothing in any step, and order and charge nothing twice', async ({
  page,
  sandbox,
}) => {
  const imei = await sandbox.newPhone()
  await page.goto(START)
  await page.reload()
  await enterPhone(page, imei)
  await page.reload()
  await expect(page.getByText(imei)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/purchase-service\/$/)
  await page.goForward()
  await expect(page.getByText(imei)).toBeVisible()
  await choosePlan(page)
  await signInByPhone(page, sandbox, somePhone())
  await fillInOrder(page)
  await page.reload()
  await expect(page.locator('#name')).toHaveValue('Ada')
  await expect(page.locator('#phone')).toHaveValue('8031234567')
  await page.getByRole('link', { name: 'Choose another plan' }).click()
  await expect(page.locator('[name=plan][value="2 365"]')).toBeChecked()
  await send(page)
  await expect(page.locator('#name')).toHaveValue('Ada')

  await page.locator('#agreed').check()
  await page.getByRole('button', { name: ORDER }).click()
  await goToPayment(page, true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'You have ordered this plan' })).toBeVisible()
  await expect(page.getByText(imei)).toBeVisible()
  await page.getByRole('button', { name: 'Go to the payment' }).click()
  await goToPayment(page, true)
  await page.goto('/ng/purchase-service/pay/')
  await untilHeading(page, 'Please wait a moment, payment is in progress...', true)
  await page.reload()
  await page.getByRole('link', { name: 'Go to the payment page' }).click()
  await payBy(page, CARDS.succeeds)
  await page.waitForURL(/purchase-service\/pay\//)
  await untilHeading(page, PAID, true)
  await page.reload()
  await untilHeading(page, PAID, true)
  await page.goBack()
  await page.goto('/ng/purchase-service/pay/')
  await untilHeading(page, PAID, true)
  expect(await sandbox.ordersOf(imei)).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plan is bought in a store whole: found by a state, ordered with its code, and paid [2.1#34]', async ({
    page,
    sandbox,
  }) => {
    const imei = await sandbox.newPhone()
    await page.goto('/ng/purchase-service-offline/')
    await enterPhone(page, imei)
    await page.locator('#state').selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Find stores' }).click()
    const store = page.locator('main form', { has: page.locator('h3') }).nth(2)
    const name = (await store.locator('h3').textContent()) ?? ''
    await store.getByRole('button').click()
    await page.waitForURL(/purchase-service-offline\/list\//)
    await page.locator('[name=plan]').first().check()
    await send(page)
    await signInByPhone(page, sandbox, somePhone())
    await fillInOrder(page)
    await page.locator('#storeCode').fill('WRONG')
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page.locator('#storeCode-error')).toHaveText(/^This isn’t the code of this store/)
    await expect(page.locator('#name')).toHaveValue('Ada')
    await page.locator('#storeCode').fill(await codeOfStore(name))
    await page.getByRole('button', { name: ORDER }).click()
    await goToPayment(page, false)
    await payBy(page, CARDS.succeeds)
    await page.goto('/ng/purchase-service-offline/pay/')
    await untilHeading(page, PAID, false)
    expect(await sandbox.ordersOf(imei)).toBe(1)
  })
})
