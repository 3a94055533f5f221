import { toAsciiDigits } from '@carelane/after-sales/digits'
import type { Messages } from '@carelane/messages'

export type CodeProblem = keyof Messages['code']['problems']

export type OneTimeCodeResult = { ok: true; code: string } | { ok: false; reason: 'empty' | 'form' }

/** Digits of any script, with or without separators. */
export function readOneTimeCode(text: string): OneTimeCodeResult {
  const compact = toAsciiDigits(text.replace(/[\s\p{Z}\p{Cf}\p{Pd}.]/gu, ''))
  if (compact === '') return { ok: false, reason: 'empty' }
  return /^\d{4,8}$/.test(compact) ? { ok: true, code: compact } : { ok: false, reason: 'form' }
}
