import { toAsciiDigits } from '@carelane/after-sales/digits'

const SEPARATORS = /[\s\p{Z}\p{Cf}\p{Pd}\u2212./]/gu

export function readAppointmentNumber(text: string): string | null {
  const compact = toAsciiDigits(text.normalize('NFKC').replace(SEPARATORS, '')).toUpperCase()
  return /^[A-Z0-9]{4,40}$/.test(compact) ? compact : null
}
