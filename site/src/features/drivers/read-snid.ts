import { parseSerial } from '@carelane/after-sales'

export type SnidResult = { ok: true; snid: string } | { ok: false; reason: 'empty' | 'wrong' }

export const SNID_LENGTH = { shortest: 12, longest: 20 }

export function readSnid(text: string): SnidResult {
  const read = parseSerial(text, { least: SNID_LENGTH.shortest, most: SNID_LENGTH.longest })
  if (read.ok) return { ok: true, snid: read.serial }
  return { ok: false, reason: read.reason === 'empty' ? 'empty' : 'wrong' }
}
