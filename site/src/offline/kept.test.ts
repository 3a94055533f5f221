import { expect, test } from 'vitest'
import { asKept, beyondBounds, readKept } from './kept'

const entries = (count: number, size: number) =>
  Array.from({ length: count }, (_, place) => ({ url: `/ng/${place}/`, at: place, size }))

test('the last 20 pages are kept, in whatever order they are read', () => {
  const kept = entries(23, 1000)
  expect(beyondBounds(kept).map(({ url }) => url)).toEqual(['/ng/2/', '/ng/1/', '/ng/0/'])
  expect(beyondBounds(kept.toReversed()).map(({ url }) => url)).toEqual(['/ng/2/', '/ng/1/', '/ng/0/'])
})

test('large pages push out older ones before there are 20', () => {
  expect(beyondBounds(entries(7, 350_000)).map(({ url }) => url)).toEqual(['/ng/1/', '/ng/0/'])
  expect(beyondBounds(entries(5, 350_000))).toEqual([])
})

test('what is known of a page stays beside it, in any script', async () => {
  const kept = {
    at: 1,
    title: 'หน้าแรก "&"',
    lang: 'th-TH',
    styles: ['/a.css'],
    size: 2,
    until: null,
    told: null,
  }
  const response = asKept('<p>', kept, { 'content-type': 'text/html' })
  expect(readKept(response)).toEqual(kept)
  expect([await response.text(), response.headers.get('content-type')]).toEqual(['<p>', 'text/html'])
})
