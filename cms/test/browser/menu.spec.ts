import { countryInfoNew } from '@carelane/main-api'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
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

test('an editor drags a menu item to another place, where the Main API has it then', async ({ editor }) => {
  const { page } = editor
  await editor.open('collections/menus?search=Zambia')
  await page.getByRole('link', { name: 'Zambia' }).first().click()
  const rows = page.locator('#field-items .array-field__row-header').filter({ visible: true })
  await expect(rows.nth(2)).toBeVisible()
  const [first = '', second = '', third = '', ...others] = await rows.allInnerTexts()

  const handles = page.locator('#field-items .collapsible__drag').filter({ visible: true })
  await editor.drag(handles.nth(2), handles.nth(0))
  const dragged = [third, first, second, ...others]
  await expect(rows).toHaveText(dragged)
  await editor.save()

  const call = new URL('/api/country/info-new', page.url()).href
  const answer = await page.request.post(call, { data: { shortName: 'zm' } })
  const { result } = z.object({ result: countryInfoNew }).parse(await answer.json())
  expect(result.menuList.map(({ name }) => name)).toEqual(dragged)
})
