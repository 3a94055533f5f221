import { COUNTRY_CODES, type Locale } from '@carelane/countries'
import { countryName } from '@/i18n/country-groups'
import type { Choice } from './center'

export function countryOptions(locale: Locale, allCountries: string): Choice[] {
  const order = new Intl.Collator(locale)
  const countries = COUNTRY_CODES.filter((code) => code !== 'global').map((code) => ({
    value: code as string,
    name: countryName(code, locale),
  }))
  return [{ value: 'global', name: allCountries }, ...countries.sort((a, b) => order.compare(a.name, b.name))]
}
