import type { Browser, Page } from '@playwright/test'
import {
  CARDS,
  enterPhone,
  fillInOrder,
  goToPayment,
  ORDER,
  PAID,
  payBy,
  placeOfCenter,
  send,
  untilHeading,
} from './support/purchase'
import type { Sandbox } from './support/sandbox'
import { codeOfStore, withChange } from './support/service-store'
import { accessibilityProblems, expect, PHONE, test } from './support/test'
import { signInByPhone, somePhone } from './support/visits'

const START = '/ng/purchase-service-offline/'
const CONFIRM = `${START}confirm/`
// Used by no other test.
const PLAN = '5'

test.use({ viewport: PHONE })
test.slow()

/** No other test buys here. */
async function storeAt(sandbox: Sandbox, at: number): Promise<{ name: string; code: string }> {
  const [what, code] = Object.entries(await sandbox.typed('ng', 'Protection in a store')).at(at) ?? ['', '']
  return { name: what.replace('code of ', ''), code }
}

function withPiecesLeft(code: string, pieces: number, work: () => Promise<void>): Promise<void> {
  const sql = `UPDATE protection_stock stock SET pieces = ${pieces} + (
      SELECT count(*) FROM protection_orders bought
      WHERE bought.store_id = stock.store_id AND bought.product_id = stock.product_id AND canceled_at IS NULL)
    FROM protection_stores store WHERE store.id = stock.store_id AND code = $1 AND product_id = ${PLAN}`
  return withChange({ sql, values: [code] }, work)
}

async function fillInAt(
  page: Page,
  sandbox: Sandbox,
  { imei, name, code }: { imei: string; name: string; code: string },
): Promise<void> {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(await placeOfCenter(page, name))
  await page.goto(START)
  await enterPhone(page, imei)
  await page.getByRole('button', { name: 'Near me' }).click()
  await page
    .getByRole('button', { name: `Choose this store: ${name}`, exact: true })
    .first()
    .click()
  await page.waitForURL(/purchase-service-offline\/list\//)
  await page.locator(`[name=plan][value="${PLAN} 365"]`).check()
  await send(page)
  await signInByPhone(page, sandbox, somePhone())
  await fillInOrder(page)
  await page.locator('#storeCode').fill(code)
}

const another = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: PHONE,
    serviceWorkers: 'block',
  })
  return context.newPage()
}

test('who orders the last piece of a store comes to the payment; a reload and the way back say that it is theirs [2.4#48], [7#32]', async ({
  page,
  sandbox,
}) => {
  const store = await storeAt(sandbox, 1)
  const imei = await sandbox.newPhone()
  await withPiecesLeft(store.code, 1, async () => {
    await fillInAt(page, sandbox, { imei, ...store })
    await page.locator('#code').fill('WELCOME5')
    await expect(page.getByText(/^The code takes .+ off\.$/)).toBeVisible()
    await page.getByRole('button', { name: ORDER }).click()
    await goToPayment(page, true)
    expect(await sandbox.ordersOf(imei)).toBe(1)

    await page.goto(CONFIRM)
    await expect(page.getByRole('heading', { name: 'You have ordered this plan' })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Go to the payment' }).click()
    await expect(page.locator('#card-number')).toBeVisible({ timeout: 20_000 })
    await payBy(page, CARDS.succeeds)
    await page.waitForURL(/purchase-service-offline\/pay\//)
    await untilHeading(page, PAID, true)
    await page.goto(CONFIRM)
    await expect(page.getByRole('heading', { name: 'You have bought this plan' })).toBeVisible()
  })
  expect(await sandbox.ordersOf(imei)).toBe(1)
  await page.goto('/ng/purchase-service/')
  await enterPhone(page, await sandbox.newPhone())
  await page.locator('[name=plan][value="2 365"]').check()
  await send(page)
  await expect(page.locator('#name')).toBeVisible()
  await expect(page.locator('#code')).toHaveValue('')
})

test('of two buyers of the last piece one pays, and the other is told that nothing was ordered, and where to go on', async ({
  page,
  browser,
  baseURL,
  sandbox,
}) => {
  const store = await storeAt(sandbox, 2)
  const [imei, other] = [await sandbox.newPhone(), await sandbox.newPhone()]
  const late = await another(browser, baseURL)
  await withPiecesLeft(store.code, 1, async () => {
    await fillInAt(page, sandbox, { imei, ...store })
    await fillInAt(late, sandbox, { imei: other, ...store })
    await page.getByRole('button', { name: ORDER }).click()
    await goToPayment(page, true)
    await late.getByRole('button', { name: ORDER }).click()
    await expect(late.getByRole('heading', { name: 'The store has none left of this plan' })).toBeFocused()
    await expect(late.getByText(/^Nothing was ordered, and you owe nothing\./)).toBeInViewport()
    expect(await accessibilityProblems(late)).toEqual([])
    expect([await sandbox.ordersOf(imei), await sandbox.ordersOf(other)]).toEqual([1, 0])
    await late.getByRole('link', { name: 'Choose another store' }).click()
    await expect(late).toHaveURL(/purchase-service-offline\/store\/$/)
  })
  await late.context().close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the last piece leads to the payment too, and the way back says whose it is', async ({
    page,
    sandbox,
  }) => {
    const imei = await sandbox.newPhone('ke')
    const start = '/ke/purchase-service-offline/'
    await page.goto(start)
    await enterPhone(page, imei)
    await page.locator('#state').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Find stores' }).click()
    const store = page.locator('main form', { has: page.locator('h3') }).first()
    const code = await codeOfStore((await store.locator('h3').textContent()) ?? '')
    await withPiecesLeft(code, 1, async () => {
      await store.getByRole('button').click()
      await page.waitForURL(/purchase-service-offline\/list\//)
      await page.locator(`[name=plan][value="${PLAN} 365"]`).check()
      await send(page)
      await signInByPhone(page, sandbox, somePhone())
      await fillInOrder(page)
      await page.locator('#storeCode').fill(code)
      await page.getByRole('button', { name: ORDER }).click()
      await goToPayment(page, false)
      await page.goto(`${start}confirm/`)
      await expect(page.getByRole('heading', { name: 'You have ordered this plan' })).toBeVisible()
      await page.getByRole('button', { name: 'Go to the payment' }).click()
      await goToPayment(page, false)
      await payBy(page, CARDS.succeeds)
      await page.goto(`${start}pay/`)
      await untilHeading(page, PAID, false)
    })
    expect(await sandbox.ordersOf(imei)).toBe(1)
  })
})
