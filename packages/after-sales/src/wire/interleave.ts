import { randomInt } from 'node:crypto'
import { WireError } from './wire-error'

/**
 * Obfuscates a text by putting one digit behind each of its characters [7#10]: the digits of the second value,
 * then random ones.
 * @throws WireError when the second value has other characters than digits, or more than the text.
 */
export function interleave(text: string, digits: string, randomDigit = () => randomInt(10)): string {
  const characters = [...text]
  if (!/^\d*$/.test(digits)) throw new WireError('The second value must have digits only')
  if (digits.length > characters.length) throw new WireError('The second value is longer than the content')
  return characters.map((character, at) => character + (digits[at] ?? randomDigit())).join('')
}
