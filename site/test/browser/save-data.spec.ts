import { expect, test } from './support/test'

test.use({ extraHTTPHeaders: { 'save-data': 'on' } })

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'data-light', value: 'off', url: baseURL ?? '' }]),
)

for (const path of ['/ng/', '/ng/news/', '/ng/faq/', '/ng/search/']) {
  test(`${path} fetches no page ahead for who saves data, whatever links they see or point at`, async ({
    page,
  }) => {
    const ahead: string[] = []
    await page.goto(path, { waitUntil: 'networkidle' })
    page.on('request', (request) => {
      const isPage = request.url().includes('_rsc=') || request.headers().rsc === '1'
      if (isPage || request.headers().purpose === 'prefetch') ahead.push(request.url())
    })
    const links = page.locator('main a:visible, footer a:visible')
    for (const link of (await links.all()).slice(0, 12)) await link.hover({ force: true })
    await page.mouse.wheel(0, 5000)
    await page.waitForLoadState('networkidle')
    expect(ahead).toEqual([])
    expect(await page.locator('link[rel=prefetch], script[type=speculationrules]').count()).toBe(0)
  })
}

test('a link of the shell is fetched when it is followed, and once', async ({ page }) => {
  await page.goto('/ng/news/', { waitUntil: 'networkidle' })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('_rsc=')) fetched.push(new URL(request.url()).pathname)
  })
  await page.getByRole('main').locator('a[href="/ng/news/?category=company"]').click()
  await expect(page).toHaveURL(/category=company/)
  expect(fetched).toEqual(['/ng/news/'])
})
