import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type pg from 'pg'
import { storeOfSite } from './support/store-of-site'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

async function refusedRating(key: string): Promise<pg.Client> {
  const store = await storeOfSite()
  await store.query(
    `INSERT INTO submissions (key, kind, country, state, once, subjects, key_id, content, attempts, due_at, answer, settled_at)
     VALUES ($1::uuid, 'rating', 'ng', 'refused', $1::uuid::text, '{}', 'session', 'sealed', 2, now(), 'tooLate', now())`,
    [key],
  )
  return store
}

test('an editor sees what the service refused, and has it tried again', async ({ editor, colleague }) => {
  const key = randomUUID()
  const store = await refusedRating(key)
  try {
    const { page } = editor
    await expect(page.locator('#nav-submissions')).toHaveText('Handed in by visitors')
    await editor.open('submissions')
    const row = page.getByRole('row').filter({ hasText: 'Nigeria' }).filter({ hasText: 'tooLate' })
    await expect(row).toContainText('Rating', SOON)
    await expect(row).toContainText('Refused: “tooLate”')
    const { violations } = await new AxeBuilder({ page }).include('main, .gutter').analyze()
    expect(violations).toEqual([])
    await row.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('It is being tried again.')).toBeVisible(SOON)
    // The site cannot read what this test made up.
    await expect(page.getByRole('row').filter({ hasText: 'could not be read' })).toContainText(
      'Waiting',
      SOON,
    )

    const translator = await colleague('translator')
    await expect(translator.page.locator('#nav-submissions')).toHaveCount(0)
    await translator.open('submissions')
    await expect(translator.page.getByRole('region', { name: 'Recently changed' })).toBeVisible(SOON)
  } finally {
    await store.query('DELETE FROM submissions WHERE key = $1', [key])
    await store.end()
  }
})

test('whose log-in has ended is told so, and not that the site were away', async ({ editor }) => {
  const { page } = editor
  await editor.open('submissions')
  await expect(
    page.getByText('Nothing waits, and nothing was refused.').or(page.getByRole('table')),
  ).toBeVisible(SOON)
  await page.context().clearCookies({ name: 'payload-token' })
  await expect(page.getByRole('alert').filter({ hasText: 'log-in' })).toHaveText(
    'Your log-in has ended. Log in again.',
    SOON,
  )
})
