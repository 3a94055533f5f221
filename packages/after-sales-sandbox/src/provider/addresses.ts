import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import { z } from 'zod'
import { asciiDigits } from '../ascii-digits'

const email = z.email().max(254)

export function readPhone(typed: string, region: string): string | null {
  const number = parsePhoneNumberFromString(asciiDigits(typed), region as CountryCode)
  return number?.isPossible() ? `+${number.countryCallingCode}-${number.nationalNumber}` : null
}

/** Lower case: no mail provider distinguishes. */
export function readEmail(typed: string): string | null {
  return email.safeParse(typed.trim().toLowerCase()).data ?? null
}
