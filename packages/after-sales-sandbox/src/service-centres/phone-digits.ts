import { asciiDigits } from '../ascii-digits'

/** Fewer could be a house number or postcode. */
const FEWEST_DIGITS = 6

export function phoneDigits(keyword: string): string | null {
  const written = asciiDigits(keyword.normalize('NFKC'))
  if (!/^[+\d\s()./\p{Pd}]+$/u.test(written)) return null
  // Drops 00 or the trunk 0.
  const digits = written.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < FEWEST_DIGITS ? null : digits
}
