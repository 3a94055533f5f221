import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attackSite } from './hostile/attack-site'
import { send } from './support/built-site'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
}, 300_000)
afterAll(() => stack.stop())

test('no request at random makes the site fail, lead away or say what it was sent', async () => {
  const { faults, turnedAway } = await attackSite(stack, 400, 9)
  expect(faults).toEqual([])
  // A page that a busy machine did not make in time.
  expect(turnedAway.length).toBeLessThan(5)
}, 120_000)

test('a method that an address has not is refused, also TRACE, which no handler can be given', async () => {
  const port = Number(new URL(stack.siteUrl).port)
  for (const path of ['/ng/', '/login/', '/robots.txt', '/api/search/suggestions/', '/api/faq/votes/'])
    expect((await send(port, 'TRACE', path, {})).status, path).toBe(405)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const path of ['/robots.txt', '/sitemap.xml'])
    expect((await send(port, 'POST', path, form, 'a=b')).status, path).toBe(405)
})

test('a picture that is not there is not found, on both servers', async () => {
  const port = Number(new URL(stack.siteUrl).port)
  for (const path of ['/media/nothing.png', '/media/nothing.png?v=1', `/media/${'a'.repeat(200)}`])
    expect((await send(port, 'GET', path, {})).status, path).toBe(404)
  // Strangers are not told whether it has a record.
  for (const name of ['nothing.png', 'a%2Fb.png', 'a'.repeat(300), '%00.png']) {
    const { status } = await fetch(`${stack.cmsUrl}/api/media/file/${name}`)
    expect([400, 403, 404], name).toContain(status)
  }
})
