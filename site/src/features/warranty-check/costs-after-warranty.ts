import type { WarrantyOutcome } from '@carelane/after-sales'
import type { SiteSection } from '@/forms/site-section'
import { costsOfDevice } from '@/repair-costs/costs-of-device'

/** The page of what repairs of the device cost, where its owner pays for them. */
export async function costsAfterWarranty(
  outcome: WarrantyOutcome,
  section: SiteSection,
): Promise<string | null> {
  return outcome.kind === 'out-of-warranty' ? costsOfDevice(section, outcome.device) : null
}
