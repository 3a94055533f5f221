import { toAsciiDigits } from './digits'

declare const checked: unique symbol

/** 15 digits with a valid check digit. */
export type Imei = string & { readonly [checked]: true }

/** A 16-digit IMEISV is `too-long`: without a check digit it could be a mistyped IMEI. */
export type ImeiProblem =
  | { reason: 'empty' }
  | { reason: 'not-digits' }
  | { reason: 'too-short'; digits: number }
  | { reason: 'too-long'; digits: number }
  | { reason: 'check-digit' }

export type ImeiResult = { ok: true; imei: Imei } | ({ ok: false } & ImeiProblem)

export const IMEI_LENGTH = 15

/** Includes invisible marks of copied text. */
const SEPARATORS = /[\s\p{Z}\p{Cf}\p{Pd}\u2212./]/gu

/** Accepts digits of any script and separators [9#20]. */
export function parseImei(text: string): ImeiResult {
  const compact = toAsciiDigits(text.replace(SEPARATORS, ''))
  if (compact === '') return { ok: false, reason: 'empty' }
  if (!/^\d+$/.test(compact)) return { ok: false, reason: 'not-digits' }
  const digits = compact.length
  if (digits < IMEI_LENGTH) return { ok: false, reason: 'too-short', digits }
  if (digits > IMEI_LENGTH) return { ok: false, reason: 'too-long', digits }
  return isImei(compact) ? { ok: true, imei: compact } : { ok: false, reason: 'check-digit' }
}

function isImei(digits: string): digits is Imei {
  return luhnSum(digits) % 10 === 0
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
