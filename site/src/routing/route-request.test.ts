import { describe, expect, test } from 'vitest'
import { hostTable } from './hosts'
import { routeRequest } from './route-request'

const table = {
  hosts: hostTable({
    SITE_URL: 'https://care.example',
    INDIA_SITE_URL: 'https://in.care.example',
    RUSSIA_SITE_URL: 'https://ru.care.example',
  }),
  serviceBrand: 'carelane',
  files: new Set(['/robots.txt']),
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
  // Routes without {lang}
  [MAIN, '/news/', 'page /global/news/'],
  [INDIA, '/tips/', 'page /in/tips/'],
  [MAIN, '/news?page=2', 'redirect /news/?page=2'],
  [MAIN, '/choose-your-country-or-region/', 'page /global/choose-your-country-or-region/'],
  [MAIN, '/about-carelane/', 'page /global/about-carelane/'],
  // Not pages
  [MAIN, '/api/health', 'redirect /api/health/'],
  [MAIN, '/api/health/', 'api /api/health/'],
  [MAIN, '/robots.txt', 'file'],
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
      const next = new URL(decision.location, decision.host.origin)
      expect(routeRequest(table, { host: next.host, url: next.pathname + next.search }).kind).toMatch(
        /page|api/,
      )
    },
  )
})

test('on one host for all, no country is sent elsewhere', () => {
  const one = { SITE_URL: 'https://care.example' }
  const hosts = hostTable({ ...one, INDIA_SITE_URL: one.SITE_URL, RUSSIA_SITE_URL: one.SITE_URL })
  expect(routeRequest({ ...table, hosts }, { host: MAIN, url: '/in/' })).toMatchObject({ path: '/in/' })
})

function outcomeOf(host: string, url: string): string {
  const decision = routeRequest(table, { host, url })
  if (decision.kind === 'page') return `page ${decision.path}`
  if (decision.kind === 'redirect') return `redirect ${decision.location}`
  if (decision.kind === 'api') return `api ${decision.path}`
  if (decision.kind === 'media') return `media ${decision.file}`
  return decision.kind
}
