import { COUNTRIES, type CountryCode } from '@carelane/countries'

/** The country that a call names by its mobile country code; none stands for global. */
export function countryOfMcc(mcc: string | undefined): CountryCode | undefined {
  return Object.values(COUNTRIES).find((country) => country.mcc === (mcc ?? null))?.code
}
