import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import type { Editor } from './editor'
import { expect, test } from './support/test'

test.use({ timezoneId: 'Africa/Nairobi' })

const REASONS = {
  en: 'You may not publish this document.',
  ar: 'لا يُسمح لك بنشر هذا المستند.',
}

const FAILED = {
  en: 'That did not work. See below what is planned, and try again.',
  ar: 'لم ينجح ذلك. اطّلع أدناه على ما هو مقرر، ثم حاول مرة أخرى.',
}

const found = z.object({ docs: z.array(z.object({ id: z.number() })) })
const me = z.object({
  user: z.object({ countries: z.array(z.object({ name: z.string(), timeZone: z.string() })) }),
})

async function write(editor: Editor, title: string) {
  await editor.writeArticle({
    title,
    summary: 'Soon.',
    slug: `soon-${randomUUID().slice(0, 8)}`,
    category: 'Company news',
    body: 'Here.',
  })
  return editor.documentId
}

async function openPlan(page: Page): Promise<Locator> {
  await page.locator('#action-save-popup button').first().click()
  await page.locator('#schedule-publish').click()
  const drawer = page.locator('.schedule-publish')
  await drawer.locator('#scheduled-publish-save').waitFor()
  return drawer
}

async function plan(page: Page, drawer: Locator) {
  await drawer.locator('#time input').click()
  await page.locator('.react-datepicker__navigation--next').click()
  await page.locator('.react-datepicker__day--015:not(.react-datepicker__day--outside-month)').click()
  await page.locator('.react-datepicker__time-list-item').last().click()
  await drawer.locator('#scheduled-publish-save').click()
}

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })

for (const language of ['en', 'ar'] as const) {
  test(`who may not publish any more reads why nothing is planned (${language})`, async ({
    editor,
    colleague,
  }) => {
    test.setTimeout(120_000)
    const { origin } = new URL(editor.page.url())
    const other = await colleague('country-editor')
    const { page } = other
    const id = await write(other, `Moves abroad ${language}`)
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: origin }])
    await other.openArticle(id)
    const drawer = await openPlan(page)

    const countries = await editor.page.request.get(`${origin}/api/countries?where[shortName][equals]=sa`)
    const abroad = found.parse(await countries.json()).docs.map((country) => country.id)
    const moved = await editor.page.request.patch(`${origin}/api/news/${id}`, {
      data: { countries: abroad },
      params: { draft: 'true' },
      headers: { origin },
    })
    expect(moved.status()).toBe(200)
    await plan(page, drawer)
    await expect(toast(page, REASONS[language])).toBeVisible()
    await expect(drawer.getByRole('table')).toHaveCount(0)

    await page.context().setOffline(true)
    await drawer.locator('#scheduled-publish-save').click()
    await expect(toast(page, FAILED[language])).toBeVisible()
  })
}

test('a publication is planned by the clock of the editor’s country at first, and is told when it is planned', async ({
  colleague,
}) => {
  test.setTimeout(120_000)
  const editor = await colleague('country-editor')
  const { page } = editor
  const answer = await page.request.get(`${new URL(page.url()).origin}/api/users/me?depth=1`)
  const [country] = me.parse(await answer.json()).user.countries
  await write(editor, 'By the clock of my country')
  const drawer = await openPlan(page)
  const zone = drawer.locator('.timezone-picker')
  await expect(zone).toContainText(country?.timeZone.split('/').at(-1) ?? 'a zone')
  await expect(zone).toContainText(country?.name ?? 'a country')
  await plan(page, drawer)
  await expect(toast(page, 'Scheduled successfully')).toBeVisible()
  await expect(drawer.getByRole('table')).toContainText(country?.name ?? 'a country')
})

test('an administrator plans by the clock of the browser at first', async ({ editor }) => {
  test.setTimeout(120_000)
  await write(editor, 'By my own clock')
  const drawer = await openPlan(editor.page)
  await expect(drawer.locator('.timezone-picker')).toContainText('Kenya: Nairobi')
})
