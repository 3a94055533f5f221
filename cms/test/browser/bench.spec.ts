import { expectAccessible } from './support/accessible'
import { expect, test } from './support/test'

const SUBJECT = 'Making a battery last'

test('an editor tries a question by keyboard, and sees what is answered and why', async ({ editor }) => {
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
})
