import { expect, test } from 'vitest'
import { documentOf } from './document'

test('operations that share a path stand under it, by their method', () => {
  const operations = ['GET', 'POST'].map((method) => ({
    method,
    path: '/votes',
    operation: { operationId: method },
  }))
  const { paths } = documentOf({
    title: 'Votes',
    summary: 'Counts.',
    serverUrl: '',
    groups: [],
    operations,
    components: {},
  })
  expect(paths).toEqual({ '/votes': { get: { operationId: 'GET' }, post: { operationId: 'POST' } } })
})
