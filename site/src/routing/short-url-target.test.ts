import { expect, test } from 'vitest'
import { shortUrlTarget } from './route-request'
import { table } from '../../test/support/routing-table'

/** [2.2#2], [2.2#3] */
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
