import { describe, expect, test } from 'vitest'
import { menuAddress } from './menu-address'

describe('where a menu item leads [2.2#24]–[2.2#26], [5#10]', () => {
  test.each([
    '12',
    'news',
    '/news/',
    'service-policy/3/',
    'news?tips=1',
    'faq#battery',
    'about',
    'about-aster',
    'Account/',
    'policy/privacy/',
    'https://example.com',
    'http://shop.example.co.uk/a?b=c#d',
    'https://xn--80ak6aa92e.xn--p1ai/',
    'https://example.com:8443/',
  ])('takes %s', (address) => {
    expect(menuAddress(address, false)).toBe(true)
  })

  test.each([
    '0',
    '012',
    'https://localhost/',
    'https://example',
    'https://example.c0m/',
    'https://192.168.0.1/',
    'https://user:secret@example.com/',
    'https://',
    'ftp://example.com',
    'javascript:alert(1)',
    'mailto:a@example.com',
    '//example.com',
    'news//tips',
    'a page',
    '../admin',
    '<script>',
    7,
  ])('refuses %s', (address) => {
    expect(menuAddress(address, true)).toEqual(expect.any(String))
  })

  test.each(['nosuchpage-zzz', 'abouts', 'ng/news/', 'detailed', '/news-details/1'])(
    'knows no page %s',
    (path) => {
      expect(menuAddress(path, true)).toEqual([expect.stringContaining('no page'), { path }])
    },
  )

  test.each(['', null, undefined])('takes %j for a parent with children alone', (address) => {
    expect(menuAddress(address, true)).toBe(true)
    expect(menuAddress(address, false)).toEqual(expect.any(String))
  })
})
