import { asciiDigits } from '../ascii-digits'

/** Fewer could be a house number or a post code. */
const FEWEST_DIGITS = 6

/**
 * The digits by which a telephone number is found, however it is written: `+234 802 123-4567`, `08021234567`. Null
 * where a keyword is none.
 */
export function phoneDigits(keyword: string): string | null {
  const written = asciiDigits(keyword.normalize('NFKC'))
  if (!/^[+\d\s()./\p{Pd}]+$/u.test(written)) return null
  // How it is dialled from abroad, or within the country.
  const digits = written.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < FEWEST_DIGITS ? null : digits
}
