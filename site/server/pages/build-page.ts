import { createHash } from 'node:crypto'
import { RETRY_AFTER_SECONDS } from '@/platform/answer-json'
import { isReadPage } from '@/routing/read-pages'
import { contentSecurityPolicy } from '../http/content-security-policy'
import { policyOfType } from '../http/policy-of-type'
import type { HeaderList } from '../http/security-headers'
import { deferScripts } from '../next-internals/defer-scripts'
import { extractPageData, type ExtractedData } from '../next-internals/extract-page-data'
import { hashInlineScripts, sourceOf } from '../next-internals/inline-scripts'
import {
  deferredSheet,
  inlineStyles,
  type StyledPage,
  type StyleSheets,
} from '../next-internals/inline-styles'
import { asLightPage } from '../next-internals/light-page'
import { CLIENT_HEADERS, CLIENT_VARY } from '../next-internals/rsc-requests'
import { withStructuredData } from '../next-internals/structured-data'
import type { RenderedPage } from '../next/render-page'
import type { CachedPage } from './cached-page'
import { compressQuickly } from './compress-page'
import type { PageData } from './page-data-store'
import type { PageRequest } from './page-request'

const KEPT_HEADERS = ['content-type', 'location']

/** Preloads, needless with inlined styles. */
const PRELOAD_HEADER = 'link'

/** RSC requests are redirected to their own address. */
const HTML_VARY = 'accept-encoding, save-data, rsc'
const BROWSER_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** Shared caches would give it to others. */
const LIGHT_CACHE_CONTROL = 'private, max-age=0, must-revalidate'

export interface PageSettings {
  readonly headersOf: (path: string) => HeaderList
  readonly analyticsHosts: readonly string[]
  readonly mapHosts: readonly string[]
  readonly loginHosts: readonly string[]
  readonly styleSheets: StyleSheets
  /** Resolves when every process can serve it. */
  readonly keepData: (data: PageData) => Promise<void>
  readonly onForeignScripts: (path: string, count: number) => void
}

interface Html extends StyledPage {
  readonly data: ExtractedData['script']
}

export async function buildPage(
  rendered: RenderedPage,
  request: PageRequest,
  expires: number,
  settings: PageSettings,
): Promise<CachedPage> {
  const html = remakeHtml(rendered, request, settings.styleSheets)
  const body = html ? Buffer.from(html.html) : rendered.body
  const [brotli] = await Promise.all([compressQuickly(body), html?.data && keepData(html.data, settings)])
  const { status, context } = rendered
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers: HeaderList = [
    ...keptHeaders(rendered, request, html),
    ['etag', etag],
    ...cachingHeaders(status, request),
    ...(status === 503 ? [['retry-after', String(RETRY_AFTER_SECONDS)] as const] : []),
    ['content-security-policy', html ? policyOf(html, rendered, request, settings) : policyOfType()],
    ...settings.headersOf(request.path),
  ]
  return {
    request,
    status,
    etag,
    headers,
    brotli,
    tags: context.tags,
    tagHeaders: tagHeadersOf([...context.tags]),
    expires,
    changesAt: context.changesAt,
    purged: false,
    compressed: false,
    retryAt: 0,
    hits: 0,
    lastAsked: 0,
  }
}

function remakeHtml(rendered: RenderedPage, request: PageRequest, styleSheets: StyleSheets): Html | null {
  const { status, headers, body, context } = rendered
  if (!String(headers['content-type']).startsWith('text/html')) return null
  const html = body.toString('utf8')
  // A redirect's document is never seen.
  if (headers.location !== undefined) return { html, styles: '', data: null }
  if (request.isLight) return { ...asLightPage(html, styleSheets), data: null }
  const page = status === 200 ? deferAll(html, request.path, styleSheets) : { html, styles: '', data: null }
  return { ...page, html: withStructuredData(page.html, context.structuredData) }
}

function deferAll(rendered: string, path: string, styleSheets: StyleSheets): Html {
  const { html, script } = extractPageData(deferScripts(rendered, isReadPage(path) ? 'wanted' : 'seen'))
  return { ...inlineStyles(html, styleSheets, deferredSheet), data: script }
}

async function keepData(
  { path, text }: { path: string; text: string },
  settings: PageSettings,
): Promise<void> {
  await settings.keepData({ path, brotli: await compressQuickly(Buffer.from(text)) })
}

function keptHeaders({ headers }: RenderedPage, { variant }: PageRequest, html: Html | null): HeaderList {
  const names = [
    ...KEPT_HEADERS,
    ...(html?.styles ? [] : [PRELOAD_HEADER]),
    ...(variant === 'html' ? [] : CLIENT_HEADERS),
  ]
  return names.flatMap((name) => {
    // Next sends a redirect's target twice.
    const [value] = [headers[name]].flat()
    return value === undefined ? [] : [[name, String(value)] as const]
  })
}

function cachingHeaders(status: number, { isLight, variant }: PageRequest): HeaderList {
  const lifetime = isLight ? LIGHT_CACHE_CONTROL : BROWSER_CACHE_CONTROL
  return [
    ['cache-control', status === 200 ? lifetime : 'no-store'],
    ['vary', variant === 'html' ? HTML_VARY : `${HTML_VARY}, ${CLIENT_VARY}`],
  ]
}

function policyOf(
  { html, styles }: Html,
  { context }: RenderedPage,
  { path, isLight }: PageRequest,
  settings: PageSettings,
): string {
  const { sources, foreign } = hashInlineScripts(html)
  if (foreign > 0) settings.onForeignScripts(path, foreign)
  return contentSecurityPolicy({
    scripts: sources,
    styles: styles ? [sourceOf(styles)] : [],
    analyticsHosts: context.isMeasured && !isLight ? settings.analyticsHosts : [],
    mapHosts: settings.mapHosts,
    loginHosts: settings.loginHosts,
  })
}

/** Caches in front differ in their header for purging. */
function tagHeadersOf(tags: readonly string[]): string[] {
  return tags.length === 0 ? [] : ['xkey', tags.join(' '), 'cache-tag', tags.join(',')]
}
