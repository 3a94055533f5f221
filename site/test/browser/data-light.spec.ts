import type { Page } from '@playwright/test'
import { countFetched, scrollThrough } from './support/fetched'
import {
  accessibilityProblems,
  DESKTOP,
  expect,
  layoutShifts,
  PHONE,
  sidewaysScroll,
  test,
} from './support/test'

const PAGES = [
  '',
  'news/',
  'tips-detail/find-your-imei-number/',
  'faq/',
  'service-center/',
  'warranty-check/',
]

const HOME_KB = 60
const HOME_REQUESTS = 8
const VISIT_KB = 120

test.beforeEach(({ page }) => page.setViewportSize(PHONE))

const light = (page: Page) => page.locator('html[data-light]')
const save = (page: Page) => page.getByRole('button', { name: 'Use less data' })
const full = (page: Page) => page.getByRole('button', { name: 'Show the full site' })

test.describe('for who saves data', () => {
  test.use({
    extraHTTPHeaders: async ({ address }, use) => use({ 'x-forwarded-for': address, 'save-data': 'on' }),
  })

  for (const section of ['ng', 'sa']) {
    for (const path of PAGES) {
      test(`/${section}/${path} has the same words, no script, and nothing that needs one`, async ({
        page,
      }) => {
        const scripts: string[] = []
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url())
        })
        const response = await page.goto(`/${section}/${path}`, { waitUntil: 'networkidle' })
        expect(response?.headers()['cache-control']).toContain('private')
        await expect(light(page)).toHaveCount(1)
        expect(scripts).toEqual([])
        expect(await page.locator('script, link[rel=preload], link[rel=stylesheet]').count()).toBe(0)
        expect(await accessibilityProblems(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
        expect(await layoutShifts(page)).toEqual([])
        await page.setViewportSize(DESKTOP)
        expect(await sidewaysScroll(page)).toBe(0)
        const words = await page.locator('main h1, main h2').allTextContents()
        await full(page)
          .or(page.getByRole('button', { name: 'عرض الموقع الكامل' }))
          .click()
        await expect(light(page)).toHaveCount(0)
        expect(new URL(page.url()).pathname).toBe(`/${section}/${path}`)
        await expect(page.locator('main h1, main h2')).toHaveText(words)
      })
    }
  }

  test(`the home takes at most ${HOME_KB} KB in ${HOME_REQUESTS} requests with all its pictures`, async ({
    page,
  }) => {
    const { urls, kilobytes } = countFetched(page)
    await page.goto('/ng/', { waitUntil: 'networkidle' })
    await scrollThrough(page)
    expect(urls().length, urls().join('\n')).toBeLessThanOrEqual(HOME_REQUESTS)
    expect(await kilobytes()).toBeLessThanOrEqual(HOME_KB)
  })

  test(`a whole visit takes at most ${VISIT_KB} KB: home, service centres, those of a state`, async ({
    page,
  }) => {
    const { kilobytes } = countFetched(page)
    await page.goto('/ng/', { waitUntil: 'networkidle' })
    await scrollThrough(page)
    await page.goto('/ng/service-center/', { waitUntil: 'networkidle' })
    await page.getByLabel('State or province').selectOption('Lagos')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/state=Lagos/)
    await expect(page.getByLabel('State or province')).toHaveValue('Lagos')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await scrollThrough(page)
    await expect(light(page)).toHaveCount(1)
    expect(await kilobytes()).toBeLessThanOrEqual(VISIT_KB)
  })

  test('tools answer: a warranty, a repair order, a search', async ({ page, context, baseURL, sandbox }) => {
    // A test's header is lost on redirects after forms.
    await context.addCookies([{ name: 'data-light', value: 'on', url: baseURL ?? '' }])
    const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
    await page.goto('/ng/warranty-check/')
    await page.locator('#imei').fill(imei)
    await page.locator('main form button').first().click()
    await expect(page.getByRole('main').locator('h2[tabindex="-1"]')).toHaveText(/^In warranty until/)
    await expect(light(page)).toHaveCount(1)

    await page.goto('/ng/repair-status/')
    await page.locator('#order-number').fill(await sandbox.typeFor('ng', 'Repair status', 'repairing'))
    await page.locator('main form').getByRole('button').first().click()
    await expect(page.locator('main summary h2')).toHaveText('Repairing')
    await expect(light(page)).toHaveCount(1)

    await page.goto('/ng/search/')
    await page.getByRole('main').getByRole('searchbox').fill('battery')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /battery/i })
        .first(),
    ).toBeVisible()
    await expect(light(page)).toHaveCount(1)
  })

  test('what is typed wrongly is kept and explained', async ({ page }) => {
    await page.goto('/ng/warranty-check/')
    await page.locator('#imei').fill('123')
    await page.locator('main form button').first().click()
    await expect(page.locator('#imei')).toHaveValue('123')
    await expect(page.locator('#imei')).toHaveAttribute('aria-invalid', 'true')
    await expect(light(page)).toHaveCount(1)
  })
})

test('the switch in the footer is remembered on all pages, by keyboard, and leads back', async ({ page }) => {
  await page.goto('/ng/faq/')
  await expect(full(page)).toBeHidden()
  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect(light(page)).toHaveCount(1)
  expect(new URL(page.url()).pathname).toBe('/ng/faq/')
  await expect(save(page)).toBeHidden()
  await page.goto('/ke/')
  await expect(light(page)).toHaveCount(1)
  await full(page).click()
  await expect(light(page)).toHaveCount(0)
  await page.goto('/ng/')
  await expect(light(page)).toHaveCount(0)
})

test('the switch keeps a search, and takes nothing else for a choice', async ({ page, request }) => {
  await page.goto('/ng/search/?q=battery')
  await save(page).click()
  await expect(light(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\/ng\/search\/\?q=battery$/)
  const choose = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    request.post('/api/data-light/', { form, headers, maxRedirects: 0 })
  expect((await choose({ light: 'maybe' })).status()).toBe(400)
  expect((await choose({ light: 'on' }, { origin: 'https://elsewhere.example' })).status()).toBe(400)
  const away = await choose({ light: 'on' }, { referer: 'https://elsewhere.example/ng/' })
  expect([away.status(), away.headers().location]).toEqual([303, '/'])
})
