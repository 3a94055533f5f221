import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

export interface DialCode {
  /** ISO 3166 in capitals. */
  region: string
  name: string
}

const lists = new Map<string, DialCode[]>()

export function dialCodes(language: string): DialCode[] {
  const known = lists.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const order = new Intl.Collator(language)
  const list = getCountries()
    .map((region) => ({
      region,
      // Arabic would put the plus sign last.
      name: `${names.of(region) ?? region} (\u2066+${getCountryCallingCode(region)}\u2069)`,
    }))
    .toSorted((one, other) => order.compare(one.name, other.name))
  lists.set(language, list)
  return list
}
