import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test'

test('an editor is refused what belongs to another country', async ({ editor, colleague, shoot }) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  const title = `For Bangladesh alone ${name}`
  await editor.writeArticle({
    title,
    summary: 'Only there.',
    slug: `alone-${name}`,
    category: 'Company news',
    body: 'Here.',
  })
  await editor.page.locator('#field-allCountries').uncheck()
  await editor.choose('countries', 'Bangladesh')
  await editor.publish()
  const id = editor.documentId

  const other = await colleague('country-editor')
  await other.open(`collections/news/${id}`)
  await expect(other.page.getByText(title)).toHaveCount(0)
  await expect(other.page.getByText(/could not be found/).first()).toBeVisible()
  await shoot('12-refused', other.page)
  await other.open(`collections/news?search=${name}`)
  await other.page.getByRole('heading', { name: 'News and tips' }).waitFor()
  await expect(other.page.getByText(title)).toHaveCount(0)
})
