import { COUNTRY_CODES, type Wording } from '@carelane/countries'
import { countryName } from '@/i18n/country-groups'
import type { Choice } from './center'

export function countryOptions(wording: Wording, allCountries: string): Choice[] {
  const order = new Intl.Collator(wording)
  const countries = COUNTRY_CODES.filter((code) => code !== 'global').map((code) => ({
    value: code as string,
    name: countryName(code, wording),
  }))
  return [{ value: 'global', name: allCountries }, ...countries.sort((a, b) => order.compare(a.name, b.name))]
}
