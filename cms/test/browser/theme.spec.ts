import { expect, test } from './support/test'

test('an editor chooses the look of a country from a list, sees its logo, and the site wears it', async ({
  editor,
  visitor,
}) => {
  const { page } = editor
  await editor.open('collections/countries?search=Rwanda')
  await page.getByRole('link', { name: 'Rwanda' }).click()
  await page.getByRole('button', { name: 'Site', exact: true }).click()
  await expect(page.getByText('The group’s own look')).toBeVisible()
  await editor.choose('theme', 'Solis')
  await expect(page.locator('svg path[stroke="#a03c0c"]')).toBeVisible()
  await page.locator('#action-save').click()
  await expect(page.getByText(/successfully/).first()).toBeVisible()
  await expect(async () => {
    await visitor.goto('/rw/')
    await expect(visitor.locator('html')).toHaveClass('theme-solis', { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(visitor.getByRole('banner').getByRole('link', { name: /Solis/ })).toBeVisible()
})
