import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

test('an article is on the site once it is published; a draft over it is not until it is published too', async ({
  editor,
  visitor,
}) => {
  const name = randomUUID().slice(0, 8)
  const slug = `workshop-${name}`
  const first = `A workshop opens ${name}`
  const second = `Two workshops open ${name}`
  const body = `The workshop ${name} takes phones and tablets.`

  await editor.writeArticle({ title: first, summary: 'It is open.', slug, category: 'Company news', body })
  expect((await visitor.goto(`/ng/news-detail/${slug}/`))?.status()).toBe(404)

  await editor.publish()
  await expectPublished(visitor, slug, first)
  await expect(visitor.getByRole('article').getByText(body)).toBeVisible()

  await editor.keepDraft('Title', second)
  // Not cached yet.
  await expectPublished(visitor, slug, first, 'ke')

  await editor.publish()
  await expectPublished(visitor, slug, second)
  await expectPublished(visitor, slug, second, 'ke')
})

async function expectPublished(visitor: Page, slug: string, title: string, lang = 'ng'): Promise<void> {
  const address = `/${lang}/news-detail/${slug}/`
  await expect(async () => {
    await visitor.goto(`/${lang}/news/`)
    const link = visitor.getByRole('main').locator(`a[href="${address}"]`)
    await expect(link).toHaveText(title, { timeout: 1000 })
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 })
  }).toPass(SOON)
}
