import { expect, test } from 'vitest'
import { cacheLifetime } from './cache-lifetime'

const NOW = 1_000_000
const REQUEST = {
  key: 'html /ng/',
  path: '/ng/',
  search: '',
  variant: 'html',
  isLight: false,
  readsQuery: false,
} as const
const page = (rest: Partial<Parameters<typeof cacheLifetime>[0]> = {}) => ({
  ...{ status: 200, expires: NOW + 120_000, changesAt: Infinity, purged: false },
  ...{ tagHeaders: ['xkey', 'country:ng'], request: REQUEST, ...rest },
})
const lifetimeOf = (rest: Partial<Parameters<typeof cacheLifetime>[0]> = {}, now = NOW) =>
  cacheLifetime(page(rest), now)

test('a cache that can be purged keeps a page for what is left of its time here, and a day for when the site is away', () => {
  const whole = 'max-age=120, stale-if-error=86400'
  expect(lifetimeOf()).toEqual(['surrogate-control', whole, 'cdn-cache-control', whole])
  expect(lifetimeOf({}, NOW + 100_500)[1]).toMatch(/^max-age=19,/)
})

test('and never longer than until a banner comes or goes', () => {
  expect(lifetimeOf({ changesAt: NOW + 7900 })[1]).toMatch(/^max-age=7,/)
})

test('it keeps none that is purged or over, nor one without tags, nor one that is not there', () => {
  expect(lifetimeOf({ purged: true })).toEqual(['surrogate-control', 'no-store'])
  expect(lifetimeOf({}, NOW + 120_000)).toEqual(['surrogate-control', 'no-store'])
  expect(lifetimeOf({ tagHeaders: [] })).toEqual([])
  expect(lifetimeOf({ status: 404 })).toEqual([])
})

test('a CDN, which does not look at Save-Data, keeps no light page', () => {
  expect(lifetimeOf({ request: { ...REQUEST, isLight: true } })).toEqual([
    'surrogate-control',
    'max-age=120, stale-if-error=86400',
  ])
})
