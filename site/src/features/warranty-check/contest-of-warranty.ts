import type { WarrantyOutcome } from '@carelane/after-sales'
import { contestOf, type ContestedAnswer } from '@/forms/contest/contested-answer'
import type { Finding } from '@/forms/finding'
import type { SiteSection } from '@/forms/site-section'
import { verdictOf } from './verdicts'

/** Of an answer that a receipt may change. */
export async function contestOfWarranty(
  { kind }: WarrantyOutcome,
  answer: Pick<ContestedAnswer, 'device' | 'number' | 'said'>,
  section: SiteSection,
): Promise<Pick<Finding, 'contest'>> {
  const isContestable = verdictOf(kind).isNegative || kind === 'not-found'
  return isContestable ? { contest: await contestOf({ ...answer, verdict: kind }, section) } : {}
}
