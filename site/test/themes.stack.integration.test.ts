import { brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Administrator } from './support/administrator'

const OWN = { aster: '#5b2bb5', kite: '#0a58ca' }
const MOST_ADDED_BYTES = 1024

let stack: Stack
let administrator: Administrator

beforeAll(async () => {
  stack = await startStack({ parts: ['cms', 'site'] })
  administrator = await Administrator.logIn(stack)
}, 300_000)
afterAll(() => stack.stop())

test('pages of a country have its look once it is chosen, in both schemes, and no other country has it', async () => {
  const before = await visit('/ng/')
  expect(looksIn(before.html)).toEqual([])
  await choose('aster')
  const { html, headers } = await visit('/ng/')
  expect(looksIn(html)).toEqual(['aster'])
  expect(/<html[^>]*>/.exec(html)?.[0]).toContain('class="theme-aster"')
  expect(html.match(/html\.theme-aster\{[^}]*--brand:#\w+/g)).toEqual([
    expect.stringMatching(/--brand:#5b2bb5$/),
    expect.stringMatching(/--brand:#bda1ff$/),
  ])
  expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
    expect.stringContaining('content="#ffffff"'),
    expect.stringContaining('content="#140f21"'),
  ])
  expect(html.includes('<link rel="icon" href="/aster-favicon.ico"')).toBe(true)
  expect(html.includes(`fill="${OWN.aster}"`)).toBe(true)
  // One for all visitors, as before.
  expect(headers['cache-control']).toBe(before.headers['cache-control'])
  expect(headers['etag']).not.toBe(before.headers['etag'])
  expect(looksIn((await visit('/ke/')).html)).toEqual([])
})

test('another look takes its place, and none gives the page back as it was', async () => {
  await choose(null)
  const before = (await visit('/ng/faq/')).html
  await choose('kite')
  const { html } = await visit('/ng/faq/')
  expect(looksIn(html)).toEqual(['kite'])
  await choose(null)
  const again = (await visit('/ng/faq/')).html
  expect(requestsOf(again)).toEqual(requestsOf(before))
  expect(looksIn(again)).toEqual([])
})

test('a look costs a page under 1 KB, and not one more request or script', async () => {
  for (const path of ['/ng/', '/ng/warranty-check/']) {
    await choose(null)
    const before = await visit(path)
    await choose('solis')
    const after = await visit(path)
    expect(looksIn(after.html)).toEqual(['solis'])
    expect(after.bytes - before.bytes).toBeLessThan(MOST_ADDED_BYTES)
    expect(requestsOf(after.html)).toEqual(requestsOf(before.html))
  }
})

test('who saves data has the look as well', async () => {
  await choose('kite')
  const { html } = await visit('/ng/', { 'save-data': 'on' })
  expect(looksIn(html)).toEqual(['kite'])
  expect(html.includes(`--brand:${OWN.kite}`)).toBe(true)
})

test('an installed page and drawn devices have it', async () => {
  await choose('kite')
  const manifest = JSON.parse((await visit('/ng/manifest.webmanifest')).html) as Record<string, unknown>
  expect(manifest).toMatchObject({
    theme_color: OWN.kite,
    icons: [
      { src: '/kite-icon-192.png' },
      { src: '/kite-icon-512.png' },
      { src: '/kite-icon-maskable-512.png' },
    ],
  })
  for (const name of ['icon-192.png', 'icon-maskable-512.png', 'apple-touch-icon.png', 'favicon.ico'])
    expect((await fetch(`${stack.siteUrl}/kite-${name}`)).status, name).toBe(200)
  const drawn = async (query: string) =>
    (await fetch(`${stack.siteUrl}/api/device-drawing/?model=Aster+Nova+5${query}`)).text()
  expect(await drawn('&theme=kite')).not.toBe(await drawn(''))
  expect(await drawn('&theme=gone')).toBe(await drawn(''))
})

async function choose(theme: string | null): Promise<void> {
  const { id } = await administrator.find('countries', 'shortName', 'ng')
  await administrator.change('countries', id, { theme })
  await administrator.untilOnSite('countries', id)
}

/** Those that the page is in, or has styles of. */
function looksIn(html: string): string[] {
  return [...new Set([...html.matchAll(/[ ."]theme-([a-z]+)[" {]/g)].map(([, look = '']) => look))].filter(
    (look) => look !== 'color',
  )
}

/** Addresses that a browser asks for by itself, without those of icons. */
function requestsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link|img|source)\b[^>]*>/g) ?? []
  return tags
    .filter((tag) => !/rel="(?:icon|apple-touch-icon)"/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? [])
    .map((address) => address.replace(/(page-data\/)[\w-]+|&amp;theme=\w+/, '$1'))
}

interface Visit {
  html: string
  /** As sent. */
  bytes: number
  headers: Record<string, string | string[] | undefined>
}

function visit(path: string, headers: Record<string, string> = {}): Promise<Visit> {
  return new Promise((resolve, reject) => {
    request(stack.siteUrl + path, { headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        const isPacked = response.headers['content-encoding'] === 'br'
        const html = (isPacked ? brotliDecompressSync(body) : body).toString()
        resolve({ html, bytes: body.length, headers: response.headers })
      })
    })
      .on('error', reject)
      .end()
  })
}
