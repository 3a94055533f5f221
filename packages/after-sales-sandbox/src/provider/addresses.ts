import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import { z } from 'zod'
import { asciiDigits } from '../ascii-digits'

const email = z.email().max(254)

/** As on the wire, from what was typed; null where it is no number of the region, nor one with its own dial code. */
export function readPhone(typed: string, region: string): string | null {
  const number = parsePhoneNumberFromString(asciiDigits(typed), region as CountryCode)
  return number?.isPossible() ? `+${number.countryCallingCode}-${number.nationalNumber}` : null
}

/** In small letters, since no provider of mailboxes tells them apart; null where it is none. */
export function readEmail(typed: string): string | null {
  return email.safeParse(typed.trim().toLowerCase()).data ?? null
}
