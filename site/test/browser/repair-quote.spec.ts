import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, test } from './support/test'
import type { Sandbox } from './support/sandbox'
import { textsOf } from './support/texts-of'
import { answerQuote, openWaitingRepair } from './support/visits'

interface Site {
  lang: string
  country: string
  locale: 'en' | 'ar'
}

const WAYS = [
  { javaScriptEnabled: false, site: { lang: 'ng', country: 'ng', locale: 'en' } },
  { javaScriptEnabled: true, site: { lang: 'sa', country: 'sa', locale: 'ar' } },
] as const

async function openRepairs(page: Page, sandbox: Sandbox, { lang, country }: Site) {
  await page.goto(`/${lang}/repair-status/`)
  return openWaitingRepair(page, sandbox, country)
}

for (const { javaScriptEnabled, site } of WAYS) {
  test.describe(`${site.locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })
    const texts = textsOf(site.locale, 'quote')
    const repair = textsOf(site.locale, 'repair')

    test('a repair that waits for its owner: price, yes with a code, receipt', async ({ page, sandbox }) => {
      const { orderNumber, phone } = await openRepairs(page, sandbox, site)
      const main = page.getByRole('main')
      await expect(page.locator('main summary h2').first()).toHaveText(repair.states.waitingApproval.label)
      await main.getByRole('link', { name: texts.see }).click()
      await expect(main.getByRole('heading', { level: 2, name: texts.document })).toBeVisible()
      await expect(main.getByText(orderNumber)).toBeVisible()
      await expect(main.getByText(texts.facts.total)).toBeVisible()
      for (const number of [orderNumber, phone])
        expect(decodeURIComponent(page.url())).not.toContain(number.slice(-6))
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      await page.locator('main form:has([name=answer])').getByRole('button').click()
      await expect(main.getByText(texts.problems.choose)).toBeVisible()
      await answerQuote(page, sandbox, phone, 'yes')
      await expect(main.getByRole('heading', { name: texts.receipt.yes })).toBeVisible()
      await expect(main.getByText(texts.receipt.number)).toBeVisible()
      await expect(main.getByRole('button', { name: texts.receipt.print })).toBeVisible({
        visible: javaScriptEnabled,
      })
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.reload()
      await expect(main.getByRole('heading', { name: texts.receipt.yes })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(main.getByText(texts.facts.total)).toBeVisible()
      await expect(page.locator('header').first()).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await main.getByRole('link', { name: texts.back }).click()
      await expect(page.locator('main summary h2').first()).toHaveText(repair.states.repairing.label)
      const taken = (await sandbox.taken('repair-quote-answer')).filter(
        ({ content }) => content.orderNumber === orderNumber,
      )
      expect(taken).toHaveLength(1)
    })

    test('a no with another thought before it, and a price that rose meanwhile', async ({
      page,
      sandbox,
    }) => {
      const { orderNumber, phone } = await openRepairs(page, sandbox, site)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: texts.see }).click()
      await page.locator('[name=answer][value=yes]').check()
      await page.locator('main form:has([name=answer])').getByRole('button').click()
      await expect(main.getByRole('heading', { name: texts.confirm.title })).toBeVisible()
      await main.getByRole('link', { name: texts.confirm.change }).click()
      await page.locator('[name=answer][value=no]').check()
      await sandbox.raiseQuote(orderNumber)
      await page.locator('main form:has([name=answer])').getByRole('button').click()
      await expect(main.getByRole('heading', { name: texts.changed.title })).toBeVisible()
      await answerQuote(page, sandbox, phone, 'no')
      await expect(main.getByRole('heading', { name: texts.receipt.no })).toBeVisible()
      await main.getByRole('link', { name: texts.back }).click()
      await expect(main.getByText(repair.returned.declined)).toBeVisible()
    })
  })
}
