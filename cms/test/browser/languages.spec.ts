import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test('the admin speaks the editor’s language, from right to left where it is written so', async ({
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
  await expect(page.getByLabel('Priorité')).toBeVisible()
  await expect(page.getByText('La plus élevée s’affiche en premier.')).toBeVisible()
  await expect(page.locator('#field-slot')).toContainText(/En haut|En bas/)

  // Payload keeps what the first reader saw of such a field.
  for (const [language, label] of [
    ['fr', 'Votre mot de passe actuel'],
    ['ar', 'كلمة المرور الحالية الخاصة بك'],
  ] as const) {
    await page.context().addCookies([cookie(language)])
    await editor.open('account')
    await expect(page.locator('label[for=field-presentPassword]')).toHaveText(label)
  }
  await editor.open('collections/menus')
  await expect(page.getByRole('heading', { name: 'القوائم' })).toBeVisible()
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.locator('#field-items')).toContainText('اسحب لتغيير الترتيب.')
  await expect(page.getByText('المستوى الثاني').first()).toBeAttached()
})

test('on a phone nothing of the admin is beyond the screen, from right to left neither', async ({
  editor,
}) => {
  const { page } = editor
  await page.setViewportSize({ width: 360, height: 740 })
  for (const value of ['en', 'ar']) {
    await page.context().addCookies([{ name: 'payload-lng', value, url: new URL(page.url()).origin }])
    for (const [path, there] of [
      ['account', '#field-presentPassword'],
      ['collections/news', 'tbody'],
    ] as const) {
      await editor.open(path)
      await expect(page.locator(there)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${value} ${path}`).toBe(360)
    }
    const account = await page.locator('.app-header__account').boundingBox()
    expect(account?.x).toBeGreaterThan(0)
    expect((account?.x ?? 0) + (account?.width ?? 0)).toBeLessThan(360)
  }
})

test('from right to left an article and what opens over it lie on the screen, with nothing beside it', async ({
  editor,
}) => {
  const { page } = editor
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.context().addCookies([{ name: 'payload-lng', value: 'ar', url: new URL(page.url()).origin }])
  await editor.open('collections/news')
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.locator('[data-lexical-editor]').first()).toBeVisible()
  await expect(page.locator('label[for=field-body]')).toContainText('النص')
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-copy-to-countries').click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  expect(await drawer.evaluate((element) => element.scrollWidth)).toBe(1280)
})

test('the admin says language where Payload says locale, and shows its API to administrators alone', async ({
  editor,
  colleague,
}) => {
  test.setTimeout(120_000)
  const api = (page: Page) => page.getByRole('link', { name: 'API', exact: true })
  const countryEditor = await colleague('country-editor')
  await countryEditor.open('collections/news')
  await expect(countryEditor.page.locator('.localizer')).toContainText('Language of the texts')
  await countryEditor.page.locator('tbody').getByRole('link').first().click()
  await expect(countryEditor.page.getByRole('link', { name: 'Versions' })).toBeVisible()
  await expect(api(countryEditor.page)).toHaveCount(0)

  const { page } = editor
  await page.context().addCookies([{ name: 'payload-lng', value: 'th', url: new URL(page.url()).origin }])
  await editor.open('collections/news')
  await expect(page.locator('.localizer')).toContainText('ภาษาของข้อความ')
  await page.locator('tbody').getByRole('link').first().click()
  await expect(api(page)).toBeVisible()
})
