import { cache } from 'react'
import { callMainApi } from './main-api'

/** The country's first quick links, or those that match a query [7#14]; null for an unknown country. */
export const getQuickLinks = cache((lang: string, question?: string) =>
  callMainApi('quickLinks', { shortName: lang, ...(question && { qr: question }) }),
)
