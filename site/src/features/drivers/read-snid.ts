import { toAsciiDigits } from '@carelane/after-sales/digits'

export type SnidResult = { ok: true; snid: string } | { ok: false; reason: 'empty' | 'wrong' }

/** Of a label, and the shortest and longest that there are. */
export const SNID_LENGTH = { shortest: 12, longest: 20 }

/** What stands between groups of signs, and the invisible marks that copied text carries. */
const SEPARATORS = /[\s\p{Z}\p{Cf}\p{Pd}\u2212./]/gu

/** Reads a laptop's serial number as a person types it: small letters, groups, and digits of any script. */
export function readSnid(text: string): SnidResult {
  const compact = toAsciiDigits(text.normalize('NFKC').replace(SEPARATORS, '')).toUpperCase()
  if (compact === '') return { ok: false, reason: 'empty' }
  const { shortest, longest } = SNID_LENGTH
  const isSnid = /^[A-Z0-9]+$/.test(compact) && compact.length >= shortest && compact.length <= longest
  return isSnid ? { ok: true, snid: compact } : { ok: false, reason: 'wrong' }
}
