import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test'

test('an editor renames a menu item, and visitors of the country see it', async ({
  editor,
  visitor,
  shoot,
}) => {
  const name = `Help ${randomUUID().slice(0, 6)}`
  const { page } = editor
  await shoot('1-dashboard', page)

  await editor.open('collections/menus?search=Kenya')
  await page.getByRole('link', { name: 'Kenya' }).first().click()
  const first = page.locator('#items-row-0')
  await first.locator('.collapsible__toggle').first().click()
  await page.locator('#field-items__0__name').fill(name)
  await shoot('2-menu', page)
  await editor.save()

  await editor.expectOnSite()
  await expect(async () => {
    await visitor.goto('/ke/')
    await expect(visitor.getByRole('banner').getByText(name).first()).toBeAttached({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await shoot('3-menu-on-the-site', visitor)
})
