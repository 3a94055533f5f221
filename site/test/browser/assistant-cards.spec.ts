import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, layoutShifts, PHONE, sidewaysScroll, test } from './support/test'
import { askAssistant } from './support/visits'

const NARROW = { width: 320, height: 640 }

const chat = (page: Page, lang = 'ng') => page.goto(`/${lang}/chat/`, { waitUntil: 'networkidle' })
const lastTurn = (page: Page) => page.getByRole('list', { name: 'Conversation' }).locator('> li').last()

test('an IMEI is answered by the warranty check, and the card outlives a reload', async ({
  page,
  sandbox,
}) => {
  const imei = (await sandbox.devices('ng'))['in-warranty'] ?? ''
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.setViewportSize(PHONE)
  await chat(page)
  await askAssistant(page, `is ${imei} still under warranty`)
  const card = page.getByRole('region', { name: /^In warranty until/ })
  await expect(card).toContainText(imei)
  await expect(card.getByRole('link').first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  expect((await layoutShifts(page)).filter((shift) => !shift.includes('<form'))).toEqual([])
  await page.reload({ waitUntil: 'networkidle' })
  await expect(card).toContainText(imei)
  expect(addresses.filter((address) => address.includes(imei))).toEqual([])
})

test('a repair goes on from its state to the page that sends a code', async ({ page, sandbox }) => {
  const order = await sandbox.typeFor('ng', 'Repair status', 'repairing')
  await chat(page)
  await askAssistant(page, `where is my phone ${order}`)
  await expect(page.getByRole('region', { name: 'Repairing' })).toContainText(
    'Your device is being repaired.',
  )
  await lastTurn(page).getByRole('button', { name: 'Repair status' }).click()
  await expect(page).toHaveURL(/\/ng\/repair-status\/\?from=assistant$/)
  await expect(page.locator('#order-number')).toHaveValue(order)
})

test('a television’s serial number goes along to its page', async ({ page, sandbox }) => {
  const serial = (await sandbox.typed('ng', 'TV warranty'))['in-warranty'] ?? ''
  await chat(page)
  await askAssistant(page, serial)
  await expect(page.getByRole('region', { name: /^In warranty until/ })).toBeVisible()
  await lastTurn(page).getByRole('button', { name: 'TV warranty' }).click()
  await expect(page).toHaveURL(/\/ng\/tv-warranty\/\?from=assistant$/)
  await expect(page.locator('#serial')).toHaveValue(serial)
})

test('who asks for a centre is asked for the town, and gets the centres there', async ({ page }) => {
  await chat(page)
  await askAssistant(page, 'where is the nearest service centre')
  await expect(lastTurn(page)).toContainText('Which town are you in?')
  await askAssistant(page, 'I am in Ibadan')
  await expect(lastTurn(page).getByRole('link', { name: 'Directions' }).first()).toBeVisible()
  await lastTurn(page).getByRole('link', { name: 'Service centres' }).click()
  await expect(page).toHaveURL(/\/ng\/service-center\/\?city=Ibadan$/)
})

test('in Arabic a card reads from the right, and fits 320 pixels', async ({ page, sandbox }) => {
  const imei = (await sandbox.devices('sa'))['in-warranty'] ?? ''
  const digits = imei.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  await page.setViewportSize(NARROW)
  await chat(page, 'sa')
  await askAssistant(page, digits)
  await expect(page.locator('bdi[dir=ltr]', { hasText: imei })).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of ['ng', 'sa'])
    test(`${lang}: the same card is in the page, and its button goes on`, async ({ page, sandbox }) => {
      const imei = (await sandbox.devices(lang))['in-warranty'] ?? ''
      await page.goto(`/${lang}/chat/`)
      await page.locator('#question').fill(`IMEI ${imei}`)
      await page.locator('main form button[type=submit]').last().click()
      await expect(page.locator('section[data-tone=good]')).toContainText(imei)
      await page.locator('form[action="/api/assistant/tool/"] button').first().click()
      await expect(page).toHaveURL(new RegExp(`/${lang}/warranty-check/\\?from=assistant$`))
      await expect(page.locator('#imei')).toHaveValue(imei)
    })

  test('the AI mode of the search answers with cards', async ({ page }) => {
    await page.goto('/ng/search/?mode=ai')
    await page.getByRole('textbox', { name: 'Your question' }).fill('nearest service centre in Lagos')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Directions' }).first()).toBeVisible()
  })
})

test('the AI mode of the search puts no number that was asked about into the address', async ({
  page,
  sandbox,
}) => {
  const imei = (await sandbox.devices('ng'))['in-warranty'] ?? ''
  await page.goto('/ng/search/?mode=ai', { waitUntil: 'networkidle' })
  await askAssistant(page, `is ${imei} in warranty`)
  await expect(page.getByRole('region', { name: /^In warranty until/ })).toContainText(imei)
  expect(page.url()).not.toContain(imei)
  const results = page.getByRole('link', { name: 'Results of the in-site search' })
  expect(await results.getAttribute('href')).not.toContain(imei)
})
