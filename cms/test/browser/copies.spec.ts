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
