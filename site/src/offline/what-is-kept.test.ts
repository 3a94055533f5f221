import { describe, expect, test } from 'vitest'
import { isContent, isPage, mayKeep } from '@/platform/what-is-kept-offline'

const html = { 'content-type': 'text/html; charset=utf-8' }
const cached = { ...html, etag: 'W/"a"', 'cache-control': 'public, max-age=0, must-revalidate' }
const forOne = { ...html, 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }

describe('a page is kept without being asked for', () => {
  test.each<[string, string, Record<string, string>, boolean]>([
    ['from the page cache', '/ng/news/', cached, true],
    ['a light one', '/ng/', { ...cached, 'cache-control': 'private, max-age=0, must-revalidate' }, true],
    ['for one visitor', '/ng/repair-status/show/', forOne, false],
    ['for one visitor with an ETag', '/ng/purchase-service/', { ...forOne, etag: 'W/"a"' }, false],
    ['without an ETag', '/ng/account/', html, false],
    ['not a page', '/ng/news/', { ...cached, 'content-type': 'application/json' }, false],
    ['service centres that were looked up', '/ng/service-center/', forOne, true],
    ['the same without {lang}', '/service-center/', forOne, true],
    ['a form for one of them', '/ng/repair-appointment/', forOne, false],
    ['what is named alike', '/ng/my/service-center/', forOne, false],
  ])('%s: %s', (_, path, headers, expected) => {
    expect(mayKeep(path, new Headers(headers))).toBe(expected)
  })
})

test.each([
  ['/ng/', true],
  ['/sa_en/news-detail/a-phone/', true],
  ['/global/faq/', true],
  ['/ng/hand-in/', true],
  ['/ng/my-devices/', false],
  ['/ng/account/', false],
  ['/ng/repair-status/show/', false],
  ['/ng/search/', false],
  ['/ng/purchase-service/', false],
  ['/chat/', false],
  ['/', false],
])('%s is content that scripts may have drawn: %s', (path, expected) => {
  expect(isContent(path)).toBe(expected)
})

test.each([
  ['/', true],
  ['/ng/news/', true],
  ['/ng/rss.xml', false],
  ['/media/a.webp', false],
  ['/api/account/avatar/', false],
  ['/_next/static/a.js', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPage(path)).toBe(expected)
})
