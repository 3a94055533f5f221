import { describe, expect, test } from 'vitest'
import { hostTable } from './hosts'
import { expectOutcomes } from '../../test/support/expect-outcomes'
import { routeRequest } from './route-request'
import { INDIA, MAIN, RUSSIA, table } from '../../test/support/routing-table'

describe('addresses in their one spelling (§2.2)', () => {
  expectOutcomes([
    [MAIN, '/', 'page /global/'],
    [INDIA, '/', 'page /in/'],
    [RUSSIA, '/', 'page /ru/'],
    [MAIN, '/global/', 'page /global/'],
    [MAIN, '/?utm_source=x', 'page /global/'],
    [MAIN, '/ng/', 'page /ng/'],
    [MAIN, '/sa_en/', 'page /sa_en/'],
    [MAIN, '/NG/', 'redirect /ng/'],
    [MAIN, '/Sa_EN/news?page=2', 'redirect /sa_en/news/?page=2'],
    [MAIN, '/GLOBAL', 'redirect /global/'],
    [MAIN, '/ng_en/tips/', 'redirect /ng/tips/'],
    [MAIN, '/sa_ar/', 'redirect /sa/'],
    [MAIN, '/%6Eg/', 'redirect /ng/'],
    [MAIN, '/ng_fr/', 'page /ng_fr/'],
    [MAIN, '/xx/', 'page /global/not-found/'],
    [INDIA, '/xx/', 'page /in/not-found/'],
    [MAIN, '/nowhere', 'page /global/not-found/'],
    [MAIN, '/ng_xx/', 'page /global/not-found/'],
    [MAIN, '/%3Cscript%3Ealert(1)%3C/script%3E/', 'redirect /'],
    [MAIN, '/%253Cscript%253E/', 'redirect /'],
    [MAIN, '/ng', 'redirect /ng/'],
    [MAIN, '/ng/news-detail/a.b', 'redirect /ng/news-detail/a.b/'],
    [MAIN, '//ng//news', 'redirect /ng/news/'],
    [MAIN, '//evil.example/', 'no-such-file'],
    [MAIN, '/\\evil.example', 'no-such-file'],
    [MAIN, '/\\evil', 'page /global/not-found/'],
    [MAIN, '/ng/../ke', 'redirect /ke/'],
    [MAIN, '/ng/./news/', 'page /ng/news/'],
    [MAIN, 'http://evil.example/ng/', 'page /ng/'],
    // [2.2#6]
    [MAIN, '/en/', 'redirect /'],
    [MAIN, '/en/ng/news/', 'redirect /ng/news/'],
    [MAIN, '/en/faq/', 'redirect /faq/'],
    [MAIN, '/en/faq/7?a=1', 'redirect /faq/7/?a=1'],
    [MAIN, '/faq', 'redirect /faq/'],
    [MAIN, '/faq/', 'of a section: faq'],
    [INDIA, '/warranty-check/broken-screen/?a=1', 'of a section: warranty-check/broken-screen?a=1'],
    [MAIN, '/survey/', 'of a section: survey'],
    [MAIN, '/account/', 'of a section: account'],
    [MAIN, '/home/', 'page /global/not-found/'],
    [MAIN, '/ui-parts/', 'page /global/not-found/'],
    // [2.2#22]
    [MAIN, '/ke/detail/any-old-news/', 'redirect /ke/news-detail/any-old-news/'],
    [MAIN, '/KE/detail/2g-ends?a=1', 'redirect /ke/news-detail/2g-ends/?a=1'],
    [MAIN, '/en/ke/detail/any-old-news/', 'redirect /ke/news-detail/any-old-news/'],
    [MAIN, '/ke/detail/12/', 'page /ke/detail/12/'],
    [MAIN, '/ke/detail/', 'page /ke/detail/'],
    [MAIN, '/ng/detail/any-old-news/', 'page /ng/detail/any-old-news/'],
    // [2.2#20]
    [MAIN, '/in/', 'redirect https://in.care.example/in/'],
    [MAIN, '/RU/warranty-check?a=1', 'redirect https://ru.care.example/ru/warranty-check/?a=1'],
    [INDIA, '/in/', 'page /in/'],
    [INDIA, '/ru/', 'redirect https://ru.care.example/ru/'],
    [INDIA, '/ng/', 'redirect https://care.example/ng/'],
    ['unknown.example', '/in/', 'redirect https://in.care.example/in/'],
    ['unknown.example', '/ng', 'redirect /ng/'],
    ['IN.care.example:443', '/', 'page /in/'],
  ])
})

test('on one host for all, no country is sent elsewhere', () => {
  const one = { SITE_URL: 'https://care.example' }
  const hosts = hostTable({ ...one, INDIA_SITE_URL: one.SITE_URL, RUSSIA_SITE_URL: one.SITE_URL })
  expect(routeRequest({ ...table, hosts }, { host: MAIN, url: '/in/' })).toMatchObject({ path: '/in/' })
})
