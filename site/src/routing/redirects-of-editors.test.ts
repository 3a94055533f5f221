import { describe, expect, test } from 'vitest'
import { expectOutcomes } from '../../test/support/expect-outcomes'
import { routeRequest } from './route-request'
import { MAIN, RUSSIA, table } from '../../test/support/routing-table'

describe('redirects of the editors [2.2#21]-[2.2#23]', () => {
  expectOutcomes([
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
  ])
})

test('what one editor may change again is no permanent redirect', () => {
  expect(routeRequest(table, { host: MAIN, url: '/ng/old/' })).toMatchObject({ isPermanent: false })
  expect(routeRequest(table, { host: MAIN, url: '/ng/help/' })).toMatchObject({ isPermanent: true })
  expect(routeRequest(table, { host: MAIN, url: '/NG/' })).toMatchObject({ isPermanent: true })
})
