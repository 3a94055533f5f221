import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** §2.1, under `/{lang}/`. */
const ROUTES = [
  '',
  'about-carelane',
  'accessibility',
  'account',
  'after-sales',
  'air-conditioner-repair-and-service',
  'broken-screen-service',
  'chat',
  'choose-your-country-or-region',
  'contact',
  'contest',
  'contest/show',
  'drivers-download',
  'error',
  'exclusive-service',
  'find-the-fault',
  'find-the-fault/phone-will-not-charge',
  'hand-in',
  'is-it-us',
  'login',
  'my-devices',
  'news',
  'phone-repair',
  'phone-repair-services',
  'phone-unlocking-appeal',
  'phone-unlocking-appeal/mine',
  'phone-unlocking-appeal/new',
  'phone-unlocking-appeal/show',
  'pick-up',
  'pick-up/label',
  'pick-up/show',
  'purchase-service/detail',
  'purchase-service/order-list',
  'purchase-service/policy',
  'purchase-service-offline/detail',
  'purchase-service-offline/order-list',
  'purchase-service',
  'purchase-service/confirm',
  'purchase-service/list',
  'purchase-service/pay',
  'purchase-service-offline',
  'purchase-service-offline/store',
  'recalls',
  'repair-appointment',
  'repair-appointment/ticket',
  'repair-appointment/show',
  'repair-cost',
  'repair-cost/aster-nova-5',
  'repair-cost/aster-nova-5/battery',
  'repair-status',
  'repair-guarantee',
  'repair-status/quote',
  'repair-status/report',
  'repair-status/word',
  'repair-status/show',
  'service-center',
  'service-manal',
  'service-manal-detail',
  'spare-parts-price',
  'tips',
  'spare-parts-serial',
  'tv-warranty',
  'warranty-check',
  'your-data',
  'your-data/mine',
  'warranty-check/broken-screen',
  'warranty-check/order-list',
  'warranty-check/order-list/info',
  'warranty-check/warranty/show',
]

const UNPREFIXED = ['about-carelane', 'chat', 'error', 'exclusive-service']

for (const lang of ['global', 'ng', 'sa', 'sa_en', 'ph', 'th', 'pk']) {
  test(`every route of /${lang}/ answers with a page of its own`, async ({ page }) => {
    await page.goto(`/${lang}/`)
    const seen = new Map<string, string>()
    for (const path of ROUTES) {
      const address = path === '' ? `/${lang}/` : `/${lang}/${path}/`
      const { status, headings, title, content } = await read(page, address)
      expect(status, address).toBe(200)
      expect(headings, address).toBe(1)
      expect(title, address).toMatch(/\S.* \| Carelane|Carelane/)
      expect(content.length, address).toBeGreaterThan(80)
      expect(seen.get(content), `${address} is as`).toBeUndefined()
      seen.set(content, address)
    }
  })
}

test('what is about one visitor is not for search engines', async ({ page }) => {
  for (const path of [
    'account',
    'login',
    'my-devices',
    'contest',
    'error',
    'repair-status/show',
    'phone-unlocking-appeal/mine',
    'purchase-service/list',
    'purchase-service/pay',
    'purchase-service/order-list',
  ]) {
    await page.goto(`/ng/${path}/`)
    await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', /noindex/)
  }
  await page.goto('/ng/repair-status/')
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
})

test('routes without a country answer as those of the world do', async ({ page }) => {
  for (const path of UNPREFIXED) {
    const answer = await page.goto(`/${path}/`)
    expect(answer?.status(), path).toBe(200)
    await expect(page.locator('h1'), path).toHaveCount(1)
    expect(new URL(page.url()).pathname).toBe(`/${path}/`)
  }
})

for (const { address, lang } of [
  { address: '/ng/purchase-service/no-such-plan/', lang: 'en-NG' },
  { address: '/sa/purchase-service-offline/no-such-plan/', lang: 'ar-SA' },
  { address: '/th/phone-repair/no-such-page/', lang: 'th-TH' },
]) {
  test(`${address} is answered with 404 in the visitor's language`, async ({ page, complaints }) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect(complaints.splice(0)).toHaveLength(1)
  })
}

test('the service-centre pages of old lead to the one of today [2.1#39]', async ({ request }) => {
  const answer = await request.get('/ng/service-center/index1/', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, '/ng/service-center/'])
})

function read(page: Page, address: string) {
  return page.evaluate(async (address) => {
    const answer = await fetch(address)
    // The policy forbids another page's inline styles.
    const html = (await answer.text()).replace(/<style>[\s\S]*?<\/style>/g, '')
    const seen = new DOMParser().parseFromString(html, 'text/html')
    for (const script of seen.querySelectorAll('main script, main style')) script.remove()
    return {
      status: answer.status,
      headings: seen.querySelectorAll('h1').length,
      title: seen.title,
      content: seen.querySelector('main')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
    }
  }, address)
}
