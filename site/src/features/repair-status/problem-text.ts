import { translatorOf } from '@/i18n/translator'
import type { SiteSection } from '@/forms/site-section'
import { exampleOrderNumber } from './order-number'
import type { LookupResult } from './read-lookup'

export function problemText(
  { problem }: Extract<LookupResult, { ok: false }>,
  { country, region }: Pick<SiteSection, 'country' | 'region'>,
): string {
  const { found, chosen } = problem.reason === 'phoneOtherCountry' ? problem : { found: '', chosen: '' }
  const t = translatorOf(region.tag, 'repair')
  return t(`invalid.${problem.reason}`, { found, chosen, example: exampleOrderNumber(country) })
}
