import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

test('a translator writes in an own language, and has nothing to publish with', async ({
  editor,
  colleague,
}) => {
  test.setTimeout(120_000)
  const name = randomUUID().slice(0, 8)
  await editor.writeArticle({
    title: `To be translated ${name}`,
    summary: 'Soon.',
    slug: `translated-${name}`,
    category: 'Company news',
    body: 'Here.',
  })
  await editor.publish()

  const translator = await colleague('translator')
  const { page } = translator
  await translator.openArticle(editor.documentId)
  await translator.switchLanguage('fr')
  await translator.keepDraft('Title', `Traduit ${name}`)
  await expect(page.getByLabel('Slug')).toBeDisabled()
  await expect(page.getByRole('button', { name: /Publish/ })).toHaveCount(0)

  await translator.openArticle(editor.documentId)
  await expect(page.getByLabel('Title')).toBeDisabled(SOON)
})

test('what a country’s editor begins is for the own countries, and no other is offered', async ({
  colleague,
}) => {
  test.setTimeout(120_000)
  const editor = await colleague('country-editor')
  const { page } = editor
  await editor.open('collections/ads/create')
  const countries = page.locator('#field-countries')
  await expect(countries.getByText('Nigeria')).toBeVisible(SOON)
  await expect(countries.getByText('Kenya')).toBeVisible()
  await expect(page.locator('#field-allCountries')).toBeDisabled()
  await countries.locator('input').first().click()
  await expect(page.getByText('Saudi Arabia')).toHaveCount(0)
})

test('nobody becomes the first administrator by a page', async ({ editor, visitor }) => {
  const admin = new URL('/admin/create-first-user', editor.page.url()).href
  const answer = await visitor.goto(admin)
  expect(answer?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { name: 'There is no account yet' })).toBeVisible()
  await expect(visitor.locator('form, input')).toHaveCount(0)
})
