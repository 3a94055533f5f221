import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test'

test('a copy of an article has an address of its own, and can be published', async ({ editor }) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  const { page } = editor
  await editor.writeArticle({
    title: `Twice ${name}`,
    summary: 'Once more.',
    slug: `twice-${name}`,
    category: 'Company news',
    body: 'Again.',
  })
  await editor.publish()
  const original = editor.documentId
  await editor.duplicate(original)
  await expect(page.locator('#field-slug')).toHaveValue(`twice-${name}-copy`)
  await editor.keepDraft('Summary', 'The copy.')
  await editor.publish()
  await editor.expectOnSite()
})

test('a copy of a live banner is switched off, whatever its times say', async ({ editor }) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  const { page } = editor
  await editor.planBanner({
    title: `Trade in ${name}`,
    countries: ['Zambia'],
    from: '2026-01-01T00:00',
    to: '2099-01-01T00:00',
    timeZone: 'Africa/Lusaka',
  })
  await editor.save()
  await expect(editor.siteStatus).toHaveText(/^On the site since /, { timeout: 20_000 })
  await editor.duplicate(editor.documentId)
  await expect(editor.siteStatus).toHaveText('Switched off: not on the site.', { timeout: 20_000 })
  await expect(page.locator('#field-active')).not.toBeChecked()
})

test('an article is copied to three countries at once, and each copy leads to its country’s own', async ({
  editor,
  shoot,
}) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  const { page } = editor
  await editor.writeArticle({
    title: `Long night ${name}`,
    summary: 'We stay open.',
    slug: `long-night-${name}`,
    category: 'Company news',
    body: 'Come by.',
  })
  await editor.publish()
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-copy-to-countries').click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Make copies' }).click()
  await expect(drawer.getByRole('alert')).toHaveText('Choose at least one country.')
  const choice = drawer.getByRole('combobox')
  for (const country of ['Kenya', 'Nigeria', 'Zambia']) {
    await choice.fill(country)
    await page.getByRole('option', { name: country, exact: true }).click()
  }
  await drawer.getByRole('button', { name: 'Make copies' }).click()
  const copies = drawer.getByRole('status').getByRole('listitem')
  await expect(copies).toHaveCount(3)
  await expect(copies.first()).toContainText(`Address: long-night-${name}-ke`)
  await expect(copies.first()).toContainText('Takes the place of the original there')
  await shoot('22-copies', page)
  await copies.first().getByRole('link', { name: 'Kenya' }).click()
  await expect(page.locator('#field-slug')).toHaveValue(`long-night-${name}-ke`)
  await expect(page.locator('#field-countries')).toContainText('Kenya')
  await expect(page.locator('#field-countries')).not.toContainText('Zambia')
})
