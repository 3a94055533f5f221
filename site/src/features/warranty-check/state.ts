import type { Fact } from '@/ui/facts/facts'
import type { VerdictTone } from './verdicts'

/** What the form shows after a check; every word is in the visitor's language already. */
export type WarrantyState =
  | { status: 'unasked' }
  | { status: 'invalid'; value: string; message: string }
  | { status: 'failed'; value: string; message: string }
  | { status: 'answered'; value: string; result: WarrantyResult }

export interface WarrantyResult {
  tone: VerdictTone
  verdict: string
  facts: Fact[]
  next: string
  actions: { href: string; name: string }[]
}
