import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const MINUTE = 60_000

test('a banner for two countries comes and goes by itself', async ({ editor, visitor, shoot }) => {
  // The admin schedules by the minute.
  test.setTimeout(5 * MINUTE)
  const title = `A week of free check-ups ${randomUUID().slice(0, 6)}`
  const from = new Date(Math.ceil((Date.now() + MINUTE / 2) / MINUTE) * MINUTE)
  const to = new Date(from.getTime() + MINUTE)
  const { page } = editor

  // Nigeria is UTC+1 all year, Kenya UTC+3.
  const inLagos = (at: Date) => new Date(at.getTime() + 60 * MINUTE).toISOString().slice(0, 16)
  await editor.planBanner({
    title,
    countries: ['Nigeria', 'Kenya'],
    from: inLagos(from),
    to: inLagos(to),
    timeZone: 'Africa/Lagos',
  })
  const times = page.getByRole('region', { name: 'Times in the countries' })
  await expect(times).toContainText('Scheduled')
  await expect(times).toContainText('Africa/Lagos')
  await expect(times).toContainText('Africa/Nairobi')
  await page.getByLabel('By the clock of (to)').selectOption('Africa/Nairobi')
  await expect(page.locator('#field-to')).toHaveValue(
    new Date(to.getTime() + 180 * MINUTE).toISOString().slice(0, 16),
  )
  await shoot('4-banner', page)
  await editor.save()
  await expect(editor.siteStatus).toHaveText(/^Scheduled: on the site from .* by your clock\.$/, {
    timeout: 20_000,
  })
  await expect(page.getByRole('region', { name: 'On the site' })).toContainText(/ in Kenya.* in Nigeria/s)
  const { documentId } = editor
  await editor.open('collections/ads')
  await page.getByRole('link', { name: 'Scheduled', exact: true }).click()
  await expect(page.getByRole('row', { name: title })).toContainText('Nigeria, Kenya')
  await shoot('5-scheduled-banners', page)

  await expectBanner(visitor, '/ng/', title, false)
  await expectBanner(visitor, '/ng/', title, true, from)
  await shoot('6-banner-on-the-site', visitor)
  await editor.open(`collections/ads/${documentId}`)
  await expect(editor.siteStatus).toHaveText(/^On the site since [^,]*\.$/, { timeout: 20_000 })
  await expectBanner(visitor, '/ke/', title, true)
  await expectBanner(visitor, '/gh/', title, false)
  await expectBanner(visitor, '/ng/', title, false, to)
  await expectBanner(visitor, '/ke/', title, false)
  await expect(editor.siteStatus).toHaveText(/^Ended: off the site since /, { timeout: 20_000 })
})

async function expectBanner(
  visitor: Page,
  address: string,
  title: string,
  isThere: boolean,
  at = new Date(),
) {
  await visitor.waitForTimeout(Math.max(0, at.getTime() - Date.now()))
  await expect(async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('complementary', { name: title })).toHaveCount(isThere ? 1 : 0, {
      timeout: 500,
    })
  }).toPass({ timeout: 15_000 })
}
