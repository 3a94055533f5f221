import type { CountryCode } from '@carelane/countries'
import { expect, test } from 'vitest'
import { INDIA, MAIN, table } from '../../test/support/routing-table'
import { NO_REDIRECTS } from './content-redirects'
import { ownServiceCenters } from './own-service-centers'
import { routeRequest } from './route-request'

test.each<[string, string, CountryCode, string]>([
  [MAIN, '/service-center/', 'ng', '/ng/bare/service-center/'],
  [MAIN, '/service-center/?country=ke', 'ng', '/ng/bare/service-center/'],
  [MAIN, '/service-center/', 'global', '/global/bare/service-center/'],
  [INDIA, '/service-center/', 'in', '/in/bare/service-center/'],
  [INDIA, '/service-center/', 'ng', '/in/bare/service-center/'],
  [MAIN, '/ke/service-center/', 'ng', '/ke/service-center/'],
  [MAIN, '/search/', 'ng', '/global/search/'],
])('%s %s for who comes from %s is %s', (host, url, country, path) => {
  const decision = routeRequest({ ...table, redirects: NO_REDIRECTS }, { host, url })
  if (decision.kind !== 'page') throw new Error(`${url} is no page`)
  const page = ownServiceCenters(table.hosts, decision, () => country)
  expect(page.path).toBe(path)
  expect(page.query).toEqual(decision.query)
})
