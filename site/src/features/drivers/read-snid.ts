import { parseSerial } from '@carelane/after-sales'

export type SnidResult = { ok: true; snid: string } | { ok: false; reason: 'empty' | 'wrong' }

/** Of a label, and the shortest and longest that there are. */
export const SNID_LENGTH = { shortest: 12, longest: 20 }

/** Reads a laptop's serial number as a person types it. */
export function readSnid(text: string): SnidResult {
  const read = parseSerial(text, { least: SNID_LENGTH.shortest, most: SNID_LENGTH.longest })
  if (read.ok) return { ok: true, snid: read.serial }
  return { ok: false, reason: read.reason === 'empty' ? 'empty' : 'wrong' }
}
