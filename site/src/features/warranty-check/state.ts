import type { Fact } from '@/ui/facts/facts'
import type { VerdictTone } from './verdicts'

/** What a check found, in the visitor's words. */
export interface WarrantyResult {
  tone: VerdictTone
  verdict: string
  facts: Fact[]
  next: string
  actions: { href: string; name: string }[]
}
