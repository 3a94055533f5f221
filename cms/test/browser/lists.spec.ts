import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test'

test('at 1280 pixels all columns of a list are on the screen, in languages with long words too', async ({
  editor,
}) => {
  test.setTimeout(120_000)
  const { page } = editor
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.context().addCookies([{ name: 'payload-lng', value: 'fr', url: new URL(page.url()).origin }])
  for (const collection of [
    'news',
    'ads',
    'faqs',
    'policies',
    'quick-links',
    'landing-pages',
    'legal-pages',
    'media',
    'countries',
  ]) {
    await editor.open(`collections/${collection}`)
    await page.getByRole('columnheader', { name: 'Sur le site' }).waitFor()
    const hidden = () =>
      page.locator('.table').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    // Pictures and titles come after the table.
    await expect.poll(hidden, { message: collection }).toBe(0)
  }
})

test('versions say who made each of them, and at which second', async ({ editor, colleague }) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  const { page } = editor
  await editor.writeArticle({
    title: `By two ${name}`,
    summary: 'One begins.',
    slug: `by-two-${name}`,
    category: 'Company news',
    body: 'Here.',
  })
  await editor.publish()
  const id = editor.documentId
  const translator = await colleague('translator')
  await translator.open(`collections/news/${id}`)
  await translator.switchLanguage('fr')
  await translator.keepDraft('Title', `À deux ${name}`)

  await editor.open(`collections/news/${id}/versions`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Demo translator into French and Arabic')
  await expect(rows.nth(1)).toContainText(/\d:\d\d:\d\d/)
  await expect(rows.nth(1)).toContainText('Current Draft')
  await expect(rows.nth(2)).toContainText('Currently Published')
  await expect(rows.nth(2)).not.toContainText('translator')
  await editor.open('')
  const changed = page.getByRole('region', { name: 'Recently changed' })
  await expect(changed.getByRole('listitem').filter({ hasText: `By two ${name}` })).toContainText(
    'Demo translator into French and Arabic',
  )
})

test('a translator finds an untranslated article by its English title, and sees the title of the translation', async ({
  editor,
  colleague,
}) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  await editor.writeArticle({
    title: `Not yet in French ${name}`,
    summary: 'Soon.',
    slug: `not-yet-${name}`,
    category: 'Company news',
    body: 'Here.',
  })
  await editor.publish()
  const id = editor.documentId
  const translator = await colleague('translator')
  const { page } = translator
  const frenchList = `${new URL(page.url()).origin}/admin/collections/news?locale=fr&limit=100`
  await page.goto(frenchList)
  const link = page.getByRole('link', { name: `Not yet in French ${name} (English)` })
  await link.click()
  await page.waitForURL(new RegExp(`/collections/news/${id}`))
  await page.locator('[data-lexical-editor]').first().waitFor()
  await translator.keepDraft('Title', `Maintenant ${name}`)
  await page.goto(frenchList)
  await expect(page.getByRole('link', { name: `Maintenant ${name}` })).toBeVisible()
})

test('a form that was opened and left is in no list, and not among what was changed', async ({
  editor,
  colleague,
}) => {
  test.setTimeout(120_000)
  const { page } = editor
  await editor.open('collections/news/create')
  await page.waitForURL(/\/collections\/news\/\d+/)
  const id = editor.documentId
  const other = await colleague('administrator')
  for (const someone of [editor, other]) {
    await someone.open('collections/news?limit=100&sort=-updatedAt')
    await someone.page.getByRole('link', { name: 'All', exact: true }).waitFor()
    await expect(someone.page.getByRole('row').nth(1)).toBeVisible()
    await expect(someone.page.locator(`a[href*="/collections/news/${id}"]`)).toHaveCount(0)
    await someone.open('')
    await someone.page
      .getByRole('region', { name: 'Recently changed' })
      .getByRole('listitem')
      .first()
      .waitFor()
    await expect(someone.page.locator(`a[href*="/collections/news/${id}"]`)).toHaveCount(0)
  }

  await editor.open(`collections/news/${id}`)
  await editor.keepDraft('Title', `Begun ${id}`)
  await other.open('collections/news?limit=100&sort=-updatedAt')
  await expect(other.page.getByRole('link', { name: `Begun ${id}` })).toBeVisible()
  await other.open('')
  await expect(
    other.page.getByRole('region', { name: 'Recently changed' }).getByRole('link', { name: `Begun ${id}` }),
  ).toBeVisible()
})
