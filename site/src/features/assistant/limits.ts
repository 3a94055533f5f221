import { translatorOf } from '@/i18n/translator'
import { countOne } from '@/forms/guard/counters'
import { visitorOf } from '@/forms/guard/visitor'
import type { SiteSection } from '@/forms/site-section'
import { dangerOf } from './safety/danger-of'

export async function mayGiveFeedback(headers: Headers): Promise<boolean> {
  return !(await countOne('questions', visitorOf(headers, 'assistant-feedback'))).isPast
}

/** Seconds to wait, or null. Someone in danger never waits. */
export async function holdBackQuestion(
  headers: Headers,
  question: string,
  { region, locale }: Pick<SiteSection, 'region' | 'locale'>,
): Promise<{ seconds: number; message: string } | null> {
  const { isPast, seconds } = await countOne('questions', visitorOf(headers, 'assistant'))
  if (!isPast || dangerOf(question, locale)) return null
  return { seconds, message: translatorOf(region.tag, 'assistant')('problem.busy') }
}
