import { cache } from 'react'
import { callMainApi } from './main-api'

/** What every page of a country needs [7#12], or null for a country that the cms does not have. */
export const getCountryInfo = cache((lang: string) => callMainApi('countryInfoNew', { shortName: lang }))
