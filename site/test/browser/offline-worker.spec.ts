import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const BUILT = resolve(import.meta.dirname, '../../dist/offline')
const PAGE =
  '<!DOCTYPE html><html lang="en-NG" dir="ltr"><head><title>Tips</title></head><body><main><h1>Tips</h1></main></body></html>'

let server: Server
let origin: string
let state: 'on' | 'off'
let isAnswering: boolean

test.beforeEach(async () => {
  state = 'on'
  isAnswering = true
  server = createServer((request, response) => {
    if (request.url?.endsWith('.js')) {
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' }
      void readFile(resolve(BUILT, state, 'offline-en.js')).then((body) =>
        response.writeHead(200, headers).end(body),
      )
    } else if (isAnswering) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: 'W/"a"' }).end(PAGE)
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test.use({ serviceWorkers: 'allow' })

test('a network that does not answer is not waited for, where there is a kept page', async ({ page }) => {
  await begin(page)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/ng/tips/')) !== undefined))
    .toBe(true)
  isAnswering = false
  await page.reload()
  await expect(page.locator('aside')).toContainText('Your network isn’t answering. Saved copy: 1 minute ago')
  await expect(page.getByRole('heading', { level: 1, name: 'Tips' })).toBeVisible()
})

test('switched off, the worker leaves with all that it kept', async ({ page }) => {
  await begin(page)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
  state = 'off'
  await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.update().then(() => undefined),
  )
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
})

async function begin(page: Page): Promise<void> {
  await page.goto(`${origin}/ng/tips/`)
  await page.evaluate(() => navigator.serviceWorker.register('/offline-en.js').then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.reload()
}
