import { accessibilityProblems, expect, test } from './support/test'
import { textsOf } from './support/texts-of'
import { openRepairsOf } from './support/visits'

const WAYS = [
  { country: 'ke', locale: 'en', javaScriptEnabled: false, hasParts: false },
  { country: 'eg', locale: 'ar', javaScriptEnabled: true, hasParts: true },
] as const

for (const { country, locale, javaScriptEnabled, hasParts } of WAYS) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 760 } })

    test('a finished repair leads to its report, whose code proves the guarantee, and whose part to its check', async ({
      page,
      sandbox,
    }) => {
      const report = textsOf(locale, 'report')
      const main = page.getByRole('main')
      const typed = Object.entries(await sandbox.typed(country, 'Repair status'))
      const [, phone = ''] = typed.findLast(([what]) => what.includes('after a code')) ?? []
      await page.goto(`/${country}/repair-status/`)
      await openRepairsOf(page, sandbox, phone)
      const order = main.locator('details:has(a[href*="/repair-status/report/"])').first()
      const orderNumber = (await order.locator('summary bdi').textContent()) ?? ''
      if ((await order.getAttribute('open')) === null) await order.locator('summary').click()
      await order.getByRole('link', { name: report.see }).click()

      await expect(main.getByRole('heading', { name: report.document })).toBeVisible()
      await expect(main.getByText(orderNumber)).toBeVisible()
      await expect(main.getByRole('img', { name: report.code.name })).toBeVisible()
      const address = main.locator(`dt:text-is("${textsOf(locale, 'quote').facts.address}") + dd bdi`)
      await expect(address).toHaveAttribute('dir', 'ltr')
      expect(decodeURIComponent(page.url())).not.toContain(orderNumber.slice(-6))
      const scroll = await page.evaluate('document.documentElement.scrollWidth')
      expect(scroll).toBe(360)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.emulateMedia({ media: 'print' })
      await expect(main.getByRole('heading', { name: report.document })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await page.emulateMedia({ media: 'screen' })

      const opened = page.url()
      await main.getByRole('link', { name: report.code.open }).click()
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
        new RegExp(`${report.public.good}|${report.public.over}`),
      )
      await expect(main.getByText(orderNumber.slice(-4), { exact: true })).toBeVisible()
      await expect(main.getByText(orderNumber)).toHaveCount(0)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      await page.goto(opened)
      if (!hasParts) return expect(main.getByText(report.noParts)).toBeVisible()
      await main.locator('li form').getByRole('button').first().click()
      await page.waitForURL(/spare-parts-serial/)
      await expect(main.getByRole('textbox').first()).toHaveValue(/^SR/)
    })
  })
}
