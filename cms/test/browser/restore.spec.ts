import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test'

test('an old version is compared with the newest, restored, and on the site again', async ({
  editor,
  visitor,
  shoot,
}) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  const slug = `opening-hours-${name}`
  const [first, second] = [`Open from eight ${name}`, `Open from nine ${name}`]
  const { page } = editor
  const onSite = (title: string) =>
    expect(async () => {
      await visitor.goto(`/ng/news-detail/${slug}/`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 })
    }).toPass({ timeout: 20_000 })

  await editor.writeArticle({
    title: first,
    summary: 'New hours.',
    slug,
    category: 'Company news',
    body: 'Come in.',
  })
  await editor.publish()
  await onSite(first)
  await editor.keepDraft('Title', second)
  await editor.publish()
  await onSite(second)

  const id = editor.documentId
  await editor.open(`collections/news/${id}/versions`)
  const published = page
    .getByRole('row')
    .filter({ hasText: /Previously Published/i })
    .last()
  await published.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Restore this version' }).waitFor()
  await shoot('10-compare-versions', page)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(`**/collections/news/${id}*`)
  await expect(page.getByLabel('Title')).toHaveValue(first)
  await editor.expectOnSite()
  await onSite(first)
  await shoot('11-restored', page)
})
