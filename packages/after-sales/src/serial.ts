import { toAsciiDigits } from './digits'

export type SerialProblem =
  | { reason: 'empty' }
  | { reason: 'other-signs' }
  | { reason: 'too-short'; signs: number }
  | { reason: 'too-long'; signs: number }

export type SerialResult = { ok: true; serial: string } | ({ ok: false } & SerialProblem)

export const TV_SERIAL_LENGTH = 14
export const PART_SERIAL_LENGTH = 16

/** Includes invisible marks of copied text. */
const SEPARATORS = /[\s\p{Z}\p{Cf}\p{Pd}\u2212./_:#]/gu

export function withoutSeparators(text: string): string {
  return toAsciiDigits(text.normalize('NFKC').replace(SEPARATORS, '')).toUpperCase()
}

/** Accepts either case and width, digits of any script and separators. */
export function parseSerial(text: string, length: { least: number; most: number }): SerialResult {
  const serial = withoutSeparators(text)
  if (serial === '') return { ok: false, reason: 'empty' }
  if (!/^[A-Z0-9]+$/.test(serial)) return { ok: false, reason: 'other-signs' }
  const signs = serial.length
  if (signs < length.least) return { ok: false, reason: 'too-short', signs }
  if (signs > length.most) return { ok: false, reason: 'too-long', signs }
  return { ok: true, serial }
}
