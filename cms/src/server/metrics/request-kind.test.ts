import { expect, test } from 'vitest'
import { requestKind } from './request-kind'

test.each([
  ['/api/health', 'health'],
  ['/api/country/info-new?shortName=ng', 'main-api'],
  ['/api/media/file/a.webp', 'media'],
  ['/api/users/login', 'api'],
  ['/admin', 'admin'],
  ['/admin/collections/news?page=2', 'admin'],
  ['/administrator', 'other'],
  ['/', 'other'],
])('%s is of kind %s', (url, kind) => {
  expect(requestKind(url)).toBe(kind)
})
