import { cache } from 'react'
import { callMainApi } from './main-api'

export const getFaultFinders = cache((lang: string) => callMainApi('faultFinderList', { shortName: lang }))

/** Null if the country has none of that name. */
export const getFaultFinder = cache((lang: string, slug: string) =>
  callMainApi('faultFinder', { shortName: lang, slug }),
)
