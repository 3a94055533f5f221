import { beforeAll, expect, test } from 'vitest'
import { holdBackRequest } from './hold-back-request'

beforeAll(() => {
  process.env.SESSION_SECRET = 'for this test alone, 32 characters'
})

const ask = (from: string, tool = 'test-lists') =>
  holdBackRequest(new Request('http://site/api/', { headers: { 'x-forwarded-for': from } }), tool)

test('who asks a route too often is told when to come again; others and other routes are not', async () => {
  for (let count = 0; count < 120; count++) expect(await ask('198.51.100.1')).toBeNull()
  const held = await ask('198.51.100.1')
  expect(held?.status).toBe(429)
  expect(Number(held?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(held?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(held?.headers.get('cache-control')).toBe('no-store')
  expect(await held?.json()).toEqual({ message: 'Too many requests.' })
  expect(await ask('198.51.100.2')).toBeNull()
  expect(await ask('198.51.100.1', 'other-lists')).toBeNull()
})
