import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { storeOfSite } from './support/store-of-site'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

const SUBJECT = 'Making a battery last'

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main, .gutter').analyze()
  expect(violations).toEqual([])
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(tooWide).toBeLessThanOrEqual(0)
}

test('an editor tries a question by keyboard, and sees what is answered and why', async ({
  editor,
  shoot,
}) => {
  const { page } = editor
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.locator('#nav-assistant-bench')).toHaveText('Try the assistant')
  await editor.open('assistant-bench')
  const rowsOf = (table: string) => page.getByRole('table', { name: table }).getByRole('rowheader')
  // Before the scripts have come, what is typed would be gone.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Country and language').selectOption('ng')
  await page.getByLabel('Question').focus()
  await page.keyboard.type('is it bad to charge the battery overnight')
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  // A language is learned at its first question.
  await expect(rowsOf('What the question may mean').first()).toHaveText(SUBJECT, { timeout: 40_000 })
  await expect(page.getByRole('heading', { name: 'What a visitor gets' })).toBeVisible()
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()
  const source = page.locator('ol a').first()
  await expect(source).toHaveAttribute('href', new RegExp('^http://localhost:\\d+/ng/'))
  await expect(page.getByRole('status').filter({ hasText: 'The answer is below.' })).toBeVisible()
  await expect(rowsOf('The most similar phrases of the first')).toHaveCount(5)
  await expect(rowsOf('What weighed most for the first')).toHaveCount(8)
  await expect(page.getByRole('link', { name: `Open “${SUBJECT}”` })).toBeVisible()
  await expectAccessible(page)
  await shoot('assistant-bench', page)
})

test('what was asked becomes a phrase in one press, or a draft of an answer', async ({
  editor,
  colleague,
  shoot,
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
    await shoot('assistant-questions', page)

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
