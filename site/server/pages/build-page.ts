import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isHeldPage } from '@/features/held-scripts/held-pages'
import { contentSecurityPolicy } from '../http/content-security-policy'
import type { HeaderList } from '../http/security-headers'
import type { RenderedPage } from '../next/render-page'
import type { CachedPage } from './cached-page'
import { compressQuickly } from './compress-page'
import { hashInlineScripts, sourceOf } from './inline-scripts'
import { asLightPage, type StyleSheets } from './light-page'
import type { PageRequest } from './page-request'
import { withHeldScripts } from './with-held-scripts'
import { withStructuredData } from './with-structured-data'
import { withoutStillData } from './without-still-data'

const toGzip = promisify(gzip)

/** What of Next's own headers a browser needs, and what its client needs besides. */
const KEPT = ['content-type', 'location', 'link']
// What is to be fetched ahead is not fetched by who saves data.
const KEPT_FOR_LIGHT = ['content-type', 'location']
const KEPT_FOR_CLIENT = ['x-nextjs-postponed', 'x-nextjs-prerender', 'x-nextjs-stale-time']

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
  const light = isHtml && request.isLight ? lightPageOf(rendered, settings) : undefined
  const body = light?.body ?? (isHtml ? wholePageOf(rendered, request) : rendered.body)
  const [brotliBody, gzipBody] = await Promise.all([compressQuickly(body), toGzip(body)])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const kept = light ? KEPT_FOR_LIGHT : request.variant === 'html' ? KEPT : [...KEPT, ...KEPT_FOR_CLIENT]
  const headers: (readonly [string, string])[] = kept.flatMap((name) => {
    const value = rendered.headers[name]
    // Next names the target of a redirect twice.
    const [only] = name === 'location' ? [value].flat() : [value]
    return only === undefined ? [] : [[name, String(only)] as const]
  })
  headers.push(['etag', etag])
  const shared = light ? LIGHT_CACHE_CONTROL : BROWSER_CACHE_CONTROL
  headers.push(['cache-control', status === 200 ? shared : 'no-store'])
  headers.push([
    'vary',
    'rsc, next-router-prefetch, next-router-segment-prefetch, accept-encoding, save-data',
  ])
  if (context.tags.size > 0) {
    headers.push(['xkey', [...context.tags].join(' ')], ['cache-tag', [...context.tags].join(',')])
  }
  if (isHtml) {
    const { sources, foreign } = hashInlineScripts(body.toString('utf8'))
    if (foreign > 0) settings.onForeignScripts(request.path, foreign)
    const analyticsHosts = context.isMeasured && !light ? settings.analyticsHosts : []
    const policy = contentSecurityPolicy({
      scripts: sources,
      styles: light ? [light.styles] : [],
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
    brotli: brotliBody,
    gzip: gzipBody,
    tags: context.tags,
    expires,
    changesAt: context.changesAt,
    purged: false,
    compressed: false,
    retryAt: 0,
    hits: 0,
    lastAsked: 0,
  }
}

function wholePageOf({ status, body, context }: RenderedPage, { path }: PageRequest): Buffer {
  const html = withoutStillData(body.toString('utf8'))
  const page = status === 200 && isHeldPage(path) ? withHeldScripts(html) : html
  return withStructuredData(Buffer.from(page), context.structuredData)
}

function lightPageOf({ body }: RenderedPage, { styleSheets }: PageSettings) {
  const { html, styles } = asLightPage(body.toString('utf8'), styleSheets)
  return { body: Buffer.from(html), styles: sourceOf(styles) }
}
