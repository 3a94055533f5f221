import { holdUp, isAlive, noteAlive } from './support/deferred-scripts'
import { expect, layoutShifts, PHONE, test } from './support/test'

const PAGE = '/ng/spare-parts-price/'
const MONEY = /^₦[\d,]+$/

test('the lists fill one after the other, the prices come, and the address has the choice [2.4#25], [2.4#26]', async ({
  page,
}) => {
  await page.goto(PAGE)
  await expect(page.locator('#brand')).toBeDisabled()
  await page.locator('#product').selectOption('Mobile Phone')
  await page.locator('#brand').selectOption({ index: 1 })
  await page.locator('#series').selectOption({ index: 1 })
  await page.locator('#model').selectOption({ index: 1 })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Prices for / })).toBeVisible()
  const all = await main.getByRole('row').count()
  expect(all).toBeGreaterThan(5)
  await page.locator('#category').selectOption('Mainboard')
  await expect(main.getByRole('row')).toHaveCount(4)
  await page.locator('#memory').selectOption('6+128GB')
  await expect(main.getByRole('row')).toHaveCount(2)
  const cells = await main.getByRole('cell').allInnerTexts()
  expect(cells).toHaveLength(3)
  for (const cell of cells) expect(cell.trim()).toMatch(MONEY)
  const [price, labor, total] = cells.map((cell) => Number(cell.replace(/\D/g, '')))
  expect(total).toBe(Number(price) + Number(labor))
  const shared = page.url()
  expect(new URL(shared).searchParams.get('memory')).toBe('6+128GB')
  await page.goto('about:blank')
  await page.goto(shared)
  await expect(main.getByRole('row')).toHaveCount(2)
  await expect(page.locator('#category')).toHaveValue('Mainboard')
})

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? 'the way back, with JavaScript' : 'the way back, without JavaScript',
    () => {
      test.use({ javaScriptEnabled })

      test('leads from one result to the one before, and forward again', async ({ page }) => {
        const main = page.getByRole('main')
        const heading = main.getByRole('heading', { name: /^Prices for / })
        const step = async (field: string, option: string | { index: number }) => {
          await page.locator(`#${field}`).selectOption(option)
          if (!javaScriptEnabled) await main.locator('form').getByRole('button').click()
        }
        await page.goto('/ng/')
        await page.goto(PAGE)
        await step('product', 'Mobile Phone')
        await step('brand', { index: 1 })
        await step('series', { index: 1 })
        await step('model', { index: 1 })
        await expect(heading).toBeVisible()
        const first = await heading.innerText()
        await step('category', 'Mainboard')
        await expect(main.getByRole('row')).toHaveCount(4)
        await step('model', { index: 2 })
        await expect(heading).not.toHaveText(first)
        const second = await heading.innerText()
        const model = await page.locator('#model').inputValue()

        await page.goBack()
        await expect(heading).toHaveText(first)
        await expect(main.getByRole('row')).toHaveCount(4)
        await expect(page.locator('#category')).toHaveValue('Mainboard')
        await page.goBack()
        await expect(heading).toHaveText(first)
        await expect(page.locator('#category')).toHaveValue('')
        expect(await main.getByRole('row').count()).toBeGreaterThan(5)
        await page.goForward()
        await expect(main.getByRole('row')).toHaveCount(4)
        await page.goForward()
        await expect(heading).toHaveText(second)
        await expect(page.locator('#model')).toHaveValue(model)
      })
    },
  )

test.describe('while scripts are on their way', () => {
  test.use({ wantsScripts: false })

  test('the way back leads to the last result, and goes on with scripts', async ({ page, context }) => {
    await context.addInitScript(noteAlive)
    const letThrough = await holdUp(context)
    const main = page.getByRole('main')
    const rows = main.getByRole('row')
    await page.goto(`${PAGE}?named=Aster+Book+14`)
    const all = await rows.count()
    expect(all).toBeGreaterThan(3)
    await page.locator('#category').selectOption('Battery')
    await main.locator('form').getByRole('button').click()
    await expect(rows).toHaveCount(2)
    letThrough()
    await page.goBack()
    await isAlive(page)
    await expect(rows).toHaveCount(all)
    await expect(page.locator('#category')).toHaveValue('')
    await page.locator('#category').selectOption('Keyboard')
    await expect(rows).toHaveCount(2)
    await page.goBack()
    await expect(rows).toHaveCount(all)
    await expect(page.locator('#category')).toHaveValue('')
  })
})

test('who comes back from another page finds the last result', async ({ page }) => {
  await page.goto(PAGE)
  await page.locator('#product').selectOption('Mobile Phone')
  for (const field of ['brand', 'series', 'model']) await page.locator(`#${field}`).selectOption({ index: 1 })
  const heading = page.getByRole('main').getByRole('heading', { name: /^Prices for / })
  await expect(heading).toBeVisible()
  await page.locator('#category').selectOption('Battery')
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Service centres' }).click()
  await expect(page).toHaveURL(/\/ng\/service-center\/$/)
  await page.goBack()
  await expect(heading).toBeVisible()
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
  await page.goBack()
  await expect(page.locator('#category')).toHaveValue('')
  await expect(heading).toBeVisible()
})

test('a result leads to booking a repair and to the service centres', async ({ page }) => {
  await page.goto(`${PAGE}?named=Aster+Book+14`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Prices for Aster Book 14' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Book a repair' })).toHaveAttribute(
    'href',
    '/ng/repair-appointment/',
  )
  await expect(main.getByRole('link', { name: 'Service centres' })).toHaveAttribute(
    'href',
    '/ng/service-center/',
  )
})

test('on a phone each part is a card with its labels, and nothing moves', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(PAGE)
  await page.locator('#product').selectOption('Laptop')
  for (const field of ['brand', 'series', 'model']) await page.locator(`#${field}`).selectOption({ index: 1 })
  const row = page.getByRole('main').getByRole('row').nth(0)
  await expect(row).toBeVisible()
  await expect(row.getByRole('cell').first()).toHaveCSS('display', 'flex')
  expect(await layoutShifts(page)).toEqual([])
})

test('a service that is down is said plainly; the choice stays, and can be asked again', async ({
  page,
  sandbox,
  complaints,
}) => {
  await page.goto(PAGE)
  await sandbox.withFault({ call: 'spare-part-choices', fault: '500' }, async () => {
    await page.locator('#product').selectOption('Laptop')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'We couldn’t get an answer' })).toBeVisible()
    await expect(page.locator('#product')).toHaveValue('Laptop')
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    // The browser reports the status.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('503')])
  })
  await page.getByRole('main').locator('form').getByRole('button').click()
  await expect(page.locator('#brand')).toBeEnabled()
})

test('an address with what is not sold shows what is', async ({ page }) => {
  await page.goto(`${PAGE}?product=Laptop&brand=Nobody&series=x&model=y`)
  await expect(page.locator('#product')).toHaveValue('Laptop')
  await expect(page.locator('#brand')).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Choose your device' })).toBeVisible()
  await expect(page).toHaveURL(/\/ng\/spare-parts-price\/\?product=Laptop$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each choice is a step of the form', async ({ page }) => {
    await page.goto('/sa_en/spare-parts-price/')
    const main = page.getByRole('main')
    const button = main.locator('form').getByRole('button')
    await page.locator('#product').selectOption('TV')
    await button.click()
    for (const field of ['brand', 'series', 'model']) {
      await expect(button).toHaveText('Next')
      await page.locator(`#${field}`).selectOption({ index: 1 })
      await button.click()
    }
    await expect(button).toHaveText('Show prices')
    await expect(main.getByRole('heading', { name: /^Prices for / })).toBeVisible()
    await expect(main.getByRole('cell').first()).toHaveText(/SAR/)
    await page.goBack()
    await expect(button).toHaveText('Next')
  })
})
