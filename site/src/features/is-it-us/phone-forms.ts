import { COUNTRIES, type CountryCode } from '@carelane/countries'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The ways to dial a number that a text can mean: `+2348021231231`, and as it stands for short ones of one country.
 * @param text digits and separators
 */
export function phoneForms(text: string, country: CountryCode): string[] {
  const compact = compacted(text)
  const digits = compact.replace(/\D/g, '')
  if (compact.startsWith('+')) return [`+${digits}`]
  const region = country.toUpperCase()
  const { dialCode } = COUNTRIES[country]
  const read = isSupportedCountry(region) ? parsePhoneNumberFromString(compact, region)?.number : undefined
  const national = dialCode && digits.replace(/^0/, '')
  return [...new Set([digits, ...(read ? [read] : []), ...(national ? [`${dialCode}${national}`] : [])])]
}

/** On a page of no country, nobody knows what a number without `+` means. */
export function lacksCountryCode(text: string, country: CountryCode): boolean {
  return COUNTRIES[country].dialCode === null && !compacted(text).startsWith('+')
}

/** The digits that all ways to write a number share, for a search: without country code or trunk prefix. */
export function nationalDigits(text: string, country: CountryCode): string {
  const region = country.toUpperCase()
  const compact = compacted(text)
  const read = parsePhoneNumberFromString(compact, isSupportedCountry(region) ? region : undefined)
  return read?.nationalNumber ?? compact.replace(/\D/g, '').replace(/^0+/, '')
}

/** Those whose numbers begin like this one. */
export function countriesDialled(forms: readonly string[]): CountryCode[] {
  return Object.values(COUNTRIES)
    .filter(({ dialCode }) => dialCode !== null && forms.some((form) => form.startsWith(dialCode)))
    .map(({ code }) => code)
}

/** `+234 (0) 802` is dialled without the 0 from abroad. */
function compacted(text: string): string {
  const digits = text.replace(/[^\d+()]/g, '').replace(/^00/, '+')
  return (digits.startsWith('+') ? digits.replace('(0)', '') : digits).replace(/[()]/g, '')
}
