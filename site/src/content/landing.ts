import type { LandingPageName } from '@carelane/main-api'
import { cache } from 'react'
import { callMainApi } from './main-api'

/** A landing page, or null where the country has none of that name. */
export const getLandingPage = cache((lang: string, page: LandingPageName) =>
  callMainApi('landingPage', { shortName: lang, page }),
)
