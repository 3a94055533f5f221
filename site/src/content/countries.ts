import { cache } from 'react'
import { callMainApi } from './main-api'

/** All countries, named and ordered as in the language of `lang` [7#17]. */
export const getCountryList = cache((lang: string) => callMainApi('countryList', { shortName: lang }))
