import { LANDING_PAGES } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { pageOfAddress } from './page-of-address'

const landing = new Set<string>(LANDING_PAGES)

test.each([
  ['71', { kind: 'article', key: '71' }],
  ['/news-detail/Wet-Phone/?a=1', { kind: 'article', key: 'wet-phone' }],
  ['tips-detail/wet-phone', { kind: 'article', key: 'wet-phone' }],
  ['faq/12#top', { kind: 'question', key: '12' }],
  ['service-policy/3/', { kind: 'policy', key: '3' }],
  ['policy/privacy', { kind: 'legal', key: 'privacy' }],
  ['phone-repair', { kind: 'landing', key: 'phone-repair' }],
  ['/', 'everywhere'],
  ['#parts', 'everywhere'],
  ['faq', 'everywhere'],
  ['faq?q=1', 'everywhere'],
  ['hand-in', 'everywhere'],
  ['warranty-check/broken-screen', 'everywhere'],
  ['about-aster', 'everywhere'],
  ['tel:+234', 'elsewhere'],
  ['mailto:a@carelane.example', 'elsewhere'],
  ['https://example.com/news/', 'elsewhere'],
  ['//example.com/', 'elsewhere'],
  ['warrantycheck', 'nowhere'],
  ['../admin', 'nowhere'],
  ['', 'nowhere'],
] as const)('%j', (address, page) => {
  expect(pageOfAddress(address, landing)).toEqual(page)
})
