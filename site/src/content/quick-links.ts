import { cache } from 'react'
import { callMainApi } from './main-api'

/** The country's first quick links [7#14]; null for an unknown country. */
export const getQuickLinks = cache((lang: string) => callMainApi('quickLinks', { shortName: lang }))
