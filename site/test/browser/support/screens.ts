import type { Page } from '@playwright/test'
import { choosePlan, reachPlans } from './purchase'
import type { Sandbox } from './sandbox'
import { askAssistant, checkImei, follow, keepDevice, openContest, signInOnce, submitAppeal } from './visits'

export interface Visit {
  page: Page
  /** `{lang}` */
  section: string
  sandbox: Sandbox
}

export interface Screen {
  /** Folder in `docs/screens/`. */
  name: string
  /** Below `/{lang}/`. */
  path: string
  scheme?: 'dark'
  without?: readonly string[]
  chance?: string
  after?: (visit: Visit) => Promise<void>
}

const SERVICE_BRAND = 'carelane'

const OWN_PHONE = 'main dl:has(bdi) > div:first-child dd'

export const WITHOUT_SURVEY = ['th', 'mm', 'by']

const page = (path: string): Screen => ({
  name: path.replaceAll('/', '-'),
  path: `${path}/`,
  ...(path === 'survey' && { without: WITHOUT_SURVEY }),
})

// In the order of §2.1 and §2.4.
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
  'repair-cost',
  'spare-parts-price',
  'spare-parts-serial',
  'find-the-fault',
  'find-the-fault/phone-will-not-charge',
  'is-it-us',
  'hand-in',
  'pick-up',
  'drivers-download',
  'phone-unlocking-appeal',
  'survey',
  'exclusive-service',
  'purchase-service',
  'purchase-service-offline',
  'chat',
].map(page)

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
  {
    name: 'faq-detail',
    path: 'faq/',
    after: ({ page }) => follow(page, 'main a[href*="/faq/"][href$="/"]:not([href$="/faq/"])'),
  },
  { name: 'policy', path: 'policy/privacy/' },
  { name: 'repair-cost-model', path: 'repair-cost/aster-nova-5/' },
  { name: 'repair-cost-fault', path: 'repair-cost/aster-nova-5/cracked-screen/' },
  { name: 'error', path: 'error/' },
  { name: 'search', path: 'search/?q=IMEI' },
  { name: 'search-ai', path: 'search/?mode=ai&q=IMEI' },
  {
    name: 'chat-answer',
    path: 'chat/',
    after: ({ page }) => askAssistant(page, 'IMEI 490154203237518'),
  },
  { name: 'search-nothing-found', path: 'search/?q=qqqqqq' },
  {
    name: 'warranty-check-answer',
    path: 'warranty-check/',
    after: ({ page, section, sandbox }) => checkImei(page, sandbox, section, 'in-warranty'),
  },
  {
    name: 'my-devices',
    path: 'warranty-check/',
    chance: '#my-devices dl > div:last-child dd',
    after: ({ page, section, sandbox }) => keepDevice(page, sandbox, section, 'in-warranty'),
  },
  { name: 'account', path: 'account/', after: ({ page, sandbox }) => signInOnce(page, sandbox) },
  {
    name: 'phone-unlocking-appeal-new',
    path: 'phone-unlocking-appeal/new/',
    after: ({ page, sandbox }) => signInOnce(page, sandbox),
  },
  {
    name: 'phone-unlocking-appeal-show',
    path: 'phone-unlocking-appeal/new/',
    after: ({ page, sandbox }) => submitAppeal(page, sandbox),
  },
  {
    name: 'order-list',
    path: 'purchase-service/order-list/',
    after: ({ page, sandbox }) => signInOnce(page, sandbox),
  },
  {
    name: 'purchase-service-list',
    path: 'purchase-service/',
    chance: OWN_PHONE,
    after: ({ page, section, sandbox }) => reachPlans(page, sandbox, section),
  },
  {
    name: 'purchase-service-confirm',
    path: 'purchase-service/',
    chance: `${OWN_PHONE}, #phone`,
    after: async ({ page, section, sandbox }) => {
      await reachPlans(page, sandbox, section)
      await choosePlan(page)
      await signInOnce(page, sandbox)
    },
  },
  { name: 'warranty-check-broken-screen', path: 'warranty-check/broken-screen/' },
  { name: 'not-found', path: 'no-such-page/' },
  { name: 'home-dark', path: '', scheme: 'dark' },
  { name: 'ui-parts', path: 'ui-parts/' },
  { name: 'ui-parts-dark', path: 'ui-parts/', scheme: 'dark' },
  page('recalls'),
  page('accessibility'),
  page('your-data'),
  {
    name: 'contest',
    path: 'warranty-check/',
    after: ({ page, section, sandbox }) => openContest(page, sandbox, section),
  },
]
