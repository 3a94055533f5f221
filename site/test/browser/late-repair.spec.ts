import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, test } from './support/test'
import { textsOf } from './support/texts-of'
import { lookUpRepair, openRepairsOf, reloadUntil } from './support/visits'

/** Countries whose quotes no other test answers. */
const WAYS = [
  { section: 'gh', locale: 'en', javaScriptEnabled: false },
  { section: 'eg', locale: 'ar', javaScriptEnabled: true },
] as const

const upTo = (text: string) => text.slice(0, text.indexOf('{'))
const lateOrder = (page: Page, title: string) =>
  page.locator('main details', { has: page.locator(`h3:text-is("${title}")`) })

for (const { section, locale, javaScriptEnabled } of WAYS) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 760 } })

    test('a repair past its promise says so first, with the reason, and what was asked about it is tracked by anyone who has its number', async ({
      page,
      sandbox,
    }) => {
      const { late, since } = textsOf(locale, 'repair')
      const texts = textsOf(locale, 'enquiry')
      await page.goto(`/${section}/repair-status/`)
      await openRepairsOf(page, sandbox, await sandbox.typeFor(section, 'Repair quote', 'accepted'))
      const order = lateOrder(page, late.title)
      await expect(order.getByText(upTo(late.part))).toBeVisible()
      const told = await order.innerText()
      expect(told.indexOf(late.title)).toBeGreaterThan(0)
      expect(told.indexOf(late.title)).toBeLessThan(told.indexOf(upTo(since)))
      expect(told).toContain(upTo(late.text))
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      await order.locator('[name=note]').fill('I need it for work.')
      await order.getByRole('button', { name: texts.submit }).click()
      await expect(page.getByRole('heading', { name: texts.received })).toBeVisible()
      await reloadUntil(page, 'main bdi:text-matches("^RE[A-Z]{2}[0-9]{10}$")')
      const answer = lateOrder(page, late.title)
      await expect(answer.getByText(upTo(texts.open))).toBeVisible()
      await expect(answer.getByRole('button', { name: texts.submit })).toHaveCount(0)
      const number = await answer.locator('bdi', { hasText: /^RE/ }).innerText()
      const orderNumber = await answer.locator('summary bdi').first().innerText()
      const taken = (await sandbox.taken('repair-enquiry-add')).filter(
        ({ content }) => content.orderNumber === orderNumber,
      )
      expect(taken).toMatchObject([{ content: { note: 'I need it for work.' }, arrivals: 1 }])

      await page.context().clearCookies()
      await page.goto(`/${section}/repair-status/`)
      await lookUpRepair(page, { orderNumber })
      const again = lateOrder(page, late.title)
      await expect(again.getByText(number)).toBeVisible()
      await expect(again.getByRole('button', { name: texts.submit })).toHaveCount(0)
      await expect(again.getByText('I need it for work.')).toHaveCount(0)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
    })
  })
}
