import { expect, test } from './support/noto-test'
import { accessibilityProblems, sidewaysScroll } from './support/test'

test.describe.configure({ mode: 'parallel' })

for (const { section, scheme } of [
  { section: 'ng', scheme: 'light' },
  { section: 'ng', scheme: 'dark' },
  { section: 'sa', scheme: 'light' },
  { section: 'sa', scheme: 'dark' },
] as const) {
  test(`the building blocks are accessible in /${section}/, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/${section}/ui-parts/`)
    await expect(page.getByRole('heading', { name: 'Rich text' })).toBeAttached()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
}

test('a dialog keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/sa/ui-parts/')
  const opener = page.getByRole('button', { name: 'Ask a question' })
  await expect(async () => {
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})
