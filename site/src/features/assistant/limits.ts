import { translatorOf } from '@/i18n/translator'
import { spend } from '@/abuse/spend'
import { addressIn } from '@/abuse/visitor'
import type { SiteSection } from '@/forms/site-section'
import { dangerOf } from './safety/danger-of'

export async function mayGiveFeedback(headers: Headers): Promise<boolean> {
  return (await spend('assistant-opinion', addressIn(headers))).price === 0
}

/** Seconds to wait, or null. Someone in danger never waits. */
export async function throttleQuestion(
  headers: Headers,
  question: string,
  { region, locale }: Pick<SiteSection, 'region' | 'locale'>,
): Promise<{ seconds: number; message: string } | null> {
  const { price, seconds } = await spend('assistant-question', addressIn(headers))
  if (price === 0 || dangerOf(question, locale)) return null
  return { seconds, message: translatorOf(region.tag, 'assistant')('problem.busy') }
}
