import type { CountryCode } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { leadToCountry } from './by-country'
import { contentRedirects, NO_REDIRECTS } from './content-redirects'
import { hostTable } from './hosts'
import { routeRequest, shortUrlTarget, type RoutingTable } from './route-request'

const table: RoutingTable = {
  hosts: hostTable({
    SITE_URL: 'https://care.example',
    INDIA_SITE_URL: 'https://in.care.example',
    RUSSIA_SITE_URL: 'https://ru.care.example',
  }),
  serviceBrand: 'carelane',
  allowedHosts: new Set(['shop.example']),
  redirects: contentRedirects([
    { from: '/ke/tips-detail/old-charging-tip/', to: '/global/tips-detail/clean-it/', permanent: true },
    { from: '/ke/detail/repair-day/', to: '/ke/news-detail/repair-day/', permanent: true },
    { from: '/ru/service-policy/*', to: '/ru/warranty-check/', permanent: true },
    { from: '/ng/old/', to: 'ng/older', permanent: false },
    { from: '/ng/older/', to: '/NG/news', permanent: true },
    { from: '/ng/round/', to: '/ng/and-round/', permanent: true },
    { from: '/ng/and-round/', to: '/ng/round/', permanent: true },
    { from: '/ng/shop/', to: 'https://shop.example/a?b=c', permanent: false },
    { from: '/ng/evil/', to: 'https://evil.example/', permanent: true },
    { from: '/news/', to: '/global/news/', permanent: true },
    { from: '/ng/help/', to: '/ng/faq/?topic=repair#faq-3', permanent: true },
    { from: '/ng/help/*', to: '/ng/contact/', permanent: true },
  ]),
}

const MAIN = 'care.example'
const INDIA = 'in.care.example'
const RUSSIA = 'ru.care.example'

/** Host, what is asked for, and what follows: a redirect, or the path that Next renders. */
const CASES: [host: string, url: string, outcome: string][] = [
  // The home of each host
  [MAIN, '/', 'page /global/'],
  [INDIA, '/', 'page /in/'],
  [RUSSIA, '/', 'page /ru/'],
  [MAIN, '/global/', 'page /global/'],
  [MAIN, '/?utm_source=x', 'page /global/'],
  // {lang} in its one spelling
  [MAIN, '/ng/', 'page /ng/'],
  [MAIN, '/sa_en/', 'page /sa_en/'],
  [MAIN, '/NG/', 'redirect /ng/'],
  [MAIN, '/Sa_EN/news?page=2', 'redirect /sa_en/news/?page=2'],
  [MAIN, '/GLOBAL', 'redirect /global/'],
  [MAIN, '/ng_en/tips/', 'redirect /ng/tips/'],
  [MAIN, '/sa_ar/', 'redirect /sa/'],
  [MAIN, '/%6Eg/', 'redirect /ng/'],
  [MAIN, '/ng_fr/', 'page /ng_fr/'],
  // What is no {lang}
  [MAIN, '/xx/', 'page /global/not-found/'],
  [INDIA, '/xx/', 'page /in/not-found/'],
  [MAIN, '/nowhere', 'page /global/not-found/'],
  [MAIN, '/ng_xx/', 'page /global/not-found/'],
  [MAIN, '/%3Cscript%3Ealert(1)%3C/script%3E/', 'redirect /'],
  [MAIN, '/%253Cscript%253E/', 'redirect /'],
  // Slashes
  [MAIN, '/ng', 'redirect /ng/'],
  [MAIN, '/ng/news-detail/a.b', 'redirect /ng/news-detail/a.b/'],
  [MAIN, '//ng//news', 'redirect /ng/news/'],
  [MAIN, '//evil.example/', 'no-such-file'],
  [MAIN, '/\\evil.example', 'no-such-file'],
  [MAIN, '/\\evil', 'page /global/not-found/'],
  [MAIN, '/ng/../ke', 'redirect /ke/'],
  [MAIN, '/ng/./news/', 'page /ng/news/'],
  [MAIN, 'http://evil.example/ng/', 'page /ng/'],
  // The fallback language has no prefix [2.2#6]
  [MAIN, '/en/', 'redirect /'],
  [MAIN, '/en/ng/news/', 'redirect /ng/news/'],
  // Countries with a host of their own [2.2#20]
  [MAIN, '/in/', 'redirect https://in.care.example/in/'],
  [MAIN, '/RU/warranty-check?a=1', 'redirect https://ru.care.example/ru/warranty-check/?a=1'],
  [INDIA, '/in/', 'page /in/'],
  [INDIA, '/ru/', 'redirect https://ru.care.example/ru/'],
  [INDIA, '/ng/', 'redirect https://care.example/ng/'],
  ['unknown.example', '/in/', 'redirect https://in.care.example/in/'],
  ['unknown.example', '/ng', 'redirect /ng/'],
  ['IN.care.example:443', '/', 'page /in/'],
  // Redirects of the editors [2.2#21]-[2.2#23]
  [MAIN, '/ke/tips-detail/old-charging-tip/', 'redirect /global/tips-detail/clean-it/'],
  [MAIN, '/KE/tips-detail/old-charging-tip', 'redirect /global/tips-detail/clean-it/'],
  [MAIN, '/ke/detail/repair-day/?utm_source=x', 'redirect /ke/news-detail/repair-day/'],
  [RUSSIA, '/ru/service-policy/12/', 'redirect /ru/warranty-check/'],
  [RUSSIA, '/ru/service-policy/', 'redirect /ru/warranty-check/'],
  [MAIN, '/ru/service-policy/12', 'redirect https://ru.care.example/ru/warranty-check/'],
  [MAIN, '/ng/old', 'redirect /ng/news/'],
  [MAIN, '/ng/round/', 'page /ng/round/'],
  [MAIN, '/ng/shop/', 'redirect https://shop.example/a?b=c'],
  [MAIN, '/ng/evil/', 'page /ng/evil/'],
  [MAIN, '/ng/help/', 'redirect /ng/faq/?topic=repair#faq-3'],
  [MAIN, '/ng/help/me/please/', 'redirect /ng/contact/'],
  [MAIN, '/ng/helpless/', 'page /ng/helpless/'],
  // Short URLs [2.2#1], before anything else is done to {lang}
  [MAIN, '/abcd1234', 'short-url abcd1234'],
  [INDIA, '/abcd1234/?x=1', 'short-url abcd1234'],
  [MAIN, '/warranty/', 'short-url warranty'],
  [MAIN, '/ABCD1234/', 'page /global/not-found/'],
  [MAIN, '/abcd-234/', 'page /global/not-found/'],
  [MAIN, '/abcd12345/', 'page /global/not-found/'],
  // Routes without {lang}
  [MAIN, '/news/', 'redirect /global/news/'],
  [MAIN, '/service-policy/', 'page /global/service-policy/'],
  [MAIN, '/error/', 'page /global/error/'],
  [MAIN, '/login/', 'page /global/login/'],
  [INDIA, '/tips/', 'page /in/tips/'],
  [MAIN, '/tips?page=2', 'redirect /tips/?page=2'],
  [RUSSIA, '/shopadmin', 'redirect /shopadmin/'],
  [RUSSIA, '/shopadmin/', 'page /ru/shopadmin/'],
  [MAIN, '/pk/policy/pk-policy/', 'page /pk/policy/pk-policy/'],
  [MAIN, '/choose-your-country-or-region/', 'page /global/choose-your-country-or-region/'],
  [MAIN, '/about-carelane/', 'page /global/about/'],
  [MAIN, '/ng/about-carelane/', 'page /ng/about/'],
  [MAIN, '/ng/tips-detail/about-carelane/', 'page /ng/tips-detail/about-carelane/'],
  [MAIN, '/about/', 'redirect /about-carelane/'],
  [MAIN, '/ng/about/', 'redirect /ng/about-carelane/'],
  [MAIN, '/ng/news-detail/about/', 'page /ng/news-detail/about/'],
  // Variants of old [2.1#39]
  [MAIN, '/ng/service-center/index1/', 'redirect /ng/service-center/'],
  [MAIN, '/NG/service-center/index2', 'redirect /ng/service-center/'],
  [MAIN, '/service-center/index1/', 'redirect /service-center/'],
  // Without the shell
  [MAIN, '/service-center/', 'page /global/bare/service-center/'],
  [MAIN, '/ng/service-center/', 'page /ng/service-center/'],
  [MAIN, '/ng/bare/service-center/', 'page /ng/not-found/'],
  [MAIN, '/ng/news-detail/index1/', 'page /ng/news-detail/index1/'],
  // Search pages of old are tabs of today's [2.1#37]
  [MAIN, '/ng/searchFaq/?q=battery', 'redirect /ng/search/?q=battery&tab=faq'],
  [MAIN, '/ng/searchNews', 'redirect /ng/search/?tab=news'],
  [MAIN, '/NG/searchService?q=a%26b', 'redirect /ng/search/?q=a%26b&tab=service'],
  [MAIN, '/ng/searchstores/', 'redirect /ng/search/?tab=stores'],
  [MAIN, '/ng/search_20250227/?q=1', 'redirect /ng/search/?q=1'],
  [MAIN, '/in/searchFaq/?q=sim', 'redirect https://in.care.example/in/search/?q=sim&tab=faq'],
  [MAIN, '/ng/news-detail/searchFaq/', 'page /ng/news-detail/searchFaq/'],
  // Not pages
  [MAIN, '/api/health', 'redirect /api/health/'],
  [MAIN, '/api/health/', 'api /api/health/'],
  // What machines read
  [MAIN, '/robots.txt', 'page /global/documents/robots.txt/'],
  [INDIA, '/robots.txt', 'page /in/documents/robots.txt/'],
  [RUSSIA, '/sitemap.xml', 'page /ru/documents/sitemap-index.xml/'],
  [MAIN, '/ng/sitemap.xml', 'page /ng/documents/sitemap.xml/'],
  [MAIN, '/NG/rss.xml/?x=1', 'redirect /ng/rss.xml?x=1'],
  [MAIN, '/in/rss.xml', 'redirect https://in.care.example/in/rss.xml'],
  [MAIN, '/sa_en/manifest.webmanifest', 'page /sa_en/documents/manifest.webmanifest/'],
  [MAIN, '/ng/documents/rss.xml/', 'page /ng/not-found/'],
  [MAIN, '/ng/robots.txt', 'redirect /ng/robots.txt/'],
  [MAIN, '/wp-login.php', 'no-such-file'],
  [MAIN, '/_next/static/gone.js', 'no-such-file'],
  [MAIN, '/_next/image/?url=x', 'no-such-file'],
  [MAIN, '/media/phone-640.webp?v=2', 'media phone-640.webp'],
  [MAIN, '/media/..%2Fsecret', 'no-such-file'],
  [MAIN, '/media/.env', 'no-such-file'],
  [MAIN, '/ng/%E0%A4%A/', 'bad-request'],
]

describe('routing (§2.2)', () => {
  test.each(CASES)('%s %s is %s', (host, url, outcome) => {
    expect(outcomeOf(host, url)).toBe(outcome)
  })

  test.each(CASES.filter(([, , outcome]) => outcome.startsWith('redirect')))(
    '%s %s takes one hop',
    (host, url) => {
      const decision = routeRequest(table, { host, url })
      if (decision.kind !== 'redirect') throw new Error('not a redirect')
      if (decision.location.startsWith('https://shop.example/')) return
      const next = new URL(decision.location, decision.host.origin)
      expect(routeRequest(table, { host: next.host, url: next.pathname + next.search }).kind).toMatch(
        /page|api/,
      )
    },
  )
})

const withoutRedirects = { ...table, redirects: NO_REDIRECTS }

test('on one host for all, no country is sent elsewhere', () => {
  const one = { SITE_URL: 'https://care.example' }
  const hosts = hostTable({ ...one, INDIA_SITE_URL: one.SITE_URL, RUSSIA_SITE_URL: one.SITE_URL })
  expect(routeRequest({ ...table, hosts }, { host: MAIN, url: '/in/' })).toMatchObject({ path: '/in/' })
})

/** Host, what is asked for, the visitor's country, and where that leads [2.2#11]-[2.2#19]. */
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
  // Not led away: a country was asked for, or the route is exempt
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

/** What the look-up of a short URL found, and where the visitor of the main host is sent [2.2#2], [2.2#3]. */
const FOUND: [found: string | null, location: string][] = [
  ['/ng/warranty-check/', '/ng/warranty-check/'],
  ['/ng/warranty-check?from=sms#imei', '/ng/warranty-check/?from=sms#imei'],
  ['ng/news', '/ng/news/'],
  ['/', '/'],
  ['/ng/faq/?q=é#ü', '/ng/faq/?q=%C3%A9#%C3%BC'],
  ['/NG', '/ng/'],
  ['/in/', 'https://in.care.example/in/'],
  ['https://care.example/ke/tips/', '/ke/tips/'],
  ['https://in.care.example/', 'https://in.care.example/'],
  ['https://shop.example/x?y=1', 'https://shop.example/x?y=1'],
  ['/ke/detail/repair-day/', '/ke/news-detail/repair-day/'],
  // Nothing that we vouch for [2.2#3]
  [null, '/global/'],
  ['', '/global/'],
  ['https://evil.example/', '/global/'],
  ['http://shop.example/', '/global/'],
  ['https://shop.example.evil.example/', '/global/'],
  ['https://shop.example@evil.example/', '/global/'],
  ['https://user@shop.example/', '/global/'],
  ['//evil.example/', '/global/'],
  ['/\\evil.example/', '/global/'],
  ['\\\\evil.example/', '/global/'],
  ['/\t/evil.example/', '/global/'],
  ['/ng/\r\nset-cookie: a=b', '/global/'],
  [' https://shop.example/', '/global/'],
  ['javascript:alert(1)', '/global/'],
  ['data:text/html,x', '/global/'],
  ['https:evil.example', '/global/'],
  ['/wxyz9876/', '/global/'],
  ['/api/publications/', '/global/'],
  ['/wp-login.php', '/global/'],
]

test.each(FOUND)('a short URL that stands for %j leads to %s', (found, location) => {
  const { main } = table.hosts
  expect(shortUrlTarget(table, main, found)).toMatchObject({ location, isPermanent: false })
})

test('from the host of a country, a short URL without a target leads to the main host', () => {
  const [, india] = table.hosts.all
  if (!india) throw new Error('no host of India')
  expect(shortUrlTarget(table, india, null).location).toBe('https://care.example/global/')
})

test('what one editor may change again is no permanent redirect', () => {
  expect(routeRequest(table, { host: MAIN, url: '/ng/old/' })).toMatchObject({ isPermanent: false })
  expect(routeRequest(table, { host: MAIN, url: '/ng/help/' })).toMatchObject({ isPermanent: true })
  expect(routeRequest(table, { host: MAIN, url: '/NG/' })).toMatchObject({ isPermanent: true })
})

function leadFrom(host: string, url: string, country: CountryCode): string | null {
  const decision = routeRequest(withoutRedirects, { host, url })
  if (decision.kind !== 'page' || !decision.byCountry) return null
  const { byCountry, host: from, query } = decision
  const search = query.size === 0 ? '' : `?${query}`
  return leadToCountry(table.hosts, { host: from, byCountry, search }, country)
}

function outcomeOf(host: string, url: string): string {
  const decision = routeRequest(table, { host, url })
  if (decision.kind === 'short-url') return `short-url ${decision.code}`
  if (decision.kind === 'page') return `page ${decision.path}`
  if (decision.kind === 'redirect') return `redirect ${decision.location}`
  if (decision.kind === 'api') return `api ${decision.path}`
  if (decision.kind === 'media') return `media ${decision.file}`
  return decision.kind
}
