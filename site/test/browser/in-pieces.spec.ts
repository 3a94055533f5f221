import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { DESKTOP, expect, layoutShifts, PHONE, test } from './support/test'

const PIECE_BYTES = 700
const PAUSE_MS = 25

let slow: Server
let origin: string

test.beforeAll(async ({}, { project }) => {
  const site = new URL(project.use.baseURL ?? '')
  slow = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', site), {
        headers: { accept: request.headers.accept ?? '' },
      })
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' })
      const top = type.startsWith('text/html') ? body.indexOf('</header>') : 0
      for (let at = 0; at < top; at += PIECE_BYTES) {
        response.write(body.subarray(at, Math.min(top, at + PIECE_BYTES)))
        await delay(PAUSE_MS)
      }
      response.end(body.subarray(Math.max(0, top)))
    })()
  })
  slow.listen(0)
  await once(slow, 'listening')
  origin = `http://localhost:${(slow.address() as AddressInfo).port}`
})

test.afterAll(() => void slow.close())

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  for (const path of ['/ng/faq/', '/sa/'])
    test(`nothing moves on the ${name} while ${path} arrives in pieces`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(`${origin}${path}`, { waitUntil: 'load' })
      await expect(page.locator('h1')).toBeVisible()
      expect(await layoutShifts(page)).toEqual([])
    })
