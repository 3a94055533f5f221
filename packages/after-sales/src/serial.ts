import { toAsciiDigits } from './digits'

/** Why a text is not a serial number. `signs` is how many letters and digits it has. */
export type SerialProblem =
  | { reason: 'empty' }
  | { reason: 'other-signs' }
  | { reason: 'too-short'; signs: number }
  | { reason: 'too-long'; signs: number }

export type SerialResult = { ok: true; serial: string } | ({ ok: false } & SerialProblem)

/** Of the serial number of a television. */
export const TV_SERIAL_LENGTH = 14
/** Of the serial number of a spare part. */
export const PART_SERIAL_LENGTH = 16

/** Between groups, and the invisible marks that copied text carries. */
const SEPARATORS = /[\s\p{Z}\p{Cf}\p{Pd}\u2212./_:#]/gu

/** What a person typed of a number with letters: upper case, digits of any script as 0 to 9, nothing between groups. */
export function withoutSeparators(text: string): string {
  return toAsciiDigits(text.normalize('NFKC').replace(SEPARATORS, '')).toUpperCase()
}

/**
 * Reads a serial number that a person typed: Latin letters in either case and of either width, digits of any script,
 * with or without separators. Gives upper-case letters and digits.
 */
export function parseSerial(text: string, length: { least: number; most: number }): SerialResult {
  const serial = withoutSeparators(text)
  if (serial === '') return { ok: false, reason: 'empty' }
  if (!/^[A-Z0-9]+$/.test(serial)) return { ok: false, reason: 'other-signs' }
  const signs = serial.length
  if (signs < length.least) return { ok: false, reason: 'too-short', signs }
  if (signs > length.most) return { ok: false, reason: 'too-long', signs }
  return { ok: true, serial }
}
