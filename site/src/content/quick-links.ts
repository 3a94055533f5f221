import { cache } from 'react'
import { callMainApi } from './main-api'

/** [7#14] */
export const getQuickLinks = cache((lang: string, question?: string) =>
  callMainApi('quickLinks', { shortName: lang, ...(question && { qr: question }) }),
)
