import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test'

test('a live article is deleted by mistake, found in the trash, and on the site again', async ({
  editor,
  visitor,
  shoot,
}) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  const title = `Bring your old phone ${name}`
  const slug = `old-phone-${name}`
  const { page } = editor
  const onSite = (status: number) =>
    expect(async () => {
      expect((await visitor.request.get(`/ng/news-detail/${slug}/`)).status()).toBe(status)
    }).toPass({ timeout: 20_000 })

  await editor.writeArticle({ title, summary: 'We take it.', slug, category: 'Company news', body: 'Come.' })
  await editor.publish()
  await onSite(200)
  const id = editor.documentId

  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/collections\/news(?:\?|$)/)
  await onSite(404)
  await editor.open(`collections/news?search=${name}`)
  await page.getByRole('heading', { name: 'News and tips' }).waitFor()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)

  await editor.open('collections/news/trash')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) })
  await expect(row).toContainText(/In the trash since .*: not on the site\./)
  await expect(row).toContainText('en · 1/14')
  await expect(row).not.toContainText('Up to date')
  await expect(page.getByRole('link', { name: 'Published', exact: true })).toHaveCount(0)
  await shoot('13-trash', page)
  await editor.open(`collections/news/trash/${id}`)
  await expect(editor.siteStatus).toHaveText(/^In the trash since .*: not on the site\.$/)
  await page.locator('#action-restore').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'restore-as-published' }).check()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(new RegExp(`/collections/news/${id}(?:\\?|$)`))
  await editor.expectOnSite()
  await onSite(200)
})

test('a country’s editor can put into the trash, and not delete for good', async ({ colleague }) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  const editor = await colleague('country-editor')
  const { page } = editor
  await editor.writeArticle({
    title: `Of my country ${name}`,
    summary: 'Here.',
    slug: `of-my-country-${name}`,
    category: 'Company news',
    body: 'Here.',
  })
  const id = editor.documentId
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Confirm' }).waitFor()
  await expect(dialog.getByLabel(/permanently/i)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/collections\/news(?:\?|$)/)
  await editor.open(`collections/news/trash/${id}`)
  await page.locator('#action-restore').waitFor()
  await expect(page.getByRole('button', { name: /permanently/i })).toHaveCount(0)
})

test('of a banner in the trash is not said that it is live, or will be', async ({ editor }) => {
  const { page } = editor
  const title = `Not coming ${randomUUID().slice(0, 8)}`
  const { origin } = new URL(page.url())
  const pictures = await page.request.get(`${origin}/api/media?limit=1&depth=0`)
  const { docs } = (await pictures.json()) as { docs: { id: number }[] }
  const from = new Date(Date.now() + 86_400_000).toISOString()
  const data = {
    title,
    pictureNarrow: docs[0]?.id,
    slot: 'top',
    area: ['1'],
    priority: 0,
    from,
    active: true,
  }
  const made = await page.request.post(`${origin}/api/ads`, { data, headers: { origin } })
  expect(made.status()).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: number } }
  await editor.open(`collections/ads?search=${encodeURIComponent(title)}`)
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) })
  await expect(row).toContainText('Scheduled')
  const trashed = await page.request.patch(`${origin}/api/ads/${doc.id}`, {
    data: { deletedAt: new Date().toISOString() },
    headers: { origin },
  })
  expect(trashed.status()).toBe(200)
  await editor.open('collections/ads/trash')
  await expect(row).toContainText(/In the trash since .*: not on the site\./)
  await expect(row).not.toContainText('Scheduled')
  await expect(page.getByRole('link', { name: 'Live', exact: true })).toHaveCount(0)
})
