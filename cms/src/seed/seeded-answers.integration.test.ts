import type { CallName } from '@carelane/main-api'
import { POLICY_PRODUCTS } from '@carelane/main-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callMainApi } from '../../test/support/call-main-api'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { rebuildIndex } from '../search/index/rebuild'
import { DEMO_CONTENT } from './demo-content'
import { prepareLedger, readLedger } from './ledger'
import type { PartName } from './part-names'
import { withSeedLock } from './seed'
import { seedOnce } from './seed-once'
import { documentsToSeed } from './documents-to-seed'

const PARTS: PartName[] = [
  'brands',
  'countries',
  'policies',
  'legal',
  'seo',
  'quickLinks',
  'redirects',
  'settings',
]
const NOW = new Date()

let cms: TestCms

beforeAll(async () => {
  cms = await startCms('seeded_answers')
  await withSeedLock(cms.settings.connectionString, async (client) => {
    await prepareLedger(client)
    for (const part of PARTS) {
      const ledger = await readLedger(client)
      const made = new Map<string, number>()
      const { mediaDirectory } = cms.settings
      const surroundings = {
        payload: cms.payload,
        bundle: DEMO_CONTENT,
        mediaDirectory,
        ledger,
        made,
        now: NOW,
      }
      for (const entry of await documentsToSeed(part, surroundings)) await seedOnce(cms.payload, entry)
    }
    await rebuildIndex(client)
  })
}, 240_000)

afterAll(() => cms.stop())

async function answer<Name extends CallName>(name: Name, request: Record<string, string>) {
  return (await callMainApi(cms, name, request)).read()
}

describe('policies', () => {
  const choices = ['aster', 'kite', 'solis'].flatMap((slug) =>
    POLICY_PRODUCTS.map((product) => `${slug} ${product}`),
  )

  test.each(['ng', 'es', 'sa', 'sa_en', 'global', 'uz'])(
    '%s: one for each brand and product',
    async (shortName) => {
      const { policies } = await answer('policyList', { shortName })
      expect(policies.map(({ brand, product }) => `${brand.slug} ${product}`).sort()).toEqual(
        [...choices].sort(),
      )
    },
  )

  test.each([
    ['ng', 'en', '12 months'],
    ['es', 'es', '36 meses'],
    ['sa', 'ar', '24 شهرًا'],
    ['br', 'pt', '15 meses'],
    ['bd', 'bn', '১২ মাস'],
    ['mm', 'my', '၁၂ လ'],
    ['tr', 'tr', '24 ay'],
    ['ua', 'uk', '12 місяців'],
    ['uz', 'uz', '12 oy'],
    ['vn', 'vi', '12 tháng'],
  ])('%s reads the phone policy in its language, with its own period', async (shortName, locale, period) => {
    const { policies } = await answer('policyList', { shortName })
    const { id } = policies.find(
      ({ brand, product }) => brand.slug === 'aster' && product === 'mobile-phone',
    )!
    const policy = await answer('policy', { shortName, id: String(id) })
    expect(policy.locale).toBe(locale)
    expect(policy.summary).toContain(period)
    expect(JSON.stringify(policy.body)).toContain(period)
    expect(policy.next).toBeNull()
  })

  test('a past wording has given way to the one in force, and a coming one is announced', async () => {
    const { policies } = await answer('policyList', { shortName: 'ke' })
    const one = (slug: string, product: string) =>
      policies.find((each) => each.brand.slug === slug && each.product === product)!
    expect(one('kite', 'retail-accessories').effectiveFrom).toBe('2026-04-01')
    const laptop = await answer('policy', { shortName: 'ke', id: String(one('aster', 'laptop').id) })
    expect(laptop.effectiveFrom).toBe('2025-09-01')
    expect(laptop.next?.summary).toContain('24 months instead of 12')
    expect(new Date(laptop.next?.effectiveFrom ?? 0) > NOW).toBe(true)
  })
})

describe('legal pages', () => {
  test.each([
    ['ng', 'en'],
    ['ci', 'fr'],
    ['sa', 'ar'],
    ['ru', 'ru'],
    ['vn', 'vi'],
    ['mm', 'my'],
    ['tr', 'tr'],
    ['ua', 'uk'],
    ['uz', 'uz'],
  ])('%s reads them in %s', async (shortName, locale) => {
    for (const kind of ['privacy', 'terms', 'cookies']) {
      expect((await answer('legalPage', { shortName, kind })).locale, kind).toBe(locale)
    }
  })

  test('the refund policy is Pakistan’s alone [7#57]', async () => {
    expect((await answer('legalPage', { shortName: 'pk', kind: 'pk-policy' })).title).toMatch(/Refund/)
    const elsewhere = await callMainApi(cms, 'legalPage', { shortName: 'in', kind: 'pk-policy' })
    expect(elsewhere.response.status).toBe(404)
  })
})

describe('quick links', () => {
  test.each([
    ['ng', '', 'Warranty check'],
    ['pk', 'money back', 'Refund and cancellation'],
    ['ng', 'waranty', 'Warranty check'],
    ['ng', 'change screen', 'Broken screen repair'],
    ['id', 'cek imei', 'Cek garansi'],
    ['th', 'จอแตก', 'ซ่อมจอแตก'],
    ['eg', 'بكم', 'أسعار قطع الغيار'],
    ['br', 'quanto custa', 'Preço de peças'],
    ['ru', 'сколько стоит', 'Цены на запчасти'],
    ['bd', 'ডিসপ্লে ভেঙেছে', 'ভাঙা স্ক্রিন মেরামত'],
  ])('%s, asked for “%s”: first %s', async (shortName, qr, first) => {
    expect((await answer('quickLinks', { shortName, qr }))[0]?.name).toBe(first)
  })

  test('a country’s own stand after the two that most people come for', async () => {
    const links = await answer('quickLinks', { shortName: 'pk' })
    expect(links.slice(0, 4).map(({ name }) => name)).toEqual([
      'Warranty check',
      'Repair status',
      'Refund and cancellation',
      'Find a service centre',
    ])
  })

  test('Spain’s own service policy takes the place of the general one', async () => {
    const links = await answer('quickLinks', { shortName: 'es', qr: 'política' })
    expect(links.filter(({ url }) => url === 'service-policy').map(({ name }) => name)).toEqual([
      'Garantía legal de tres años',
    ])
  })
})

test('texts for search engines: the country’s own in place of the general one', async () => {
  const home = async (shortName: string) =>
    (await answer('countryInfoNew', { shortName })).seoList.find(({ url }) => url === '/')?.seotitle
  expect(await home('ke')).toBe('Aster, Kite and Solis service in Kenya | Carelane')
  expect(await home('ug')).toBe('Service for Aster, Kite and Solis | Carelane')
  expect(await home('vn')).toBe('Dịch vụ Aster, Kite và Solis | Carelane')
})

test('the hard redirects are rows [2.2#21]–[2.2#23]', async () => {
  const { redirects } = await answer('redirectList', {})
  expect(redirects).toContainEqual({
    from: '/ru/service-policy/*',
    to: '/ru/warranty-check/',
    permanent: true,
  })
  expect(redirects).toHaveLength(3)
})

test('figures, copyright and app of all countries; India has an app of its own [3#17]', async () => {
  const { siteInfo } = await answer('countryInfoNew', { shortName: 'ng' })
  expect(siteInfo).toEqual({
    copyrightYear: 2025,
    appUrl: 'https://app.carelane.example/',
    figures: { countries: '100+', serviceCenters: '5500+', customers: '500M+', fastRepairHours: 2 },
  })
  const india = await answer('countryInfoNew', { shortName: 'in' })
  expect(india.siteInfo.appUrl).toBe('https://app.in.carelane.example/')
})

test('the site map has the pages that editors made, each with the sections that [7#16] names', async () => {
  const { pages, audiences } = await answer('siteMap', {})
  const hrefLang = (request: object) => answer('hrefLang', request as Record<string, string>)
  expect(audiences[0]).toEqual(await hrefLang({ name: 'news' }))
  expect(new Set(pages.map(({ name }) => name))).toEqual(new Set(['service-policy', 'policy']))
  for (const { name, key, audience } of pages) {
    const [first, ...others] = audiences[audience] ?? []
    const named = key ?? first?.key ?? ''
    const own = name === 'policy' ? {} : { key }
    const listed = [first, ...others].map((entry) => ({ ...own, ...entry }))
    const params = name === 'policy' ? { kind: named } : { id: named }
    expect(listed.length).toBeGreaterThan(1)
    expect(await hrefLang({ name, params }), `${name} ${named}`).toEqual(
      name === 'policy' ? [first, ...others] : listed,
    )
  }
})
