import { describe, expect, test, vi } from 'vitest'
import { NO_REDIRECTS } from '@/routing/content-redirects'
import { hostTable } from '@/routing/hosts'
import { routeRequest } from '@/routing/route-request'
import { planPage } from './page-request'

vi.stubEnv('SITE_URL', 'http://localhost:3000')

const address = 'https://care.example'
const table = {
  hosts: hostTable({ SITE_URL: address, INDIA_SITE_URL: address, RUSSIA_SITE_URL: address }),
  serviceBrand: 'carelane',
  redirects: NO_REDIRECTS,
  allowedHosts: new Set<string>(),
}

function plan(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const decision = routeRequest(table, { url, host: 'care.example' })
  if (decision.kind !== 'page') throw new Error(`${url} is ${decision.kind}`)
  return planPage(decision, { method, headers }, 'preview-id')
}

function keyOf(url: string, headers?: Record<string, string>) {
  const planned = plan(url, headers)
  return planned.kind === 'cached' ? planned.request.key : planned.kind
}

describe('the key [7#59]', () => {
  test.each([
    ['/ng/', 'html /ng/'],
    ['/ng/?utm_source=mail', 'html /ng/'],
    ['/', 'html /global/'],
    ['/ng/news/', 'html /ng/news/'],
    ['/ng/news/?page=2&category=company', 'html /ng/news/?category=company&page=2'],
    ['/ng/news/?category=company&page=2&x=1', 'html /ng/news/?category=company&page=2'],
    ['/ng/news/?page=2&page=3', 'html /ng/news/?page=2'],
    ['/ng/news/?page=0', 'html /ng/news/'],
    ['/ng/news/?page=99999', 'html /ng/news/'],
    ['/ng/news/?category=made-up', 'html /ng/news/'],
    ['/ng/warranty-check/?imei=1', 'html /ng/warranty-check/'],
    ['/ng/faq/?q=anything', 'html /ng/faq/'],
    ['/ng/search/', 'html /ng/search/'],
    ['/ng/search/?q=', 'html /ng/search/'],
    ['/ng/search/?q=1&page=3', 'html /ng/search/?q=1'],
  ])('of %s is %s', (url, key) => {
    expect(keyOf(url)).toBe(key)
  })

  test('is another one for who saves data, of pages alone', () => {
    const saving = { 'save-data': 'on' }
    expect(keyOf('/ng/', saving)).toBe('light /ng/')
    expect(keyOf('/ng/', { cookie: 'data-light=on' })).toBe('light /ng/')
    expect(keyOf('/ng/', { ...saving, cookie: 'data-light=off' })).toBe('html /ng/')
    expect(keyOf('/ng/', { ...saving, rsc: '1' })).toBe('rsc /ng/')
  })

  test('has what RSC requests add, and not the state of the router', () => {
    const rsc = { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' }
    expect(keyOf('/ng/', rsc)).toBe('rsc /ng/')
    expect(keyOf('/ng/', { ...rsc, 'next-router-prefetch': '1' })).toBe('prefetch /ng/')
    const segment = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
    expect(keyOf('/ng/', segment)).toBe('segment:/_tree /ng/')
    expect(keyOf('/ng/news/?page=2', segment)).toBe('prefetch /ng/news/?page=2')
    expect(keyOf('/ng/', { rsc: 'true' })).toBe('html /ng/')
  })

  test('takes nothing of the visitor', () => {
    const planned = plan('/ng/', { cookie: 'session=secret', authorization: 'secret' })
    expect(JSON.stringify(planned)).not.toContain('secret')
  })
})

describe('past the cache', () => {
  test('go server actions and forms, and no other POST', () => {
    expect(plan('/ng/', { 'next-action': 'abc' }, 'POST').kind).toBe('bypass')
    expect(plan('/ng/', { 'content-type': 'multipart/form-data; boundary=x' }, 'POST').kind).toBe('bypass')
    expect(plan('/ng/', { 'content-type': 'application/x-www-form-urlencoded' }, 'POST').kind).toBe('bypass')
    expect(plan('/ng/', { 'content-type': 'application/json' }, 'POST').kind).toBe('method-not-allowed')
    expect(plan('/ng/', {}, 'DELETE').kind).toBe('method-not-allowed')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(plan('/robots.txt', form, 'POST').kind).toBe('method-not-allowed')
  })

  test('goes a draft, and no cookie that only looks like one', () => {
    expect(keyOf('/ng/', { cookie: 'a=b; __prerender_bypass=preview-id' })).toBe('bypass')
    expect(keyOf('/ng/', { cookie: '__prerender_bypass=guess' })).toBe('html /ng/')
  })
})

test('what a visitor typed never gets a key: a stream of questions cannot empty the cache', () => {
  for (const query of ['q=battery', 'q=11', 'q=2&q=1', 'q=battery&page=2&tab=faq']) {
    expect(keyOf(`/ng/search/?${query}`)).toBe('typed')
  }
  expect(keyOf('/ng/search/?q=battery', { rsc: '1' })).toBe('typed')
})
