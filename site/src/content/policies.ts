import { cache } from 'react'
import { callMainApi } from './main-api'

/** [2.4#13] */
export const getPolicies = cache((lang: string) => callMainApi('policyList', { shortName: lang }))

/** Falls back to the country's own for the brand and product [2.4#14]. */
export const getPolicy = cache((lang: string, id: number) => callMainApi('policy', { shortName: lang, id }))
