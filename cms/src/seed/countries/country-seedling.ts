import type { CountryCode } from '@carelane/countries'
import type { Seedling } from '../seed-once'
import { countryDocument } from './country'

export function countrySeedling(code: CountryCode): Seedling {
  return {
    key: `country:${code}`,
    collection: 'countries',
    existing: { shortName: { equals: code } },
    content: async () => countryDocument(code),
  }
}
