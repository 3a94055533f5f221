import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pino from 'pino'
import { afterSales } from '@/platform/after-sales'
import { assetFolders } from './assets/asset-folders'
import { StaticAssets } from './assets/static-assets'
import { ErrorDesk } from './errors/error-desk'
import { FormBodies } from './http/form-bodies'
import { baseHeadersFor, pageHeadersFor } from './http/security-headers'
import { fetchMedia } from './media/media-client'
import { MediaStore } from './media/media-store'
import { NotFoundPages } from './next/render-not-found'
import { renderPage, type NextHandler } from './next/render-page'
import { buildPage } from './pages/build-page'
import { readStyleSheets } from './pages/styles-within'
import type { PageRequest } from './pages/page-request'
import { PageRoom } from './pages/page-room'
import { PageStore } from './pages/page-store'
import { PublicationDesk } from './publications/publication-desk'
import { RedirectList } from './redirects/redirect-list'
import { readBuild, type ServerSettings } from './settings'
import { ShortUrls } from './short-urls/short-urls'
import { openCountryDatabase } from './visitor-country/country-database'
import type { SiteParts } from './site-parts'

const HOUR_MS = 3_600_000

/** Puts the site together around Next's request handler. */
export async function createSite(
  siteFolder: string,
  settings: ServerSettings,
  next: NextHandler,
): Promise<SiteParts> {
  const log = pino({ level: settings.logLevel })
  const { previewModeId } = readBuild(siteFolder)
  const { hosts, serviceBrand } = settings
  const errors = new ErrorDesk()
  const store = new PageStore(settings.pageCacheEntries)
  const styleSheets = readStyleSheets(siteFolder)
  const page = {
    headers: pageHeadersFor(hosts.main),
    analyticsHosts: settings.analyticsHosts,
    mapHosts: settings.mapHosts,
    loginHosts: settings.loginHosts,
    styleSheets,
    onForeignScripts: (path: string, count: number) =>
      log.error({ page: path, count }, 'inline scripts that are not ours were kept from running'),
  }
  const render = (request: PageRequest) => renderPage(next, request, hosts.main.host)
  const notFound = new NotFoundPages(render)
  const room = new PageRoom({
    store,
    now: Date.now,
    render: async (request) => {
      const rendered = await notFound.complete(await render(request), request)
      const { hotline } = rendered.context
      if (hotline !== undefined) errors.noteHotline(request.path, hotline)
      return rendered
    },
    build: (rendered, request, expires) => buildPage(rendered, request, expires, page),
    onFailure: (request, reason) => log.error({ page: request.key, reason }, 'page failed'),
  })
  const redirects = new RedirectList(settings.cmsUrl, (error) =>
    log.warn({ error: String(error) }, 'redirects could not be read'),
  )
  // A cms that is slow or down must not keep the site from starting.
  await Promise.race([redirects.refresh(), delay(1000, undefined, { ref: false })])
  setInterval(() => store.sweep(Date.now()), HOUR_MS).unref()
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
    previewModeId,
    styleSheets,
    assets: await StaticAssets.load(assetFolders(siteFolder, settings.isOffline), baseHeadersFor(hosts.main)),
    media: new MediaStore(
      (file, etag) => fetchMedia(settings.cmsUrl, file, etag),
      (file, error) => log.error({ file, error: String(error) }, 'picture failed'),
    ),
    store,
    room,
    publications: new PublicationDesk(settings.publicationSecret, (tags) => {
      room.purge(tags)
      redirects.notePublication(tags)
    }),
    errors,
    formBodies: new FormBodies(),
    shortUrls: new ShortUrls(afterSales()),
    countryOfAddress: await openCountryDatabase(
      settings.countryDatabase ?? join(siteFolder, 'dist/country.mmdb'),
    ),
    next,
    log,
    draining: false,
  }
}
