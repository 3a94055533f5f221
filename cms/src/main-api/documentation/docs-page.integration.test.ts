import AxeBuilder from '@axe-core/playwright'
import { launchBrowser } from '@carelane/test-kit/browser'
import { CALLS } from '@carelane/main-api'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GET as getDocument } from '../../app/api/openapi.json/route'
import { GET as getPage } from '../../app/docs/route'
import { CALL_NAMES } from './open-api'

type Browser = Awaited<ReturnType<typeof launchBrowser>>

let browser: Browser
let server: Server
let url: string

beforeAll(async () => {
  browser = await launchBrowser()
  server = createServer(async (request, response) => {
    const answer = request.url === '/docs' ? await getPage() : getDocument()
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await browser.close()
  server.close()
})

describe('the docs page', () => {
  test.each([
    ['a phone', { width: 360, height: 740 }],
    ['a desktop', { width: 1280, height: 800 }],
  ])('keeps its own strict policy and is accessible on %s', async (_, viewport) => {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('request', (request) =>
      complaints.push(...(request.url() === `${url}/docs` ? [] : [request.url()])),
    )
    const response = await page.goto(`${url}/docs`)
    expect(response?.headers()['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'/,
    )
    expect(await page.locator('script').count()).toBe(0)
    // The policy names the style's hash.
    expect(
      await page
        .locator('nav ul')
        .first()
        .evaluate((list) => getComputedStyle(list).display),
    ).toBe('flex')
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBeLessThanOrEqual(viewport.width)
    expect(complaints).toEqual([])
    await page.close()
    await context.close()
    const { violations } = await checked(viewport)
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

  test('shows every call with its example', async () => {
    const text = await (await getPage()).text()
    for (const name of CALL_NAMES) {
      expect(text).toContain(`id="${name}"`)
      expect(text).toContain(`<code>${CALLS[name].path}</code>`)
    }
    expect(text.match(/<article /g)).toHaveLength(CALL_NAMES.length)
  })
})

/** axe runs inside the page, which its policy refuses. */
async function checked(viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(`${url}/docs`)
  const result = await new AxeBuilder({ page }).analyze()
  await context.close()
  return result
}
