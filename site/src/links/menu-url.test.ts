import { describe, expect, test } from 'vitest'
import { menuTarget } from './menu-url'

const target = (url: string) => menuTarget(url, 'ng', 'carelane')

test('a number is an article of the country [2.2#24]', () => {
  expect(target('12')).toEqual({ href: '/ng/detail/12/', kind: 'page' })
})

describe('relative paths [2.2#25]', () => {
  test.each([
    'news',
    'tips',
    'service-policy',
    'warranty-check',
    'service-center',
    'contact',
    'spare-parts-price',
    'repair-status',
  ])('%s navigates inside the page', (path) => {
    expect(target(path)).toEqual({ href: `/ng/${path}/`, kind: 'page' })
  })

  test('about is the page of the service brand', () => {
    expect(target('about')).toEqual({ href: '/ng/about-carelane/', kind: 'page' })
  })

  test('others load the whole page', () => {
    expect(target('phone-repair')).toEqual({ href: '/ng/phone-repair/', kind: 'document' })
  })

  test('slashes around, a query and a fragment are kept in order', () => {
    expect(target('/news/')).toEqual({ href: '/ng/news/', kind: 'page' })
    expect(target('news?tips=1')).toEqual({ href: '/ng/news/?tips=1', kind: 'page' })
    expect(target('faq#battery')).toEqual({ href: '/ng/faq/#battery', kind: 'document' })
  })

  test('a path cannot climb out of the country', () => {
    expect(target('../../sa/news')?.href).toBe('/ng/sa/news/')
  })
})

test.each(['https://example.org/a?b=c', 'HTTP://example.org', 'tel:+2347000', 'mailto:help@example.org'])(
  '%s opens directly [2.2#26]',
  (url) => expect(target(url)).toEqual({ href: url, kind: 'external' }),
)

test.each(['', '   ', 'javascript:alert(1)', 'data:text/html,x', '//example.org', '\\\\example.org'])(
  '%j opens nothing',
  (url) => expect(target(url)).toBeNull(),
)
