import { expect, test } from './support/test'

/** CSS pixels: the whole page, with what stands around it. */
const TALLEST = [
  { width: 320, height: 5800 },
  { width: 360, height: 5200 },
  { width: 1280, height: 4200 },
]

for (const lang of ['ng', 'sa', 'eg'])
  test(`the home of /${lang}/ stays within a few screens`, async ({ page }) => {
    for (const { width, height } of TALLEST) {
      await page.setViewportSize({ width, height: 760 })
      await page.goto(`/${lang}/`, { waitUntil: 'networkidle' })
      const shown = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        sideways: document.documentElement.scrollWidth - innerWidth,
      }))
      expect(shown.height, String(width)).toBeLessThanOrEqual(height)
      expect(shown.sideways).toBe(0)
    }
  })

test('what lies in a row on a phone shows that there is more, and follows the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/ng/')
  const rows = page.getByRole('main').locator('[data-home] [data-row]:visible')
  expect(await rows.count()).toBeGreaterThanOrEqual(6)
  for (const row of await rows.all()) {
    const cut = await row.evaluate((element) =>
      [...element.children].some((item) => {
        const { left, right } = item.getBoundingClientRect()
        return left < innerWidth && right > innerWidth
      }),
    )
    expect(cut, await row.innerText()).toBe(true)
    const last = row.getByRole('link').last()
    if ((await last.count()) === 0) {
      await expect(row).toHaveAttribute('tabindex', '0')
      continue
    }
    await last.focus()
    await expect(last).toBeInViewport()
  }
})
