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
