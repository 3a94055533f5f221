import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findRedirect } from '@/routing/content-redirects'
import { RedirectList } from './redirect-list'

let answer: { status: number; body: string }
let asked = 0
let held: Promise<void> | null = null
const cms = createServer((_request, response) => {
  asked += 1
  // Later changes must not affect a request under way.
  const { status, body } = answer
  void (held ?? Promise.resolve()).then(() => response.writeHead(status).end(body))
})
let url: string
const failures: unknown[] = []

beforeAll(async () => {
  cms.listen(0, '127.0.0.1')
  await once(cms, 'listening')
  url = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`
})
afterAll(() => cms.close())
beforeEach(() => {
  asked = 0
  held = null
  failures.length = 0
  answer = listOf('/ng/new/')
})

function listOf(to: string) {
  const redirects = [{ from: '/ng/old/', to, permanent: true }]
  return { status: 200, body: JSON.stringify({ status: 200, result: { redirects } }) }
}
const list = () => new RedirectList(url, (error) => failures.push(error))
const target = ({ current }: RedirectList) => findRedirect(current, '/ng/old/')?.to

test('has none before it was read, and then those of the cms', async () => {
  const redirects = list()
  expect(target(redirects)).toBeUndefined()
  await redirects.refresh()
  expect(target(redirects)).toBe('/ng/new/')
})

test.each([
  ['an error', { status: 503, body: '{}' }],
  ['garbage', { status: 200, body: '<html>' }],
  ['another shape', { status: 200, body: '{"status":200,"result":[]}' }],
])('keeps what it has while the cms answers with %s', async (_, wrong) => {
  const redirects = list()
  await redirects.refresh()
  answer = wrong
  await redirects.refresh()
  expect(target(redirects)).toBe('/ng/new/')
  expect(failures).toHaveLength(1)
})

test('is read anew when redirects are published, and for nothing else', async () => {
  const redirects = list()
  await redirects.refresh()
  answer = listOf('/ng/newer/')
  redirects.notePublication(['news', 'country:ng'])
  expect(asked).toBe(1)
  redirects.notePublication(['redirects', 'redirects:4'])
  await expect.poll(() => target(redirects)).toBe('/ng/newer/')
})

test('what is published while it is being read is not missed', async () => {
  const redirects = list()
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  const reading = redirects.refresh()
  await expect.poll(() => asked).toBe(1)
  answer = listOf('/ng/newer/')
  redirects.notePublication(['redirects'])
  release()
  await reading
  expect(target(redirects)).toBe('/ng/newer/')
  expect(asked).toBe(2)
})
