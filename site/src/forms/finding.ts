import type { Fact } from '@/ui/facts/facts'

export type FindingTone = 'good' | 'wait' | 'bad'

/** What a look-up found, in the visitor's words. */
export interface Finding {
  tone: FindingTone
  verdict: string
  /** What the verdict means, where it does not say so itself. */
  explained?: string
  facts: Fact[]
  next: string
  /** The first is what most people do next. */
  actions: { href: string; name: string }[]
}
