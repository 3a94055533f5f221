import { accessibilityProblems, expect, test } from './support/test'
import { textsOf } from './support/texts-of'

/** Of the demo's free repair of batteries. */
const AFFECTED = '004401031120005'
const NOT_AFFECTED = '490154203237518'

const WAYS = [
  { section: 'ng', locale: 'en', javaScriptEnabled: false },
  { section: 'sa', locale: 'ar', javaScriptEnabled: true },
] as const

for (const { section, locale, javaScriptEnabled } of WAYS) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 760 } })

    test('somebody who reads of a recall learns whether the own device is meant, by its number alone', async ({
      page,
    }) => {
      const texts = textsOf(locale, 'recalls')
      const main = page.getByRole('main')
      await page.goto(`/${section}/recalls/`)
      await expect(main.locator('article')).toHaveCount(2)
      const number = main.getByRole('textbox', { name: texts.number })
      const check = async (typed: string) => {
        await number.fill(typed)
        await main.getByRole('button', { name: texts.submit }).click()
      }

      await check('some of them')
      await expect(main.locator('#number-error')).toHaveText(texts.problems.unreadable)
      await expect(number).toHaveValue('some of them')
      await expect(main.getByText(texts.notAffected)).toHaveCount(0)

      await check(NOT_AFFECTED)
      await expect(main.getByText(texts.notAffected)).toBeVisible()

      await check(AFFECTED)
      await expect(main.getByText(texts.yours.freeRepair)).toBeVisible()
      await expect(main.getByText(texts.notAffected)).toHaveCount(0)
      expect(page.url()).not.toContain(AFFECTED)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      await main.getByRole('link', { name: texts.read }).first().click()
      await expect(page).toHaveURL(new RegExp(`/${section}/recalls/#`))
    })
  })
}
