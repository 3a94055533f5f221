import { expect, test } from './support/test'

test('somebody sees where else they are logged in, and ends it', async ({ colleague }) => {
  test.setTimeout(120_000)
  const there = await colleague('marketing')
  const here = await colleague('marketing')
  const { page } = here
  await here.open('account')
  const list = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(list.getByRole('row').filter({ hasText: 'You are here' })).toHaveCount(1)
  await expect(list.getByRole('row').filter({ hasText: 'Linux' })).not.toHaveCount(1)
  await list.getByRole('button', { name: 'End all others' }).click()
  await expect(list.getByRole('status')).toHaveText('All others have ended.')
  await expect(list.getByRole('button')).toHaveCount(0)
  await there.page.reload()
  await expect(there.page.getByRole('button', { name: 'Login' })).toBeVisible()
  await here.open('account')
  await expect(list).toBeVisible()
})
