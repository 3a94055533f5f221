import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { launchBrowser } from '@carelane/test-kit/browser'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ASSUMPTIONS, fallbackCounts, type Assumption } from '../server/next-internals/assumptions'
import { readReactRuntime } from '../server/next-internals/build/read-react-runtime'
import { deferScripts } from '../server/next-internals/defer-scripts'
import { readDraftId } from '../server/next-internals/draft-cookie'
import { extractPageData } from '../server/next-internals/extract-page-data'
import { hashInlineScripts, isDataCall } from '../server/next-internals/inline-scripts'
import { deferredSheet, inlineStyles, readStyleSheets } from '../server/next-internals/inline-styles'
import { isNotFoundShell } from '../server/next-internals/not-found-shell'
import { REACT_RUNTIME } from '../server/next-internals/react-runtime.generated'
import { rscHash, rscHeaders, type Variant } from '../server/next-internals/rsc-requests'
import { BuiltSite, SITE_FOLDER } from './support/built-site'
import { MainApiStandIn } from './support/main-api-stand-in'
import { startPlainNext, type PlainNext } from './support/next-start'
import { WAITING, wantScripts } from './support/want-scripts'

const PAGES = ['/ng/', '/sa/', '/ng/news/', '/ng/news-detail/article-1/', '/ng/warranty-check/']
const NOWHERE = '/ng/news-detail/there-is-no-such-article/'

const cms = new MainApiStandIn()
let next: PlainNext
let site: BuiltSite
const plain = new Map<string, string>()
const started: { stop(): Promise<void> | void }[] = []

beforeAll(async () => {
  await cms.start()
  started.push(cms)
  next = await startPlainNext(cms.url)
  started.push(next)
  site = await BuiltSite.start(cms.url)
  started.push(site)
  for (const path of PAGES) {
    plain.set(path, (await next.get(path)).text)
    await site.get(path)
  }
})

afterAll(async () => {
  for (const each of started.toReversed()) await each.stop()
})

const CHECKS: Record<Assumption, () => Promise<void> | void> = {
  'script-tags': () => {
    for (const [path, html] of plain) {
      const deferred = deferScripts(html, 'wanted')
      const files = [...html.matchAll(/<script\b[^>]*\ssrc="[^"]*"(?![^>]*nomodule)[^>]*>/gi)]
      const inert = [...deferred.matchAll(/<script\b[^>]*\ssrc="[^"]*"[^>]*\stype="deferred"/g)]
      expect(files.length, path).toBeGreaterThan(3)
      expect(inert, path).toHaveLength(files.length)
      expect(deferred, path).not.toMatch(/<link\b[^>]*\sas="script"/)
    }
  },

  'page-data': () => {
    for (const [path, html] of plain) {
      const { html: rest, script } = extractPageData(deferScripts(html, 'wanted'))
      expect(rest, path).not.toContain('__next_f')
      expect(dataOf(script?.text ?? ''), path).toEqual(dataOf(inlineScripts(html).join(';\n')))
      expect(rest.indexOf(script?.path ?? 'none'), path).toBeLessThan(
        rest.indexOf('<script src="/_next/static/chunks'),
      )
    }
  },

  'data-calls': () => {
    for (const [path, html] of plain) {
      expect(hashInlineScripts(html).foreign, path).toBe(0)
      const calls = inlineScripts(html).filter(isDataCall)
      expect(calls.filter((call) => call.includes('__next_f')).length, path).toBeGreaterThan(1)
    }
  },

  'react-runtime': () => {
    const found = readReactRuntime()
    expect(found, 'run `npm run generate` in site/').toEqual(REACT_RUNTIME)
    for (const name of ['$RC', '$RX', '$RB', '$RV'])
      expect(
        found.some((definition) => definition.includes(`${name}=`)),
        name,
      ).toBe(true)
    const completed = `${found.find((definition) => definition.includes('$RC='))};$RC("B:0","S:0")`
    expect(hashInlineScripts(`<script>${completed}</script>`).foreign).toBe(0)
  },

  'style-links': () => {
    const sheets = readStyleSheets(SITE_FOLDER)
    for (const [path, html] of plain) {
      const linked = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]*)"/g)].map(
        ([, href]) => href ?? '',
      )
      expect(linked.length, path).toBeGreaterThan(2)
      expect(linked.filter((href) => !sheets.has(href))).toEqual([])
      const { html: rest, styles } = inlineStyles(html, sheets, deferredSheet)
      expect(styles.length, path).toBeGreaterThan(5000)
      expect(rest.match(/<link(?! disabled="")[^>]*\brel="stylesheet"/g), path).toBeNull()
    }
  },

  'not-found-shell': async () => {
    const { status, body } = await next.get(NOWHERE)
    expect(isNotFoundShell(status, body, false)).toBe(true)
    const ours = await site.get(NOWHERE)
    expect(ours.status).toBe(404)
    expect(ours.text).toMatch(/<main[\s>]/)
  },

  'rsc-hash': async () => {
    for (const variant of ['prefetch', 'segment:/_tree'] as const) {
      const headers = rscHeaders(variant)
      const right = await next.get(`/ng/news/?_rsc=${rscHash(headers)}`, headers)
      expect([variant, right.status]).toEqual([variant, 200])
      const wrong = await next.get('/ng/news/?_rsc=wrong', headers)
      expect([variant, wrong.status]).toEqual([variant, 307])
      expect(wrong.headers.location).toContain(`_rsc=${rscHash(headers)}`)
    }
  },

  'rsc-answers': async () => {
    const variants: Variant[] = ['rsc', 'prefetch', 'segment:/_tree']
    for (const variant of variants) {
      const headers = rscHeaders(variant)
      const path = `/ng/news/?_rsc=${rscHash(headers)}`
      const [theirs, ours] = [await next.get(path, headers), await site.get(path, headers)]
      expect([variant, theirs.status, ours.status]).toEqual([variant, 200, 200])
      expect(theirs.headers['content-type']).toContain('text/x-component')
      for (const name of ['content-type', 'x-nextjs-postponed', 'x-nextjs-stale-time'])
        expect([variant, name, ours.headers[name]]).toEqual([variant, name, theirs.headers[name]])
      expect(ours.text.length).toBeGreaterThan(100)
    }
    const rewritten = await site.get('/?_rsc=', { rsc: '1' })
    expect(rewritten.headers['x-nextjs-rewritten-path']).toBe('/global/')
  },

  'server-actions': async () => {
    const action = await next.post(
      '/ng/warranty-check/',
      { 'next-action': 'f'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' },
      '[]',
    )
    expect(action.status).toBeGreaterThanOrEqual(400)
    expect(String(action.headers['content-type'])).not.toContain('text/html')
    // Anything else is rendered, so refuse it first.
    const json = { 'content-type': 'application/json' }
    expect((await next.post('/ng/warranty-check/', json, '{}')).status).toBe(200)
    expect((await site.post('/ng/warranty-check/', json, '{}')).status).toBe(405)
  },

  'captured-response': async () => {
    for (const [path, html] of plain) {
      const ours = await site.get(path)
      expect(ours.status, path).toBe(200)
      expect(words(ours.text), path).toBe(words(html))
    }
  },

  'intercepted-response': async () => {
    const path = '/ng/search/?q=battery'
    const [theirs, ours] = [await next.get(path), await site.get(path, { 'accept-encoding': 'br' })]
    expect([ours.status, ours.headers['content-encoding']]).toEqual([200, 'br'])
    expect(words(ours.text)).toBe(words(theirs.text))
    expect(ours.text).toContain('type="deferred"')
    cms.failWith = 503
    const failed = await site.get('/ng/search/?q=charger')
    cms.forget()
    expect([failed.status, failed.text.includes('_next')]).toEqual([503, false])
  },

  'draft-cookie': async () => {
    const cookie = `__prerender_bypass=${readDraftId(SITE_FOLDER)}`
    const [draft, shared] = [await next.get('/ng/', { cookie }), await next.get('/ng/')]
    expect(shared.headers['cache-control']).toContain('s-maxage')
    expect(draft.headers['cache-control']).toContain('private')
  },

  'built-config': async () => {
    const elsewhere = mkdtempSync(`${tmpdir()}/carelane-config-`)
    onTestFinished(() => rmSync(elsewhere, { recursive: true }))
    const script = `
      const { useBuiltConfig } = await import('./server/next-internals/built-config.mjs')
      useBuiltConfig('.')
      const { default: { default: loadConfig } } = await import('next/dist/server/config.js')
      const config = await loadConfig('phase-production-server', ${JSON.stringify(elsewhere)})
      console.log(JSON.stringify([config.trailingSlash, config.cacheMaxMemorySize, config.cacheHandler]))`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: SITE_FOLDER },
    )
    const [trailingSlash, memory, cacheHandler] = JSON.parse(stdout) as unknown[]
    expect([trailingSlash, memory]).toEqual([true, 0])
    expect(cacheHandler).toContain('no-cache-handler')
  },

  'value-tracker': async () => {
    const browser = await launchBrowser()
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.addInitScript(wantScripts, WAITING)
    await page.goto(`http://localhost:${site.port}/ng/warranty-check/`)
    const field = page.locator('main input[name="imei"]')
    await expect
      .poll(() => field.evaluate((input) => typeof Reflect.get(input, '_valueTracker')?.setValue), {
        timeout: 20_000,
      })
      .toBe('function')
  },
}

test.each(ASSUMPTIONS)('%s', async (assumption) => {
  await CHECKS[assumption]()
  expect(await fallbacks()).not.toContain(assumption)
})

test('fallbacks', async () => {
  expect(await fallbacks()).toEqual([])
})

/** By the functions called here and by the site. */
async function fallbacks(): Promise<string[]> {
  const counts = [fallbackCounts(), (await site.inspect()).fallbacks]
  return [...new Set(counts.flatMap((each) => Object.keys(each)))]
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?: id="_R_")?>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '')
}

function dataOf(scripts: string): unknown {
  const page = runInNewContext(
    `var self = {}, addEventListener = () => {}, document = { getElementById: () => null, querySelector: () => null }, navigator = {}, localStorage = { getItem: () => null };
    ${scripts};
    ({ data: self.__next_f, chunks: globalThis.TURBOPACK })`,
  ) as unknown
  return JSON.parse(JSON.stringify(page))
}

function words(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, '\n')
}
