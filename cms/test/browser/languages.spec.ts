import { expect, test } from './support/test'

test('the desk speaks the editor’s language, from right to left where it is written so', async ({
  editor,
}) => {
  test.setTimeout(120_000)
  const { page } = editor
  const cookie = (value: string) => ({ name: 'payload-lng', value, url: new URL(page.url()).origin })
  for (const [language, direction, changed] of [
    ['fr', 'LTR', 'Modifié récemment'],
    ['ar', 'RTL', 'تغيّر مؤخرًا'],
    ['th', 'LTR', 'เปลี่ยนล่าสุด'],
  ] as const) {
    await page.context().addCookies([cookie(language)])
    await editor.open('')
    await expect(page.getByRole('region', { name: changed })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
  }
  await page.context().addCookies([cookie('fr')])
  await editor.open('collections/ads')
  await expect(page.getByRole('navigation', { name: 'Filtres rapides' })).toContainText('Désactivé')
  await expect(page.getByRole('columnheader', { name: 'Affiché dans' })).toBeVisible()
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Heures dans les pays' })).toBeVisible()
})
