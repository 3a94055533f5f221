import { expect, test } from 'vitest'
import { detailHref, href } from './href'

test('every address ends with a slash before its query', () => {
  expect(href('ng', 'home')).toBe('/ng/')
  expect(href('sa_en', 'warranty-check')).toBe('/sa_en/warranty-check/')
  expect(href('ng', 'news', { category: 'company', page: 2 })).toBe('/ng/news/?category=company&page=2')
})

test('a query without values leaves no question mark', () => {
  expect(href('ng', 'tips', { category: undefined })).toBe('/ng/tips/')
})

test('the key of an article cannot leave its segment', () => {
  expect(detailHref('ng', 'news-detail', 'a/../b?c')).toBe('/ng/news-detail/a%2F..%2Fb%3Fc/')
  expect(detailHref('ng', 'detail', 12)).toBe('/ng/detail/12/')
})
