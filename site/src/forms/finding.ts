import type { DrawnDevice } from '@/ui/device-drawing/device-drawing'
import type { Fact } from '@/ui/facts/facts'

export type FindingTone = 'good' | 'wait' | 'bad'

/** What the law gives whoever does not like the answer. */
export interface FindingRights {
  title: string
  texts: string[]
  contact: { href: string; name: string }
}

/** What leads to the form against the answer. */
export interface FindingContest {
  lang: string
  sealed: string
  name: string
}

export interface Finding {
  tone: FindingTone
  verdict: string
  explained?: string
  facts: Fact[]
  /** Of which the facts tell. */
  device?: DrawnDevice | null
  next: string
  actions: { href: string; name: string }[]
  rights?: FindingRights
  contest?: FindingContest
}
