import { randomInt } from 'node:crypto'
import { WireError } from './wire-error'

/**
 * Puts a digit behind each character [7#10]: first the given ones, then random ones.
 * @throws WireError if `digits` has other characters, or more than the text
 */
export function interleave(text: string, digits: string, randomDigit = () => randomInt(10)): string {
  const characters = [...text]
  if (!/^\d*$/.test(digits)) throw new WireError('The second value must have digits only')
  if (digits.length > characters.length) throw new WireError('The second value is longer than the content')
  return characters.map((character, at) => character + (digits[at] ?? randomDigit())).join('')
}
