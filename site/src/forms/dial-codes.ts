import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

/** A country and what stands before its phone numbers. */
export interface DialCode {
  /** ISO 3166 in capitals. */
  region: string
  /** As a visitor reads it: `Nigeria (+234)`. */
  name: string
}

const lists = new Map<string, DialCode[]>()

/** Every country that has phone numbers, in the visitor's language and its order: customers travel and move. */
export function dialCodes(language: string): DialCode[] {
  const known = lists.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const order = new Intl.Collator(language)
  const list = getCountries()
    .map((region) => ({
      region,
      // Marks of direction: in Arabic the plus sign would else stand behind its digits.
      name: `${names.of(region) ?? region} (\u2066+${getCountryCallingCode(region)}\u2069)`,
    }))
    .toSorted((one, other) => order.compare(one.name, other.name))
  lists.set(language, list)
  return list
}
