import { toAsciiDigits } from '@carelane/after-sales/digits'

export type OneTimeCodeResult = { ok: true; code: string } | { ok: false; reason: 'codeEmpty' | 'codeForm' }

/** Reads a code as it was copied or typed from a message: digits of any script, with or without separators. */
export function readOneTimeCode(text: string): OneTimeCodeResult {
  const compact = toAsciiDigits(text.replace(/[\s\p{Z}\p{Cf}\p{Pd}.]/gu, ''))
  if (compact === '') return { ok: false, reason: 'codeEmpty' }
  return /^\d{4,8}$/.test(compact) ? { ok: true, code: compact } : { ok: false, reason: 'codeForm' }
}
