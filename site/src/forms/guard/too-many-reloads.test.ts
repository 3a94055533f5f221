import { beforeAll, expect, test, vi } from 'vitest'
import { tooManyReloads } from './too-many-reloads'

const visitor = { from: '' }
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': visitor.from }),
}))

beforeAll(() => {
  process.env.SESSION_SECRET = 'for this test alone, 32 characters'
})

test('who loads a page without end is told that the service is busy; others and other pages are not', async () => {
  visitor.from = '198.51.100.1'
  for (let count = 0; count < 120; count++) expect(await tooManyReloads('test-page')).toBeNull()
  expect(await tooManyReloads('test-page')).toMatchObject({ kind: 'busy', isRetryable: true })
  expect(await tooManyReloads('other-page')).toBeNull()
  visitor.from = '198.51.100.2'
  expect(await tooManyReloads('test-page')).toBeNull()
})
