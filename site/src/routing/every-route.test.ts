import { COUNTRY_CODES, countryOf, formatLang, languagesOf } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { leadToCountry } from './by-country'
import { NO_REDIRECTS } from './content-redirects'
import { hostTable } from './hosts'
import { PUBLIC_ROUTES } from './public-routes'
import { routeRequest, type RoutingTable } from './route-request'

const table: RoutingTable = {
  hosts: hostTable({
    SITE_URL: 'https://care.example',
    INDIA_SITE_URL: 'https://in.care.example',
    RUSSIA_SITE_URL: 'https://ru.care.example',
  }),
  serviceBrand: 'carelane',
  allowedHosts: new Set(),
  redirects: NO_REDIRECTS,
}
const HOSTS = { main: 'care.example', india: 'in.care.example', russia: 'ru.care.example' }
const SECTIONS = COUNTRY_CODES.flatMap((code) => languagesOf(code).map((locale) => formatLang(code, locale)))
const PATHS = PUBLIC_ROUTES.map(({ path }) => path.replace('{brand}', 'carelane').replace('*', '7'))

test('every route in every section, asked of any host, is a page after one hop at most', () => {
  expect(PATHS).toEqual(
    expect.arrayContaining(['faq', 'faq/7', 'protection', 'protection/terms', 'service-policy/7', 'search']),
  )
  const wrong: string[] = []
  for (const lang of SECTIONS) {
    for (const path of PATHS) {
      const url = `/${[lang, path].filter(Boolean).join('/')}/`
      for (const host of Object.values(HOSTS)) {
        const hops = hopsTo(host, url)
        if (hops === null || hops > 1) wrong.push(`${host}${url}: ${hops ?? 'no page'}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

/** [2.2#11] */
const UNPREFIXED = ['news', 'tips', 'repair-appointment', 'service-policy', 'shopadmin', 'about-carelane']

describe.each(UNPREFIXED)('/%s/ without a country', (route) => {
  test('leads a visitor of each country to their own, once [2.2#13]-[2.2#17]', () => {
    for (const country of COUNTRY_CODES.filter((code) => code !== 'global')) {
      const { host } = countryOf(country)
      const leads = leadFrom(HOSTS.main, `/${route}/`, country)
      expect(leads, country).toBe(
        host === 'main' ? `/${country}/${route}/` : `https://${HOSTS[host]}/${route}/`,
      )
      const there = new URL(leads ?? '', `https://${HOSTS.main}`)
      expect(hopsTo(there.host, there.pathname), country).toBe(0)
      expect(leadFrom(there.host, there.pathname, country), country).toBeNull()
    }
  })

  test('is the page of the whole world for who comes from nowhere we know [2.2#16]', () => {
    expect(leadFrom(HOSTS.main, `/${route}/`, 'global')).toBeNull()
    expect(hopsTo(HOSTS.main, `/${route}/`)).toBe(0)
  })
})

test('/service-center/ leads to its like on the host of the country alone [2.2#19]', () => {
  for (const country of COUNTRY_CODES) {
    const { host } = countryOf(country)
    const elsewhere = host === 'main' ? null : `https://${HOSTS[host]}/service-center/`
    expect(leadFrom(HOSTS.main, '/service-center/', country), country).toBe(elsewhere)
  }
})

test('every route of sections, asked for without one, leads there or is a page', () => {
  const known = ['page', 'sectionless-page']
  const kinds = PATHS.filter(Boolean).map((path) => ({
    path,
    kind: routeRequest(table, { host: HOSTS.main, url: `/${path}/` }).kind,
  }))
  expect(kinds.filter(({ kind }) => !known.includes(kind))).toEqual([])
  const notThere = routeRequest(table, { host: HOSTS.main, url: '/not-there-at-all/' })
  expect(notThere).toMatchObject({ kind: 'page', path: '/global/not-found/' })
})

function hopsTo(host: string, url: string): number | null {
  for (let hops = 0; hops < 3; hops++) {
    const decision = routeRequest(table, { host, url })
    if (decision.kind === 'page') return hops
    if (decision.kind !== 'redirect') return null
    const next = new URL(decision.location, decision.host.origin)
    host = next.host
    url = next.pathname + next.search
  }
  return null
}

function leadFrom(host: string, url: string, country: (typeof COUNTRY_CODES)[number]): string | null {
  const decision = routeRequest(table, { host, url })
  if (decision.kind !== 'page' || !decision.byCountry) return null
  return leadToCountry(
    table.hosts,
    { host: decision.host, byCountry: decision.byCountry, search: '' },
    country,
  )
}
