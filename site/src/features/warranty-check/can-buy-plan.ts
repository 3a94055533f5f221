import { placeOf } from '@carelane/after-sales'
import type { Imei } from '@carelane/after-sales/imei'
import { afterSales } from '@/platform/after-sales'
import type { Place } from '@/forms/place'

/** So long after the warranty is known, in ms, nobody notices a wait for what could be bought. */
const PATIENCE_MS = 300

/**
 * Asks beside a check whether a plan can be bought for the phone [7#30], whatever the check finds: so phones that are
 * known and that are not go the same way.
 * @returns what ends the asking once the check is answered: false where nobody knows by then
 */
export function askForPlan(imei: Imei, { country, locale }: Place): () => Promise<boolean> {
  const ending = new AbortController()
  const asked = { ...placeOf({ country, locale }), imei }
  const answer =
    country === 'global' ? null : afterSales().ask('protectionPlans', asked, { signal: ending.signal })
  return async () => {
    const timer = setTimeout(() => ending.abort(), PATIENCE_MS)
    const plans = await answer
    clearTimeout(timer)
    return plans?.ok === true && plans.data.plans.some(({ available }) => available)
  }
}
