import { toAsciiDigits } from '@carelane/after-sales/digits'
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'

export type PhoneProblem =
  | { reason: 'phoneEmpty' | 'phoneNoCode' | 'phoneNotDigits' }
  | { reason: 'phoneTooShort' | 'phoneTooLong' | 'phoneImpossible' }
  | { reason: 'phoneOtherCountry'; found: string; chosen: string }

export type PhoneResult =
  /** `+234-8021231231` [2.4#23] */
  { ok: true; phone: string } | ({ ok: false } & PhoneProblem)

/** Also invisible marks of copied text. */
const SEPARATORS = /[\s\p{Z}\p{Cf}\p{Pd}\u2212./()·]/gu

/**
 * Any plausible number: plans outgrow tables.
 * @param region ISO 3166 in capitals, or empty
 */
export function readPhone(text: string, region: string): PhoneResult {
  const compact = toAsciiDigits(text.normalize('NFKC').replace(SEPARATORS, '')).replace(/^00/, '+')
  if (compact === '' || compact === '+') return { ok: false, reason: 'phoneEmpty' }
  if (!/^\+?\d+$/.test(compact)) return { ok: false, reason: 'phoneNotDigits' }
  const country = isSupportedCountry(region) ? region : undefined
  if (!country && !compact.startsWith('+')) return { ok: false, reason: 'phoneNoCode' }
  const wrongLength = lengthProblem(compact, country)
  if (wrongLength) return { ok: false, reason: wrongLength }
  const number = parsePhoneNumberFromString(compact, country)
  if (!number?.isPossible()) return { ok: false, reason: 'phoneImpossible' }
  const chosen = country && getCountryCallingCode(country)
  if (chosen && chosen !== number.countryCallingCode) {
    return {
      ok: false,
      reason: 'phoneOtherCountry',
      found: `+${number.countryCallingCode}`,
      chosen: `+${chosen}`,
    }
  }
  return { ok: true, phone: onTheWire(number) }
}

function onTheWire({ countryCallingCode, nationalNumber }: PhoneNumber): string {
  return `+${countryCallingCode}-${nationalNumber}`
}

function lengthProblem(text: string, country: CountryCode | undefined) {
  switch (validatePhoneNumberLength(text, country)) {
    case 'TOO_SHORT':
    case 'NOT_A_NUMBER':
      return 'phoneTooShort'
    case 'TOO_LONG':
      return 'phoneTooLong'
    case 'INVALID_LENGTH':
      return 'phoneImpossible'
    case 'INVALID_COUNTRY':
      return 'phoneNoCode'
    case undefined:
      return null
  }
}
