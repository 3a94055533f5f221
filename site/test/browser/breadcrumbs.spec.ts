import { readHead } from '../support/page-head'
import { expect, PHONE, sidewaysScroll, test } from './support/test'

const PAGES = [
  ['news/', 1],
  ['tips/?category=mobile-phones', 2],
  ['tips-detail/find-your-imei-number/', 3],
  ['faq/', 1],
  ['faq/1/', 2],
  ['service-policy/', 1],
  ['policy/privacy/', 1],
  ['protection/', 1],
  ['protection/faq/', 2],
  ['protection/terms/ke/', 2],
  ['after-sales/', 1],
  ['contact/', 1],
  ['warranty-check/', 1],
  ['warranty-check/broken-screen/', 2],
  ['search/', 1],
  ['choose-your-country-or-region/', 1],
] as const

for (const lang of ['ng', 'sa']) {
  for (const [path, above] of PAGES) {
    test(`/${lang}/${path} shows where it stands, in the words that machines read`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      const answer = await page.goto(`/${lang}/${path}`)
      const { things } = readHead((await answer?.text()) ?? '')
      const told = things.flatMap((thing) =>
        thing['@type'] === 'BreadcrumbList' ? thing.itemListElement : [],
      )
      const trail = page.getByRole('main').locator('nav:has([aria-current="page"]) ol')
      const items = trail.getByRole('listitem')
      await expect(items).toHaveText(told.map(({ name }) => name))
      const links = await trail
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
      expect(links).toHaveLength(above)
      expect(links).toEqual(told.slice(0, -1).map(({ item }) => item))
      expect(decodeURI(told.at(-1)?.item ?? '')).toBe(decodeURI(page.url()))
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }
}

test('in Arabic the trail runs from the right, with Home first', async ({ page }) => {
  await page.goto('/sa/tips/')
  const trail = page.getByRole('main').locator('nav:has([aria-current="page"]) ol').first()
  const home = await trail.getByRole('listitem').first().boundingBox()
  const here = await trail.getByRole('listitem').last().boundingBox()
  expect(home?.x).toBeGreaterThan(here?.x ?? Infinity)
})

test('the home stands below nothing', async ({ page }) => {
  await page.goto('/ng/')
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toHaveCount(0)
})
