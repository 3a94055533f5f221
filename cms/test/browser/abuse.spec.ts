import AxeBuilder from '@axe-core/playwright'
import type pg from 'pg'
import { storeOfSite } from './support/store-of-site'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }
const NETWORK = '2001:db8:99::/48'

async function refusedNetwork(): Promise<pg.Client> {
  const store = await storeOfSite()
  await store.query(
    `INSERT INTO abuse_refusals (hour, action, network, count, last_at)
     VALUES (date_trunc('hour', now()), 'warranty-check', $1, 1234, now())`,
    [NETWORK],
  )
  return store
}

test('an administrator sees what was refused, and blocks a network with a reason', async ({
  editor,
  colleague,
}) => {
  const store = await refusedNetwork()
  try {
    const { page } = editor
    await expect(page.locator('#nav-abuse')).toHaveText('Limits against abuse')
    await editor.open('abuse')
    const row = page.getByRole('row').filter({ hasText: NETWORK })
    await expect(row).toContainText('warranty-check', SOON)
    await expect(row).toContainText('1,234')
    const { violations } = await new AxeBuilder({ page }).include('main, .gutter').analyze()
    expect(violations).toEqual([])

    await row.getByRole('button').click()
    await expect(page.getByText('Give a reason first')).toBeVisible()
    await page.getByLabel('Reason for the change').fill('It walks through numbers')
    await row.getByRole('button').click()
    await expect(page.getByText('It is changed, and noted in the log.')).toBeVisible(SOON)
    const blocked = page.getByRole('region', { name: 'Blocked networks' })
    await expect(blocked.getByRole('listitem')).toContainText(NETWORK, SOON)
    const changes = page.getByRole('region', { name: 'Changes' }).getByRole('row')
    await expect(changes.filter({ hasText: 'It walks through numbers' })).toContainText('6 hours')

    await page.getByLabel('Reason for the change').fill('It has stopped')
    await blocked.getByRole('button', { name: `End block: ${NETWORK}` }).click()
    await expect(blocked.getByText('No network is blocked.')).toBeVisible(SOON)

    await page.getByLabel('Reason for the change').fill('A fair in town')
    await page.getByLabel('Action').selectOption('warranty-check')
    await page.getByLabel('Share of the ordinary budget').selectOption('2')
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await expect(page.getByRole('option', { name: 'warranty-check (200%)' })).toBeAttached(SOON)

    const translator = await colleague('translator')
    await expect(translator.page.locator('#nav-abuse')).toHaveCount(0)
  } finally {
    await store.query(
      'DELETE FROM abuse_refusals; DELETE FROM abuse_blocks; DELETE FROM abuse_budgets; DELETE FROM abuse_changes',
    )
    await store.end()
  }
})
