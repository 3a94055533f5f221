import { writeInEnglishOnly } from './support/english-articles'
import { expect, test } from './support/test'

test('tabs of the news are links that show one kind each [2.4#9]', async ({ page }) => {
  await page.goto('/ng/news/')
  const tabs = page.getByRole('navigation', { name: 'Kinds of news' }).getByRole('link')
  await expect(tabs).toHaveText(['Latest News', 'Company News', 'Industry News'])
  await tabs.nth(1).click()
  await expect(page).toHaveURL(/\/ng\/news\/\?category=company$/)
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
  const kinds = await page.getByRole('main').locator('article p > span').allTextContents()
  expect(new Set(kinds)).toEqual(new Set(['Company News']))
})

test('Load more adds the next articles, moves on to them and keeps the address [2.4#10]', async ({
  page,
}) => {
  await page.goto('/ng/tips/', { waitUntil: 'networkidle' })
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(12)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(articles.nth(12)).toBeVisible()
  await expect(articles.nth(12).getByRole('link')).toBeFocused()
  await expect(page).toHaveURL(/\/ng\/tips\/\?page=2$/)
  const titles = await articles.getByRole('heading').allTextContents()
  expect(new Set(titles).size).toBe(titles.length)
  await page.reload()
  await expect(articles).toHaveCount(titles.length)
})

test('the same request that is pending is cancelled when it is made again', async ({ page }) => {
  const cancelled: string[] = []
  let asked = 0
  await page.route('**/api/news/**', async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue().catch(() => undefined)
  })
  page.on('requestfailed', (request) => cancelled.push(request.url()))
  await page.goto('/ng/tips/', { waitUntil: 'networkidle' })
  const more = page.getByRole('link', { name: /Load/ })
  await more.click()
  await expect(more).toHaveText('Loading more…')
  await more.click()
  await expect(page.getByRole('article').nth(12)).toBeVisible()
  expect(cancelled).toHaveLength(1)
})

test('going back from an article finds the list as long as it was', async ({ page }) => {
  await page.goto('/ng/tips/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Load more' }).click()
  const later = page.getByRole('main').getByRole('article').nth(13)
  const title = await later.getByRole('heading').textContent()
  await later.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await page.goBack()
  await expect(later.getByRole('heading')).toHaveText(title ?? '')
})

test('an article that could not be loaded says so and can be asked for again', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/news/**', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 })
  await page.goto('/ng/tips/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page.getByText('We couldn’t load more articles.')).toBeVisible()
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page.getByRole('article').nth(12)).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('503')])
})

test('/news?tips=1 shows the tips [2.1#25]', async ({ page }) => {
  await page.goto('/ng/news?tips=1')
  await expect(page).toHaveURL(/\/ng\/tips\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tips & Tricks')
})

test('an article has one address; id, slug and the other types redirect to it for good', async ({
  request,
}) => {
  const canonical = '/ng/tips-detail/find-your-imei-number/'
  const data = await request.get(canonical)
  expect(data.status()).toBe(200)
  for (const path of ['/ng/detail/find-your-imei-number/', '/ng/news-detail/find-your-imei-number/']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, canonical])
  }
  const id = /news:(\d+)/.exec(data.headers().xkey ?? '')?.[1]
  const byId = await request.get(`/ng/detail/${id}/`)
  expect(byId.url()).toContain(canonical)
})

test('an article shows what is related [2.4#11], and its data for those who share it', async ({ page }) => {
  await page.goto('/ng/tips-detail/find-your-imei-number/')
  await expect(page.getByRole('heading', { name: 'Related News' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Related Tips' })).toBeVisible()
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^https?:\/\/.+\/media\//,
  )
})

test('an article that is there in English only says so and is marked as English on an Arabic page', async ({
  page,
}) => {
  await writeInEnglishOnly(['eg'])
  await page.goto('/eg/news/?page=2')
  const english = page.getByRole('article').filter({ has: page.locator('h2[lang=en][dir=ltr]') })
  await english.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs and Load more are links to whole pages', async ({ page }) => {
    await page.goto('/ng/tips/')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/\/ng\/tips\/\?page=2$/)
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(12)
    await page.getByRole('navigation', { name: 'Kinds of device' }).getByRole('link', { name: 'TVs' }).click()
    await expect(page).toHaveURL(/\/ng\/tips\/\?category=tvs$/)
  })
})

for (const section of ['ng', 'sa']) {
  test(`in /${section}/ the tabs begin where the title begins, at any width`, async ({ page }) => {
    await page.goto(`/${section}/news/`)
    const begin = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          return getComputedStyle(element).direction === 'rtl' ? innerWidth - right : left
        })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await begin('main nav:has(> ul) li'), String(width)).toBe(await begin('main h1'))
    }
  })
}
