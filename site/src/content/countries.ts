import { cache } from 'react'
import { callMainApi } from './main-api'

/** [7#17] */
export const getCountryList = cache((lang: string) => callMainApi('countryList', { shortName: lang }))
