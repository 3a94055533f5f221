import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Also that nothing needs to be scrolled sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main, .gutter').analyze()
  expect(violations).toEqual([])
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(tooWide).toBeLessThanOrEqual(0)
}
