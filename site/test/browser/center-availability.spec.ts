import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, PHONE, test } from './support/test'
import { textsOf } from './support/texts-of'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const PART = 'model=Aster+Nova+5&part=Screen'

async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** It is always day somewhere. */
const OPEN = 'country=global&open=1&q=aster'

for (const { lang, locale, javaScriptEnabled } of [
  { lang: 'ng', locale: 'en', javaScriptEnabled: true },
  { lang: 'sa', locale: 'ar', javaScriptEnabled: false },
] as const) {
  const [centers, ticket] = [textsOf(locale, 'centers'), textsOf(locale, 'ticket')]

  test.describe(`in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    const search = async (page: Page) => {
      if (!javaScriptEnabled) await page.getByRole('button', { name: centers.form.submit }).click()
    }

    test('a visitor sorts centres by the next free slot and narrows them by kind of device', async ({
      page,
    }) => {
      await page.goto(`/${lang}/service-center/`)
      await page.getByLabel(centers.form.sort).selectOption('slot')
      await search(page)
      await expect(page).toHaveURL(/[?&]sort=slot/)
      await page.getByLabel(centers.form.kind, { exact: true }).selectOption('tv')
      await search(page)
      await expect(page).toHaveURL(/kind=tv.*sort=slot/)
      await expect(cards(page).first()).toContainText(centers.kinds.tv)
      for (const card of await cards(page).all()) await expect(card).toContainText(centers.kinds.tv)
      await expect(cards(page).first()).toContainText(`${centers.center.slot}:`)
      await expectToFit(page)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
    })

    test('from the price of a part a visitor finds who has it, and takes the part away again', async ({
      page,
    }) => {
      await page.goto(`/${lang}/repair-cost/aster-nova-5/cracked-screen/`)
      await page.getByRole('link', { name: centers.part.centers }).click()
      await expect(page).toHaveURL(new RegExp(PART.replace(/\+/g, '\\+')))
      const [before = ''] = centers.part.only.split('{part}')
      const told = page.getByText(before)
      await expect(told).toContainText('Aster Nova 5')
      await expect(cards(page).first()).toContainText(`${centers.center.inStock}:`)
      await expectToFit(page)
      await page.getByRole('link', { name: centers.part.remove }).click()
      await expect(page).not.toHaveURL(/part=/)
      await expect(told).toHaveCount(0)
      await expect(cards(page)).toHaveCount(10)
    })

    test('takes a number at an open centre, looks at it again and gives it back', async ({ page }) => {
      await page.goto(`/${lang}/service-center/?${OPEN}`)
      const button = page.getByRole('link', { name: centers.center.ticket })
      for (let turned = 1; turned < 6 && (await button.count()) === 0; turned += 1)
        await page.goto(`/${lang}/service-center/?${OPEN}&page=${turned + 1}`)
      await button.first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ticket.title)
      await expectToFit(page)
      await page.getByRole('button', { name: ticket.submit }).click()
      await expect(page).toHaveURL(/\?of=/)
      await expect(page.getByRole('heading', { name: ticket.states.waiting })).toBeVisible()
      await expectToFit(page)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      const number =
        (await page
          .getByText(/^A\d{3}$/)
          .first()
          .textContent()) ?? ''
      await page.getByRole('link', { name: ticket.refresh }).click()
      await expect(page.getByText(number).first()).toBeVisible()
      await page.getByRole('button', { name: ticket.giveBack.submit }).click()
      await expect(page.getByRole('heading', { name: ticket.states.givenBack })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: ticket.states.givenBack })).toBeVisible()
      await expect(page.getByRole('button', { name: ticket.giveBack.submit })).toHaveCount(0)
    })
  })
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the filters are kept while a visitor turns pages, goes back and shares the address', async ({
    page,
  }) => {
    await page.goto('/ng/service-center/?kind=tablet&sort=slot')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/kind=tablet&sort=slot&page=2$/)
    await expect(page.getByLabel('Sort by')).toHaveValue('slot')
    await page.goBack()
    await expect(page).toHaveURL(/kind=tablet&sort=slot$/)
    await expect(cards(page)).toHaveCount(10)
  })
})
