import type { CountryCode } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { leadToCountry, pageOfCountry } from './by-country'
import { NO_REDIRECTS } from './content-redirects'
import { routeRequest } from './route-request'
import { INDIA, MAIN, RUSSIA, table } from '../../test/support/routing-table'

const withoutRedirects = { ...table, redirects: NO_REDIRECTS }

/** [2.2#11]-[2.2#19] */
const VISITORS: [host: string, url: string, country: CountryCode, leads: string | null][] = [
  [MAIN, '/', 'ng', '/ng/'],
  [MAIN, '/?utm_source=x', 'ng', '/ng/?utm_source=x'],
  [MAIN, '/', 'in', 'https://in.care.example/'],
  [MAIN, '/', 'ru', 'https://ru.care.example/'],
  [MAIN, '/', 'global', null],
  [INDIA, '/', 'in', null],
  [INDIA, '/', 'ke', 'https://care.example/ke/'],
  [INDIA, '/', 'global', null],
  [MAIN, '/tips/', 'sa', '/sa/tips/'],
  [MAIN, '/tips/', 'in', 'https://in.care.example/tips/'],
  [MAIN, '/about-carelane/', 'th', '/th/about-carelane/'],
  [MAIN, '/repair-appointment/', 'ph', '/ph/repair-appointment/'],
  [MAIN, '/service-center/', 'ng', null],
  [MAIN, '/service-center/', 'in', 'https://in.care.example/service-center/'],
  [RUSSIA, '/service-center/', 'ng', 'https://care.example/service-center/'],
  [MAIN, '/service-policy/', 'ng', '/ng/service-policy/'],
  [MAIN, '/global/service-policy/', 'ng', '/ng/service-policy/'],
  [MAIN, '/global/service-policy/', 'in', 'https://in.care.example/in/service-policy/'],
  [MAIN, '/global/service-policy/', 'global', null],
  [MAIN, '/global/service-policy/7/', 'ng', null],
  [MAIN, '/global/', 'ng', null],
  [MAIN, '/ke/service-policy/', 'ng', null],
  [MAIN, '/ke/', 'ng', null],
  [MAIN, '/search/', 'ng', null],
  [MAIN, '/login/', 'ng', null],
  [MAIN, '/exclusive-service/', 'ng', null],
  [MAIN, '/choose-your-country-or-region/', 'ng', null],
  [MAIN, '/chat/', 'ng', null],
  [MAIN, '/error/', 'ng', null],
]

describe('a visitor from another country', () => {
  test.each(VISITORS)('%s %s from %s is led to %s', (host, url, country, leads) => {
    expect(leadFrom(host, url, country)).toBe(leads)
  })

  test.each(VISITORS.filter(([, , , leads]) => leads !== null))(
    '%s %s from %s is led once',
    (host, url, country, leads) => {
      const next = new URL(leads ?? '', `https://${host}`)
      const there = next.pathname + next.search
      expect(routeRequest(table, { host: next.host, url: there }).kind).toBe('page')
      expect(leadFrom(next.host, there, country)).toBeNull()
    },
  )
})

describe('a page of sections without a section', () => {
  test.each<[host: string, url: string, country: CountryCode, leads: string]>([
    [MAIN, '/faq/', 'ng', '/ng/faq/'],
    [MAIN, '/faq/7/?a=1', 'sa', '/sa/faq/7/?a=1'],
    [MAIN, '/faq/', 'global', '/global/faq/'],
    [MAIN, '/warranty-check/', 'in', 'https://in.care.example/in/warranty-check/'],
    [INDIA, '/warranty-check/', 'in', '/in/warranty-check/'],
    [INDIA, '/warranty-check/', 'global', '/in/warranty-check/'],
    [RUSSIA, '/repair-status/', 'ke', 'https://care.example/ke/repair-status/'],
  ])('%s %s from %s is found at %s, in one hop', (host, url, country, leads) => {
    const decision = routeRequest(table, { host, url })
    if (decision.kind !== 'sectionless-page') throw new Error(`${url} is ${decision.kind}`)
    const location = pageOfCountry(table.hosts, decision, country)
    expect(location).toBe(leads)
    const next = new URL(location, `https://${host}`)
    expect(routeRequest(table, { host: next.host, url: next.pathname + next.search }).kind).toBe('page')
  })
})

function leadFrom(host: string, url: string, country: CountryCode): string | null {
  const decision = routeRequest(withoutRedirects, { host, url })
  if (decision.kind !== 'page' || !decision.byCountry) return null
  const { byCountry, host: from, query } = decision
  const search = query.size === 0 ? '' : `?${query}`
  return leadToCountry(table.hosts, { host: from, byCountry, search }, country)
}
