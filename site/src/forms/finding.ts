import type { Fact } from '@/ui/facts/facts'

export type FindingTone = 'good' | 'wait' | 'bad'

export interface Finding {
  tone: FindingTone
  verdict: string
  explained?: string
  facts: Fact[]
  next: string
  actions: { href: string; name: string }[]
}
