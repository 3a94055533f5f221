import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test'

test('a tip is translated, seen in the preview, and then on the site', async ({ editor, visitor, shoot }) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  const slug = `keep-it-dry-${name}`
  const { page } = editor
  await editor.writeArticle({
    title: `Keep your phone dry ${name}`,
    summary: 'Water is what phones fear most.',
    slug,
    type: 'Tip',
    category: 'Mobile phones',
    body: 'Wipe it with a soft cloth and let it dry.',
  })
  await editor.publish()

  await editor.switchLanguage('fr')
  await editor.keepDraft('Title', `Gardez votre téléphone au sec ${name}`)
  await editor.keepDraft('Summary', 'L’eau est ce que les téléphones craignent le plus.')
  await editor.keepBody('Essuyez-le avec un chiffon doux et laissez-le sécher.')
  await page.getByText(/Last saved/).waitFor()
  await shoot('7-translation', page)

  const preview = await editor.openPreview()
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`Gardez votre téléphone au sec ${name}`, { timeout: 20_000 })
  await editor.keepDraft('Title', `Gardez-le au sec ${name}`)
  await expect(heading).toHaveText(`Gardez-le au sec ${name}`, {
    timeout: 20_000,
  })
  await shoot('8-preview', page)
  // Payload remembers it for the account.
  await page.locator('#live-preview-toggler').click()

  await editor.publish()
  await expect(async () => {
    await visitor.goto(`/ci/tips-detail/${slug}/`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Gardez-le au sec ${name}`, {
      timeout: 1000,
    })
  }).toPass({ timeout: 20_000 })
  await shoot('9-translation-on-the-site', visitor)
})
