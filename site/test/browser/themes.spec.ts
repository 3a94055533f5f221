import { z } from 'zod'
import { Administrator } from '../support/administrator'
import { accessibilityProblems, expect, PHONE, test } from './support/test'
import { checkImei, lookUpRepair } from './support/visits'

const accounts = z.array(z.object({ email: z.string(), password: z.string(), role: z.string() }))

/** Sections that no other test looks at. */
const THEMES = [
  { theme: 'aster', section: 'lr', accent: 'rgb(255, 210, 63)' },
  { theme: 'kite', section: 'mw', accent: 'rgb(200, 240, 46)' },
  { theme: 'solis', section: 'dz', accent: 'rgb(90, 31, 5)' },
]

test.describe.configure({ mode: 'serial' })
test.use({ viewport: PHONE })

test.beforeAll(async () => {
  const administrator = await Administrator.logIn({
    cmsUrl: process.env.CARELANE_TEST_CMS_URL ?? '',
    accounts: accounts.parse(JSON.parse(process.env.CARELANE_TEST_ACCOUNTS ?? '')),
  })
  for (const { theme, section } of THEMES) {
    const { id } = await administrator.find('countries', 'shortName', section)
    await administrator.change('countries', id, { theme })
    await administrator.untilOnSite('countries', id)
  }
})

for (const { theme, section } of THEMES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${theme}, ${colorScheme}: home, warranty and repair status can be read by everybody`, async ({
      page,
      sandbox,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(`/${section}/`, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveClass(`theme-${theme}`)
      expect(await accessibilityProblems(page)).toEqual([])
      await page.goto(`/${section}/warranty-check/`)
      await checkImei(page, sandbox, section, 'in-warranty')
      const drawing = page.locator('main img[src*="device-drawing"]').first()
      await expect(drawing).toHaveAttribute('src', new RegExp(`&theme=${theme}&`))
      expect(await accessibilityProblems(page)).toEqual([])
      await page.goto(`/${section}/repair-status/`)
      await lookUpRepair(page, { orderNumber: await sandbox.typeFor(section, 'Repair status', 'repairing') })
      expect(await accessibilityProblems(page)).toEqual([])
    })

for (const { theme, section, accent } of THEMES)
  test(`${theme}: what is next has its accent, and the visitor's own colours win over it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`/${section}/`)
    const next = page.getByRole('main').locator('[data-ticket="warranty-check"] form button')
    const ground = () => next.evaluate((each) => getComputedStyle(each).backgroundColor)
    expect(await ground()).toBe(accent)
    const brand = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
    expect(await brand()).toMatch(/^#/)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await brand()).toBe('SelectedItem')
    expect(await ground()).not.toBe(accent)
  })
