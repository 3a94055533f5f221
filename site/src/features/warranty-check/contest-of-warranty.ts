import type { WarrantyOutcome } from '@carelane/after-sales'
import { contestOf, type ContestedAnswer } from '@/forms/contest/contested-answer'
import type { Finding } from '@/forms/finding'
import type { SiteSection } from '@/forms/site-section'
import { verdictOf } from './verdicts'

/** Of an answer that a receipt may change. An unknown number has none: it looks as a known one does. */
export async function contestOfWarranty(
  { kind }: WarrantyOutcome,
  answer: Pick<ContestedAnswer, 'device' | 'number' | 'said'>,
  section: SiteSection,
): Promise<Pick<Finding, 'contest'>> {
  return verdictOf(kind).isNegative ? { contest: await contestOf({ ...answer, verdict: kind }, section) } : {}
}
