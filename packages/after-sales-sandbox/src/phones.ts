import type { CountryCode } from '@carelane/countries'
import { getExampleNumber, isValidNumber, type CountryCode as PhoneCountry } from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'

/** `+234-8021234567` */
export function madeUpPhone(country: CountryCode, random: () => number): string {
  const region = country.toUpperCase() as PhoneCountry
  const example = getExampleNumber(region, examples)
  if (!example) throw new Error(`No phone number is known for ${country}`)
  for (;;) {
    const ending = String(Math.floor(random() * 10_000)).padStart(4, '0')
    const national = example.nationalNumber.slice(0, -4) + ending
    if (isValidNumber(national, region)) return `+${example.countryCallingCode}-${national}`
  }
}
