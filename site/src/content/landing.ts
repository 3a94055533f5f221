import type { LandingPageName } from '@carelane/main-api'
import { cache } from 'react'
import { callMainApi } from './main-api'

export const getLandingPage = cache((lang: string, page: LandingPageName) =>
  callMainApi('landingPage', { shortName: lang, page }),
)
