import type { Logger } from 'pino'
import type { RoutingTable } from '@/routing/route-request'
import type { OtherBuilds } from './assets/other-builds'
import type { StaticAssets } from './assets/static-assets'
import type { ErrorPages } from './errors/error-pages'
import type { Admission } from './admission/admission'
import type { MediaStore } from './media/media-store'
import type { NextHandler } from './next/render-page'
import type { StyleSheets } from './next-internals/inline-styles'
import type { PageCache } from './pages/page-cache'
import type { PageDataStore } from './pages/page-data-store'
import type { PageFolder } from './pages/page-folder'
import type { PageStore } from './pages/page-store'
import type { PublicationReceiver } from './publications/publication-receiver'
import type { ServerSettings } from './settings'
import type { ShortUrls } from './short-urls/short-urls'
import type { CountryOfAddress } from './visitor-country/country-database'

export interface SiteParts {
  readonly settings: ServerSettings
  readonly routing: RoutingTable
  readonly draftId: string
  readonly styleSheets: StyleSheets
  readonly assets: StaticAssets
  readonly otherBuilds: OtherBuilds
  readonly media: MediaStore
  readonly store: PageStore
  /** Undefined: pages are in memory alone. */
  readonly pageFolder: PageFolder | undefined
  readonly pageData: PageDataStore
  readonly cache: PageCache
  readonly publications: PublicationReceiver
  /** Here and in the other processes on the port. @returns whether it is done everywhere */
  readonly purgeEverything: () => Promise<boolean>
  readonly errors: ErrorPages
  readonly admission: Admission
  readonly shortUrls: ShortUrls
  readonly countryOfAddress: CountryOfAddress
  readonly next: NextHandler
  readonly log: Logger
  /** Not told of publications yet, so that what it answers could stay old. */
  starting: boolean
  draining: boolean
}
