import {
  mccAndLanguage,
  REPAIR_FAULTS,
  type CallResponse,
  type RepairFault,
  type Result,
} from '@carelane/after-sales'
import type { SiteSection } from '@/forms/site-section'
import { afterSales } from '@/platform/after-sales'
import { findRepairModel, type RepairModel } from '@/repair-costs/repair-models'
import { findParts, type PartsOfModel } from './find-parts'

export type RepairTerms = Omit<NonNullable<CallResponse<'repairCosts'>>, 'costs'>
export type RepairCost = NonNullable<CallResponse<'repairCosts'>>['costs'][number] & { fault: RepairFault }

export interface CostsOfModel {
  kind: 'costs'
  model: RepairModel
  terms: RepairTerms
  /** The commonest fault first. */
  costs: readonly RepairCost[]
}

export type FoundCosts = CostsOfModel | PartsOfModel | { kind: 'unknown' }

/** What part prices tell, where the service has no costs of repairs. */
export async function findCosts(section: SiteSection, slug: string): Promise<Result<FoundCosts>> {
  if (!afterSales().offers('repair-costs')) return findParts(section, slug)
  const found = await findRepairModel(section, slug)
  if (!found.ok) return found
  const model = found.data
  if (!model) return { ok: true, data: { kind: 'unknown' } }
  const answer = await afterSales().call('repairCosts', {
    ...mccAndLanguage(section),
    product: model.product,
    brand: model.brand,
    series: model.series,
    model: model.model,
  })
  if (!answer.ok) return answer
  if (!answer.data) return { ok: true, data: { kind: 'unknown' } }
  const { costs: told, ...terms } = answer.data
  const costs = REPAIR_FAULTS.flatMap((fault) => {
    const cost = told.find((each) => each.fault === fault)
    return cost ? [{ ...cost, fault }] : []
  })
  return { ok: true, data: { kind: 'costs', model, terms, costs } }
}

export function isFault(text: string): text is RepairFault {
  return REPAIR_FAULTS.some((fault) => fault === text)
}
