import type { Page } from '@playwright/test'
import type { Sandbox } from './sandbox'

export interface Visit {
  page: Page
  /** `{lang}` of the section. */
  section: string
  sandbox: Sandbox
}

export interface Screen {
  /** Its folder in `docs/screens/`. */
  name: string
  /** Below `/{lang}/`. */
  path: string
  scheme?: 'dark'
  /** What a visitor does there before the picture is taken. */
  after?: (visit: Visit) => Promise<void>
}

const SERVICE_BRAND = 'carelane'

const page = (path: string): Screen => ({ name: path.replaceAll('/', '-'), path: `${path}/` })

/** Pages whose address is known beforehand, in the order of §2.1 and §2.4. */
const PAGES = [
  'news',
  'tips',
  'choose-your-country-or-region',
  'faq',
  'contact',
  `about-${SERVICE_BRAND}`,
  'service-policy',
  'phone-repair',
  'phone-repair-services',
  'broken-screen-service',
  'air-conditioner-repair-and-service',
  'after-sales',
  'tv-warranty',
  'service-manal',
  'service-manal-detail',
  'protection',
  'protection/faq',
  'protection/terms',
  'warranty-check',
  'service-center',
  'repair-status',
  'repair-appointment',
  'spare-parts-price',
  'spare-parts-serial',
  'drivers-download',
  'phone-unlocking-appeal',
  'survey',
  'exclusive-service',
  'purchase-service',
  'purchase-service-offline',
  'chat',
].map(page)

/** Pages that a visitor comes to by a link of another one. */
const LINKED: Screen[] = [
  { name: 'news-detail', path: 'news/', after: ({ page }) => follow(page, 'main a[href*="/news-detail/"]') },
  { name: 'tips-detail', path: 'tips/', after: ({ page }) => follow(page, 'main a[href*="/tips-detail/"]') },
  {
    name: 'service-policy-detail',
    path: 'service-policy/',
    after: ({ page }) => follow(page, 'main a[href*="/service-policy/"]'),
  },
]

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '' },
  ...PAGES,
  ...LINKED,
  { name: 'search', path: 'search/?q=IMEI' },
  { name: 'search-nothing-found', path: 'search/?q=qqqqqq' },
  {
    name: 'warranty-check-answer',
    path: 'warranty-check/',
    after: async ({ page, section, sandbox }) => {
      const { 'in-warranty': imei = '' } = await sandbox.devices(section)
      await page.locator('main form input[inputmode]').first().fill(imei)
      await page.locator('main form button[type=submit]').first().click()
      await page.locator('main dl').first().waitFor()
    },
  },
  { name: 'not-found', path: 'no-such-page/' },
  { name: 'home-dark', path: '', scheme: 'dark' },
  { name: 'ui-parts', path: 'ui-parts/' },
  { name: 'ui-parts-dark', path: 'ui-parts/', scheme: 'dark' },
]

async function follow(page: Page, selector: string): Promise<void> {
  const address = await page.locator(selector).first().getAttribute('href')
  if (!address) throw new Error(`nothing to follow: ${selector}`)
  await page.goto(address, { waitUntil: 'networkidle' })
}
