import { createHash } from 'node:crypto'
import { isReadPage } from '@/features/held-scripts/read-pages'
import { contentSecurityPolicy } from '../http/content-security-policy'
import type { HeaderList } from '../http/security-headers'
import type { RenderedPage } from '../next/render-page'
import type { CachedPage } from './cached-page'
import { compressQuickly } from './compress-page'
import { withoutData, type HeldData } from './held-data'
import { hashInlineScripts, sourceOf } from './inline-scripts'
import { asLightPage } from './light-page'
import type { PageRequest } from './page-request'
import { heldBack, withStylesWithin, type StyledPage, type StyleSheets } from './styles-within'
import { withHeldScripts } from './with-held-scripts'
import { withStructuredData } from './with-structured-data'

/** What of Next's own headers a browser needs, and what its client needs besides. */
const KEPT = ['content-type', 'location', 'link']
// It names what is to be fetched ahead: nothing, where the styles are within.
const KEPT_OF_STYLED = ['content-type', 'location']
const KEPT_FOR_CLIENT = ['x-nextjs-postponed', 'x-nextjs-prerender', 'x-nextjs-stale-time']

/** What is not HTML has an address of its own: a request for it at that of the page is led there. */
const HTML_VARY = 'accept-encoding, save-data, rsc'
const CLIENT_VARY = 'next-router-prefetch, next-router-segment-prefetch'

/** What a browser may keep: the page, if it asks each time whether it is still the same. */
const BROWSER_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** What caches on the way may not: they would give it to those who did not choose it. */
const LIGHT_CACHE_CONTROL = 'private, max-age=0, must-revalidate'

export interface PageSettings {
  readonly headers: HeaderList
  /** Hosts of the provider that measures visits; none where there is none. */
  readonly analyticsHosts: readonly string[]
  /** Where the map's style comes from; none where it is our own. */
  readonly mapHosts: readonly string[]
  readonly loginHosts: readonly string[]
  readonly styleSheets: StyleSheets
  /** Told of inline scripts that the policy will keep from running. */
  readonly onForeignScripts: (path: string, count: number) => void
}

/** Makes of what Next rendered what is sent and kept: policy, tags, ETag and both bodies, once. */
export async function buildPage(
  rendered: RenderedPage,
  request: PageRequest,
  expires: number,
  settings: PageSettings,
): Promise<CachedPage> {
  const { status, context } = rendered
  const isHtml = String(rendered.headers['content-type']).startsWith('text/html')
  const page = isHtml ? pageOf(rendered, request, settings) : undefined
  const body = page?.body ?? rendered.body
  const [brotli, held] = await Promise.all([
    compressQuickly(body),
    page?.data ? compressData(page.data) : null,
  ])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const ownKept = page?.styles.length ? KEPT_OF_STYLED : KEPT
  const kept = request.variant === 'html' ? ownKept : [...KEPT, ...KEPT_FOR_CLIENT]
  const headers: (readonly [string, string])[] = kept.flatMap((name) => {
    const value = rendered.headers[name]
    // Next names the target of a redirect twice.
    const [only] = name === 'location' ? [value].flat() : [value]
    return only === undefined ? [] : [[name, String(only)] as const]
  })
  headers.push(['etag', etag])
  const shared = request.isLight ? LIGHT_CACHE_CONTROL : BROWSER_CACHE_CONTROL
  headers.push(['cache-control', status === 200 ? shared : 'no-store'])
  headers.push(['vary', request.variant === 'html' ? HTML_VARY : `${HTML_VARY}, ${CLIENT_VARY}`])
  if (isHtml) {
    const { sources, foreign } = hashInlineScripts(body.toString('utf8'))
    if (foreign > 0) settings.onForeignScripts(request.path, foreign)
    const analyticsHosts = context.isMeasured && !request.isLight ? settings.analyticsHosts : []
    const policy = contentSecurityPolicy({
      scripts: sources,
      styles: page?.styles,
      analyticsHosts,
      mapHosts: settings.mapHosts,
      loginHosts: settings.loginHosts,
    })
    headers.push(['content-security-policy', policy])
  }
  headers.push(...settings.headers)
  return {
    request,
    status,
    etag,
    headers,
    brotli,
    held,
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

/** By which caches in front can purge; each kind of them knows another header. */
function tagHeadersOf(tags: readonly string[]): string[] {
  return tags.length === 0 ? [] : ['xkey', tags.join(' '), 'cache-tag', tags.join(',')]
}

interface Script {
  path: string
  text: string
}

interface BuiltPage {
  body: Buffer
  /** What the policy calls the styles within. */
  styles: string[]
  /** What is asked for apart, with the scripts of the page. */
  data: Script | null
}

function pageOf(rendered: RenderedPage, request: PageRequest, { styleSheets }: PageSettings): BuiltPage {
  const { status, context } = rendered
  const html = rendered.body.toString('utf8')
  if (request.isLight) return built(asLightPage(html, styleSheets))
  const page = status === 200 ? heldPage(html, request.path, styleSheets) : { html, styles: '', data: null }
  const { body, ...rest } = built(page)
  return { ...rest, body: withStructuredData(body, context.structuredData) }
}

function heldPage(
  whole: string,
  path: string,
  styleSheets: StyleSheets,
): StyledPage & { data: Script | null } {
  const { html, script } = withoutData(withHeldScripts(whole, isReadPage(path) ? 'wanted' : 'seen'))
  return { ...withStylesWithin(html, styleSheets, heldBack), data: script }
}

function built({ html, styles, data = null }: StyledPage & { data?: Script | null }): BuiltPage {
  return { body: Buffer.from(html), styles: styles ? [sourceOf(styles)] : [], data }
}

async function compressData({ path, text }: Script): Promise<HeldData> {
  return { path, brotli: await compressQuickly(Buffer.from(text)) }
}
