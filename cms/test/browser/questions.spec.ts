import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expectAccessible } from './support/accessible'
import { storeOfSite } from './support/store-of-site'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

const SUBJECT = 'Making a battery last'

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
    await expectAccessible(page)

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

test('what was asked becomes a phrase in one press, or a draft of an answer', async ({
  editor,
  colleague,
}) => {
  const { page } = editor
  await page.setViewportSize({ width: 1280, height: 900 })
  const phrase = `should the battery be charged overnight, says ${randomUUID().slice(0, 8)}`
  const unanswered = `Which glue is in a hinge ${randomUUID().slice(0, 8)}?`
  const store = await storeOfSite()
  try {
    await store.query(
      `INSERT INTO assistant_questions (country, locale, question, is_helped, sources)
       VALUES ('ng', 'en', $1, false, '{/ng/faq/7/}'), ('ng', 'en', $2, false, '{}')`,
      [phrase, unanswered],
    )
    await store.query(
      `INSERT INTO assistant_outcomes VALUES (current_date, 'ng', 'en', 'answered', 41)
       ON CONFLICT (day, country, locale, outcome) DO UPDATE SET count = assistant_outcomes.count + 41`,
    )
    await editor.open('assistant-questions')
    const row = (text: string) => page.getByRole('row').filter({ hasText: text })
    const counts = page.getByRole('table', { name: 'What became of questions' })
    await expect(counts.getByRole('columnheader', { name: 'Asked back' })).toBeVisible(SOON)
    await expect(counts.getByRole('row', { name: /^English/ })).toContainText(/\d/)
    const subject = row(phrase).getByRole('combobox', { name: /^Subject/ })
    await expect(subject.locator('option:checked')).toHaveText(SUBJECT, { timeout: 40_000 })
    await expectAccessible(page)

    await row(phrase)
      .getByRole('button', { name: /^Add as a phrase/ })
      .press('Enter')
    await expect(page.getByRole('status').filter({ hasText: `phrase of “${SUBJECT}” now` })).toBeVisible(SOON)
    await expect(row(phrase)).toHaveCount(0, SOON)

    const local = await colleague('country-editor')
    await local.open('assistant-questions')
    const own = local.page.getByRole('row').filter({ hasText: unanswered })
    await expect(own.getByRole('combobox')).toHaveCount(0, SOON)
    await own.getByRole('button', { name: /^Nobody answers this/ }).click()
    await local.page.waitForURL(/collections\/faqs\/\d+/, SOON)
    await expect(local.page.locator('#field-question')).toHaveValue(unanswered, SOON)
    await expect(local.page.locator('#field-countries').getByText('Nigeria')).toBeVisible()
    await expect(row(unanswered)).toHaveCount(0, SOON)

    await local.open('assistant-bench')
    const sections = local.page.getByLabel('Country and language').locator('option')
    await expect(sections.filter({ hasText: 'Nigeria' })).toHaveCount(1, SOON)
    await expect(sections.filter({ hasText: 'Saudi Arabia' })).toHaveCount(0)

    await editor.open('collections/intents?limit=200')
    await page.getByRole('link', { name: SUBJECT }).click()
    await expect(page.locator('#field-phrases')).toHaveValue(new RegExp(phrase), SOON)
  } finally {
    await store.query('DELETE FROM assistant_questions')
    await store.end()
  }
})
