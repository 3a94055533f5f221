import { expect, test } from 'vitest'
import { MAIN, table } from '../../test/support/routing-table'
import { routeRequest } from '@/routing/route-request'
import { requestKind } from './request-kind'

test.each([
  ['GET', '/ng/', 'page'],
  ['POST', '/ng/rating/', 'form'],
  ['GET', '/ng/no-such-page/', 'page'],
  ['GET', '/api/health/', 'health'],
  ['GET', '/api/internal/page-cache/', 'signed'],
  ['POST', '/api/publications/', 'signed'],
  ['GET', '/api/files/d1/', 'download'],
  ['GET', '/api/service-centers/points/', 'api'],
  ['GET', '/api/nothing/', 'api'],
  ['GET', '/media/a.webp', 'media'],
  ['GET', '/_next/nothing.js', 'no-such-file'],
  ['GET', '/.well-known/security.txt', 'security-contact'],
])('%s %s is of kind %s', (method, url, kind) => {
  expect(requestKind(routeRequest(table, { url, host: MAIN }), method)).toBe(kind)
})
