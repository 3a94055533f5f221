import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CONTENT_KINDS } from '@carelane/main-api'
import { maskNumbers } from '@carelane/config/mask-numbers'
import pino, { type Logger } from 'pino'
import { shareWithStore } from '@/abuse/administration'
import { afterSales } from '@/platform/after-sales'
import { notePublication } from '@/platform/publications-seen'
import { idForLog, noteCost, runInRenderContext } from '@/platform/render-context'
import { watcher } from '@/platform/watcher'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { assetFolders } from './assets/asset-folders'
import { OtherBuilds } from './assets/other-builds'
import { StaticAssets } from './assets/static-assets'
import { ErrorPages } from './errors/error-pages'
import { Admission } from './admission/admission'
import { baseHeadersFor, pageHeadersFor } from './http/security-headers'
import { fetchMedia } from './media/media-client'
import { MediaStore } from './media/media-store'
import { readDraftId } from './next-internals/draft-cookie'
import { NotFoundPages } from './next/render-not-found'
import { renderPage, type NextHandler } from './next/render-page'
import { buildPage } from './pages/build-page'
import { readStyleSheets } from './next-internals/inline-styles'
import type { PageRequest } from './pages/page-request'
import { PageCache } from './pages/page-cache'
import { openPageFolder } from './pages/open-page-folder'
import { PageDataStore, type PageData } from './pages/page-data-store'
import { eraseOldPageData, readPageData, writePageData } from './pages/page-data-table'
import { PageStore } from './pages/page-store'
import { joinSiblings } from './processes/siblings'
import { PublicationReceiver } from './publications/publication-receiver'
import { RedirectList } from './redirects/redirect-list'
import type { ServerSettings } from './settings'
import { ShortUrls } from './short-urls/short-urls'
import { openCountryDatabase } from './visitor-country/country-database'
import type { SiteParts } from './site-parts'

const HOUR_MS = 3_600_000
const SHARE_ABUSE_MS = 10_000

export async function createSite(
  siteFolder: string,
  settings: ServerSettings,
  next: NextHandler,
): Promise<SiteParts> {
  const log = openLog(settings)
  const { hosts, serviceBrand } = settings
  const errors = new ErrorPages()
  const draftId = readDraftId(siteFolder)
  const pageFolder = openPageFolder(siteFolder, draftId, settings, log)
  const store = new PageStore(settings.pageCacheEntries, pageFolder)
  const pageData = new PageDataStore({ write: writePageData, read: readPageData }, (error) =>
    log.error({ err: error }, 'data of pages could not be shared'),
  )
  const styleSheets = readStyleSheets(siteFolder)
  const page = {
    headersOf: (path: string) => pageHeadersFor(hosts.main, path),
    analyticsHosts: settings.analyticsHosts,
    mapHosts: settings.mapHosts,
    loginHosts: settings.loginHosts,
    styleSheets,
    keepData: (data: PageData) => pageData.keep(data),
    onForeignScripts: (path: string, count: number) =>
      log.error({ page: path, count }, 'inline scripts that are not ours were kept from running'),
  }
  const render = (request: PageRequest, requestId: string) =>
    renderPage(next, request, hosts.main.host, requestId)
  const notFound = new NotFoundPages(render)
  const cache = new PageCache({
    store,
    now: Date.now,
    render: async (request, requestId) => {
      const begun = performance.now()
      const rendered = await timed('render', async () =>
        notFound.complete(await render(request, requestId), request, requestId),
      )
      noteCost('render', performance.now() - begun, rendered.context)
      const { hotline } = rendered.context
      if (hotline !== undefined) errors.noteHotline(request.path, hotline)
      return rendered
    },
    build: async (rendered, request, expires) => {
      const begun = performance.now()
      const built = await timed('build', () =>
        runInRenderContext(rendered.context, () => buildPage(rendered, request, expires, page)),
      )
      noteCost('build', performance.now() - begun, rendered.context)
      return built
    },
    onFailure: (request, reason, requestId) =>
      log.error({ requestId, page: request.key, reason }, 'page failed'),
  })
  const redirects = new RedirectList(settings.cmsUrl, (error) => {
    watcher()?.fellBack('redirects-outdated')
    log.warn({ error: String(error) }, 'redirects could not be read')
  })
  const purge = (tags: readonly string[]) => {
    notePublication()
    cache.purge(tags)
    redirects.notePublication(tags)
  }
  const siblings = joinSiblings(purge)
  const purgeEverywhere = (tags: readonly string[]) => {
    purge(tags)
    return siblings.tell(tags)
  }
  if (pageFolder) {
    const begun = performance.now()
    const pages = await pageFolder.read()
    store.fill(pages)
    log.info(
      { read: pages.length, kept: store.size.pages, ms: Math.round(performance.now() - begun) },
      'pages read from the disk',
    )
  }
  // A slow cms or store must not delay the start.
  const prepared = Promise.all([redirects.refresh(), OtherBuilds.offerOwn(siteFolder)])
  await Promise.race([prepared, delay(1000, undefined, { ref: false })])
  setInterval(() => {
    store.sweep(Date.now())
    void unlessStoreFails(eraseOldPageData())
  }, HOUR_MS).unref()
  setInterval(() => void unlessStoreFails(shareWithStore()), SHARE_ABUSE_MS).unref()
  return {
    settings,
    routing: {
      hosts,
      serviceBrand,
      allowedHosts: settings.redirectHosts,
      get redirects() {
        return redirects.current
      },
    },
    draftId,
    styleSheets,
    assets: await StaticAssets.load(assetFolders(siteFolder, settings.isOffline), (type) =>
      baseHeadersFor(hosts.main, type),
    ),
    otherBuilds: new OtherBuilds(),
    media: new MediaStore(
      (file, etag, requestId) => fetchMedia(settings.cmsUrl, file, etag, requestId),
      (file, error, requestId) => {
        watcher()?.fellBack('picture-unchecked')
        log.error({ requestId, file, error: String(error) }, 'picture failed')
      },
    ),
    store,
    pageFolder,
    pageData,
    cache,
    publications: new PublicationReceiver(settings.publicationSecret, purgeEverywhere),
    // No page is without one of these tags.
    purgeEverything: () => purgeEverywhere(CONTENT_KINDS),
    errors,
    admission: new Admission((refused) => log.warn({ refused }, 'requests are refused: more wait than fit')),
    shortUrls: new ShortUrls(afterSales()),
    countryOfAddress: await openCountryDatabase(
      settings.countryDatabase ?? join(siteFolder, 'dist/country.mmdb'),
    ),
    next,
    log,
    starting: false,
    draining: false,
  }
}

export function openLog({ logLevel }: Pick<ServerSettings, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    mixin: idForLog,
    serializers: { path: maskNumbers, page: maskNumbers, file: maskNumbers },
  })
}

async function timed<Result>(step: 'render' | 'build', work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    watcher()?.pageWorked(step, (performance.now() - begun) / 1000)
  }
}
