import { sendForm } from '../support/plain-form'
import { send } from '../support/built-site'
import { accessibilityProblems, expect, layoutShifts, PHONE, test } from './support/test'

const PAGE = '/ng/warranty-check/'

async function useUp(baseURL: string, from: string, imei: string) {
  const port = Number(new URL(baseURL).port)
  const site = {
    port,
    get: (path: string) => send(port, 'GET', path, {}),
    post: (path: string, headers: Record<string, string>, body: string) =>
      send(port, 'POST', path, headers, body),
  }
  const before = await site.get(PAGE)
  const all = Array.from({ length: 40 }, () => sendForm(site, { page: PAGE, typed: { imei }, from, before }))
  await Promise.all(all)
}

test('past the limit the page computes a proof and asks again, without a tap', async ({
  page,
  baseURL,
  address,
  sandbox,
}) => {
  await page.setViewportSize(PHONE)
  const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
  await useUp(baseURL ?? '', address, imei)
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  let begin: () => void = () => {}
  const looked = new Promise<void>((resolve) => (begin = resolve))
  await page.route('**/*worker*.js*', (route) => looked.then(() => route.continue()))
  await page.goto(PAGE)
  await page.locator('#imei').fill(imei)
  await page.locator('main form button').click()
  await expect(page.getByText('One moment…')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await expect(page.locator('main form button')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('#imei')).toHaveValue(imei)
  begin()
  await expect(page.getByRole('main').locator('h2[tabindex="-1"]')).toHaveText(/^In warranty until/)
  await expect(page.locator('#imei')).toHaveValue(imei)
  expect(posts).toBe(2)
  expect(await layoutShifts(page)).toEqual([])
  expect(page.url()).not.toContain(imei)
})

test('a browser that cannot compute waits by itself', async ({ page, baseURL, address, sandbox }) => {
  const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
  await useUp(baseURL ?? '', address, imei)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  await page.goto(PAGE)
  await page.locator('#imei').fill(imei)
  await page.locator('main form button').click()
  await expect(page.getByText('One moment…')).toBeVisible()
  const verdict = page.getByRole('main').locator('h2[tabindex="-1"]')
  await expect(verdict).toHaveText(/^In warranty until/, { timeout: 15_000 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('past the limit the page says how long to wait, keeps what was typed, and then answers', async ({
    page,
    baseURL,
    address,
    sandbox,
  }) => {
    const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
    await useUp(baseURL ?? '', address, imei)
    await page.goto(PAGE)
    await page.locator('#imei').fill(imei)
    await page.locator('main form button').click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Please wait a moment' })).toBeVisible()
    await expect(main.getByText('Wait 10 seconds, then send the form again.')).toBeVisible()
    await expect(page.locator('#imei')).toHaveValue(imei)
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(async () => {
      await page.locator('main form button').click()
      await expect(main.locator('h2[tabindex="-1"]')).toHaveText(/^In warranty until/, { timeout: 1000 })
    }).toPass({ intervals: [2000] })
  })
})
