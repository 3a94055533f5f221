import AxeBuilder from '@axe-core/playwright'
import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

test('an article and a banner go live together at their time, are locked until then, and are rolled back', async ({
  editor,
  visitor,
}) => {
  test.setTimeout(240_000)
  const name = randomUUID().slice(0, 8)
  const { page } = editor
  const say = page.getByRole('status')
  await editor.open('releases')
  await page.getByRole('button', { name: 'Make the release' }).click()
  await expect(page.getByText('Give the release a name.')).toBeVisible(SOON)
  await page.getByLabel('Name', { exact: true }).fill(`Launch ${name}`)
  await page.getByRole('button', { name: 'Make the release' }).click()
  await expect(page.getByRole('heading', { name: `Launch ${name}` })).toBeVisible(SOON)
  const address = page.url()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(say.filter({ hasText: 'Add a document to the release first.' })).toBeVisible(SOON)

  const add = async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-add-to-release').click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Release').selectOption(`Launch ${name}`)
    await drawer.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(drawer.getByRole('status')).toContainText('It is in the release now.', SOON)
  }
  await editor.writeArticle({
    ...{ title: `Together ${name}`, summary: 'At once.', slug: `together-${name}` },
    ...{ category: 'Company news', body: 'Here it is.' },
  })
  const article = page.url()
  await add()
  await editor.planBanner({
    title: `Banner ${name}`,
    countries: ['Zambia'],
    from: '2026-01-01T00:00',
    to: '2099-01-01T00:00',
    timeZone: 'Africa/Lusaka',
  })
  await page.locator('#field-active').uncheck()
  await editor.save()
  await page.locator('#field-active').check()
  await add()
  page.once('dialog', (dialog) => void dialog.accept())

  await page.goto(address)
  const row = (title: string) => page.getByRole('row').filter({ hasText: title })
  await expect(row(`Together ${name}`)).toContainText('Ready', SOON)
  await expect(row(`Banner ${name}`)).toContainText('Change is kept (English)')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(say.filter({ hasText: 'Checked: everything can go live.' })).toBeVisible(SOON)
  const { violations } = await new AxeBuilder({ page }).include('main, .gutter').analyze()
  expect(violations).toEqual([])

  await page.getByLabel('By the clock of').selectOption('Africa/Lusaka')
  const inLusaka = (minutes: number) =>
    new Date(Date.now() + (120 + minutes) * 60_000).toISOString().slice(0, 16)
  await page.getByLabel('Date and time').fill(inLusaka(60))
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText(/^Scheduled · Goes live: .*Africa\/Lusaka/)).toBeVisible(SOON)
  await page.goto(article)
  await expect(
    page.getByRole('link', { name: `Locked: it goes live with the release “Launch ${name}”.` }),
  ).toBeVisible(SOON)
  await page.getByLabel('Summary').fill('Too late.')
  await expect(
    page.getByText(`The release “Launch ${name}” is scheduled and holds this document.`).first(),
  ).toBeVisible(SOON)
  const statusOfArticle = async () => (await visitor.goto(`/zm/news-detail/together-${name}/`))?.status()
  expect(await statusOfArticle()).toBe(404)

  await page.goto(address)
  await page.getByRole('button', { name: 'Go live now' }).click()
  await expect(page.getByText(/^Live · Live since /)).toBeVisible(SOON)
  await expect.poll(statusOfArticle, { timeout: 30_000 }).toBe(200)
  await page.getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText(/^Rolled back · /)).toBeVisible(SOON)
  await expect.poll(statusOfArticle, { timeout: 30_000 }).toBe(404)

  await page.context().addCookies([{ name: 'payload-lng', value: 'ar', url: new URL(page.url()).origin }])
  await editor.open('releases')
  await expect(page.getByRole('heading', { name: 'مجموعات النشر' })).toBeVisible(SOON)
  await page.setViewportSize({ width: 360, height: 740 })
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await beyond()).toBeLessThanOrEqual(0)
})
