import { cache } from 'react'
import { callMainApi } from './main-api'

/** The policies of a country by brand and product [2.4#13]; null for an unknown country. */
export const getPolicies = cache((lang: string) => callMainApi('policyList', { shortName: lang }))

/** A policy by id, or the country's own for the same brand and product; null where there is none [2.4#14]. */
export const getPolicy = cache((lang: string, id: number) => callMainApi('policy', { shortName: lang, id }))
