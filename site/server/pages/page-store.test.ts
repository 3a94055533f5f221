import { expect, test } from 'vitest'
import type { CachedPage } from './cached-page'
import { PageStore } from './page-store'

const body = Buffer.from('body')
const pageOf = (path: string, data: string): CachedPage => ({
  request: { key: `html ${path}`, path, search: '', variant: 'html', isLight: false, readsQuery: false },
  status: 200,
  etag: 'W/"1"',
  headers: [],
  brotli: body,
  held: { path: data, brotli: Buffer.from(data.padEnd(6_000_000)) },
  tags: new Set(),
  tagHeaders: [],
  expires: 0,
  changesAt: Infinity,
  purged: false,
  compressed: false,
  retryAt: 0,
  hits: 0,
  lastAsked: 0,
})

test('the data of a page are there as long as it is, and a while longer', () => {
  const store = new PageStore(2)
  store.keep(pageOf('/a/', 'a1'))
  store.keep(pageOf('/b/', 'b1'))
  expect(store.heldData('a1')?.brotli.toString('utf8', 0, 3)).toBe('a1 ')
  store.keep(pageOf('/a/', 'a2'))
  // Somebody may have the page before open.
  expect(store.heldData('a1')).toBeDefined()
  for (const edition of ['a3', 'a4', 'a5']) store.keep(pageOf('/a/', edition))
  expect(['a1', 'b1', 'a5'].map((path) => store.heldData(path) !== undefined)).toEqual([false, true, true])
})

test('they are there for a page that is not kept at all', () => {
  const store = new PageStore(2)
  store.keepHeld(pageOf('/a/', 'a1'))
  expect(store.heldData('a1')).toBeDefined()
})

test('they stay when a page is rendered with the same data again, or gets a smaller body', () => {
  const store = new PageStore(2)
  store.keep(pageOf('/a/', 'same'))
  const again = pageOf('/a/', 'same')
  store.keep(again)
  store.improve(again, Buffer.from('less'))
  for (const edition of ['b1', 'b2', 'b3', 'b4']) store.keep(pageOf('/b/', edition))
  expect(store.get('html /a/')?.brotli.toString()).toBe('less')
  expect(store.heldData('same')).toBeDefined()
})
