import type { Logger } from 'pino'
import type { RoutingTable } from '@/routing/route-request'
import type { StaticAssets } from './assets/static-assets'
import type { ErrorDesk } from './errors/error-desk'
import type { FormBodies } from './http/form-bodies'
import type { MediaStore } from './media/media-store'
import type { NextHandler } from './next/render-page'
import type { StyleSheets } from './pages/styles-within'
import type { PageRoom } from './pages/page-room'
import type { PageStore } from './pages/page-store'
import type { PublicationDesk } from './publications/publication-desk'
import type { ServerSettings } from './settings'
import type { ShortUrls } from './short-urls/short-urls'
import type { CountryOfAddress } from './visitor-country/country-database'

/** What the handlers work with; made once when the server starts. */
export interface SiteParts {
  readonly settings: ServerSettings
  readonly routing: RoutingTable
  readonly previewModeId: string
  readonly styleSheets: StyleSheets
  readonly assets: StaticAssets
  readonly media: MediaStore
  readonly store: PageStore
  readonly room: PageRoom
  readonly publications: PublicationDesk
  readonly errors: ErrorDesk
  readonly formBodies: FormBodies
  readonly shortUrls: ShortUrls
  readonly countryOfAddress: CountryOfAddress
  readonly next: NextHandler
  readonly log: Logger
  /** True once the server is to stop: it still answers, and says that it will not for long. */
  draining: boolean
}
