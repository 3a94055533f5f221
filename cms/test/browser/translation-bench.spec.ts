import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Editor } from './editor'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

const field = (page: Page, path: string) => page.locator(`textarea[data-path="${path}"]`)

async function writeTip({ editor }: { editor: Editor }, name: string) {
  const slug = `charge-it-${name}`
  const title = `Charge your phone ${name}`
  await editor.writeArticle({
    ...{ title, summary: 'A charged phone is a happy phone.', slug, type: 'Tip' },
    ...{ category: 'Mobile phones', body: 'Use the cable that came with it.' },
  })
  await editor.publish()
  return { slug, title, id: editor.documentId }
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include('main, .gutter').analyze()
  expect(violations).toEqual([])
}

test('a translator writes beside the English, by keyboard, and an editor publishes that language alone', async ({
  editor,
  colleague,
  visitor,
}) => {
  test.setTimeout(180_000)
  const name = randomUUID().slice(0, 8)
  const { slug, title, id } = await writeTip({ editor }, name)
  const translator = await colleague('translator')
  const { page } = translator
  await translator.open(`translate/news/${id}?to=fr`)
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible(SOON)
  await expect(page.getByText('Next of 3 to do')).toBeVisible()
  await expectAccessible(page)
  for (const [path, text] of [
    ['title', `Rechargez votre téléphone ${name}`],
    ['summary', 'Un téléphone chargé est un téléphone heureux.'],
    ['body', 'Utilisez le câble **fourni**.'],
  ] as const) {
    await page.keyboard.press('Alt+ArrowDown')
    await expect(field(page, path)).toBeFocused()
    await page.keyboard.type(text)
  }
  await expect(page.getByText(/^\d+ of 160 characters$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible(SOON)
  await expect(page.getByText('Translated', { exact: true })).toHaveCount(3)

  await editor.open(`translate/news/${id}?to=fr`)
  await field(editor.page, 'summary').fill('Chargé, il est heureux.')
  await field(page, 'summary').fill('Un téléphone plein est heureux.')
  const saved = page.waitForResponse((response) => response.url().endsWith('/save') && response.ok())
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await saved
  await editor.page.getByRole('button', { name: 'Publish French' }).click()
  await expect(editor.page.getByText('Somebody else has written here meanwhile:')).toBeVisible(SOON)
  await editor.page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(field(editor.page, 'summary')).toHaveValue('Un téléphone plein est heureux.')
  await editor.page.getByRole('button', { name: 'Publish French' }).click()
  await expect(editor.page.getByText(/^Visitors see it now: French/)).toBeVisible(SOON)
  await expect(async () => {
    await visitor.goto(`/ci/tips-detail/${slug}/`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Rechargez votre téléphone ${name}`, {
      timeout: 1000,
    })
  }).toPass(SOON)
  await expect(visitor.locator('strong', { hasText: 'fourni' })).toBeVisible()

  await editor.openArticle(id)
  await editor.keepDraft('Title', `Charge your new phone ${name}`)
  await editor.publish()
  await expect(
    editor.page.getByRole('link', { name: 'French: English changed since, texts: 1' }),
  ).toBeVisible(SOON)
  await translator.open('collections/news')
  await page.getByText('English changed since', { exact: true }).click()
  await page.getByRole('link', { name: 'English changed since: French' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1, SOON)
  await translator.open(`translate/news/${id}?to=fr`)
  await expect(page.locator('ins')).toHaveText('new ')
  await page.getByRole('button', { name: 'Still right' }).click()
  await expect(page.getByText('Translated', { exact: true })).toHaveCount(3, SOON)
})

test('from right to left the bench is on the screen, of a phone too', async ({ editor }) => {
  test.setTimeout(120_000)
  const { page } = editor
  const { id } = await writeTip({ editor }, randomUUID().slice(0, 8))
  await page.context().addCookies([{ name: 'payload-lng', value: 'ar', url: new URL(page.url()).origin }])
  await editor.open(`translate/news/${id}?to=ar`)
  await expect(page.getByRole('heading', { name: 'ترجمة جنبًا إلى جنب' })).toBeVisible(SOON)
  await expect(field(page, 'title')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('[lang=en][dir=ltr]').first()).toBeVisible()
  await expectAccessible(page)
  for (const width of [1440, 1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await field(page, 'title').fill('اشحن هاتفك')
  await page.getByRole('button', { name: 'حفظ كمسودة' }).click()
  await expect(page.getByText('تم الحفظ.')).toBeVisible(SOON)
  await expect(page.getByText('مترجَم', { exact: true })).toHaveCount(1)
})
