import { expect, test } from 'vitest'
import type { CachedPage } from './cached-page'
import { PageStore } from './page-store'

const body = Buffer.from('body')
const pageOf = (path: string): CachedPage => ({
  request: { key: `html ${path}`, path, search: '', variant: 'html', isLight: false, readsQuery: false },
  status: 200,
  etag: 'W/"1"',
  headers: [],
  brotli: body,
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

test('a page that gets a smaller body stays, and one that has taken its place is left alone', () => {
  const store = new PageStore(2)
  const first = pageOf('/a/')
  store.keep(first)
  store.improve(first, Buffer.from('less'))
  expect(store.get('html /a/')?.brotli.toString()).toBe('less')
  store.keep(pageOf('/a/'))
  store.improve(first, Buffer.from('old'))
  expect(store.get('html /a/')?.brotli.toString()).toBe('body')
})
