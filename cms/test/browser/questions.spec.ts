import AxeBuilder from '@axe-core/playwright'
import type pg from 'pg'
import { storeOfSite } from './support/store-of-site'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

async function judgedAnswers(): Promise<pg.Client> {
  const store = await storeOfSite()
  await store.query(
    `INSERT INTO assistant_questions (country, locale, question, is_helped, sources)
     VALUES ('ng', 'en', 'Which glue is in a screen?', false, '{}'),
            ('sa', 'ar', 'كيف أنظف السماعة؟', true, '{faq/7}')`,
  )
  return store
}

test('editors see by country what the assistant could not answer, and take it off the list', async ({
  editor,
  colleague,
}) => {
  const store = await judgedAnswers()
  try {
    const { page } = editor
    await expect(page.locator('#nav-assistant-questions')).toHaveText('Questions to the assistant')
    await editor.open('assistant-questions')
    const row = (text: string) => page.getByRole('row').filter({ hasText: text })
    await expect(row('Which glue')).toContainText('Nigeria', SOON)
    await expect(row('Which glue')).toContainText('No')
    await expect(row('السماعة')).toContainText('faq/7')
    await expect(row('السماعة').getByRole('rowheader')).toHaveAttribute('lang', 'ar')
    const { violations } = await new AxeBuilder({ page }).include('main, .gutter').analyze()
    expect(violations).toEqual([])

    await page.getByRole('combobox', { name: 'Country' }).selectOption('ng')
    await expect(row('السماعة')).toHaveCount(0, SOON)
    await row('Which glue').getByRole('button', { name: /^Done/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'off the list' })).toBeVisible(SOON)
    await expect(row('Which glue')).toHaveCount(0, SOON)
    const { rows } = await store.query('SELECT country FROM assistant_questions')
    expect(rows).toEqual([{ country: 'sa' }])

    const translator = await colleague('translator')
    await expect(translator.page.locator('#nav-assistant-questions')).toHaveCount(0)
  } finally {
    await store.query('DELETE FROM assistant_questions')
    await store.end()
  }
})
