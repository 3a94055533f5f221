import { mccAndLanguage } from '@carelane/after-sales'
import type { Imei } from '@carelane/after-sales/imei'
import { afterSales } from '@/platform/after-sales'
import type { SiteSection } from '@/forms/site-section'

/** Ms */
const PATIENCE_MS = 300

/**
 * Beside every check [7#30], so that timing does not reveal known phones.
 * @returns ends the wait; false if unknown by then
 */
export function askForPlan(imei: Imei, { country, locale }: SiteSection): () => Promise<boolean> {
  const ending = new AbortController()
  const asked = { ...mccAndLanguage({ country, locale }), imei }
  const answer =
    country === 'global' ? null : afterSales().call('protectionPlans', asked, { signal: ending.signal })
  return async () => {
    const timer = setTimeout(() => ending.abort(), PATIENCE_MS)
    const plans = await answer
    clearTimeout(timer)
    return plans?.ok === true && plans.data.plans.some(({ available }) => available)
  }
}
