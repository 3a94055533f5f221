import type { Where } from 'payload'

/** Ids of the countries that show a document; null shows it in all. */
export type Audience = number[] | null

export function audienceFields(audience: Audience) {
  return { allCountries: audience === null, countries: audience ?? [] }
}

/** Finds what is for the same countries. */
export function withAudience(audience: Audience): Where {
  return audience ? { countries: { in: audience } } : { allCountries: { equals: true } }
}
