import type { RepairFault } from '@carelane/after-sales'
import { hrefBelow, pathOf } from '@/links/href'

/** Of a model, or of one fault of it. */
export function repairCostHref(lang: string, slug: string, fault?: RepairFault): string {
  return fault ? pathOf([lang, 'repair-cost', slug, fault]) : hrefBelow(lang, 'repair-cost', slug)
}
