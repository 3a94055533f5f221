import { expect, test } from './support/test'

for (const { path, text } of [
  { path: '/ng/no-such-page/', text: 'Oops, The page you were looking for cannot be found.' },
  { path: '/ng/news-detail/no-such-article/', text: 'Oops, The page you were looking for cannot be found.' },
  { path: '/xx/', text: 'Oops, The page you were looking for cannot be found.' },
  { path: '/sa/no-such-page/', text: 'عذرًا' },
]) {
  test(`${path} answers 404 in the visitor's language and leads home`, async ({ page, complaints }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/global\/$/)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
  })
}

test('a link within the page that leads to nothing ends in the whole not-found page', async ({
  page,
  complaints,
}) => {
  await page.goto('/ng/news/', { waitUntil: 'networkidle' })
  const link = page.getByRole('main').locator('a[href*="/news-detail/"]').first()
  await page.route(/\/news-detail\/.*_rsc/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/news-detail\/[^/]+/, 'news-detail/gone'),
    }),
  )
  await page.route(/\/news-detail\/[^?]*$/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/news-detail\/[^/]+/, 'news-detail/gone'),
    }),
  )
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oops')
  await expect(page.getByRole('banner')).toBeVisible()
  complaints.length = 0
})
