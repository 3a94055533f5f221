import { deviceName } from '@/forms/device-name'
import type { SiteSection } from '@/forms/site-section'
import { inTime } from '@/platform/in-time'
import { modelSlug } from './model-slug'
import { repairCostHref } from './repair-cost-href'
import { findRepairModel } from './repair-models'

/** Ms. Only a link depends on it. */
const PATIENCE_MS = 500

/** The page of what repairs of a device cost; null if there is none, or the service does not say soon. */
export async function costsOfDevice(
  section: SiteSection,
  { brand, model }: { brand: string | null; model: string | null },
): Promise<string | null> {
  const slug = modelSlug(deviceName(brand, model))
  const found = slug === null ? null : await inTime(findRepairModel(section, slug), PATIENCE_MS)
  return found?.ok && found.data ? repairCostHref(section.lang, found.data.slug) : null
}
