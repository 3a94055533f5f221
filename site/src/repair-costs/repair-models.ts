import {
  mccAndLanguage,
  REPAIR_FAULTS,
  type CallResponse,
  type RepairFault,
  type Result,
} from '@carelane/after-sales'
import { deviceName } from '@/forms/device-name'
import type { SiteSection } from '@/forms/site-section'
import { afterSales } from '@/platform/after-sales'
import { modelSlug } from './model-slug'

export interface RepairModel {
  slug: string
  /** With its brand. */
  name: string
  product: string
  brand: string
  series: string
  model: string
  /** The commonest first. */
  faults: readonly RepairFault[]
}

type Section = Pick<SiteSection, 'country' | 'locale'>
type Models = Result<readonly RepairModel[]>

const KEPT_MS = 60_000

// Every page of a model needs the whole list, which changes by the month.
const kept = new Map<string, { until: number; models: Promise<Models> }>()

/** Empty where the service has no prices of repairs. */
export async function repairModels(section: Section, now = Date.now()): Promise<Models> {
  if (!afterSales().offers('repair-costs')) return { ok: true, data: [] }
  const key = `${section.country} ${section.locale}`
  const before = kept.get(key)
  if (before && now < before.until) return before.models
  const asked = { until: now + KEPT_MS, models: askForModels(section) }
  kept.set(key, asked)
  const models = await asked.models
  if (!models.ok && kept.get(key) === asked) kept.delete(key)
  return models
}

/** Null if repairs of the model are not priced. */
export async function findRepairModel(section: Section, slug: string): Promise<Result<RepairModel | null>> {
  const models = await repairModels(section)
  if (!models.ok) return models
  return { ok: true, data: models.data.find((model) => model.slug === slug) ?? null }
}

/** Two models of one name share an address: the first has it. */
export function readModels(told: CallResponse<'repairModels'>): RepairModel[] {
  const models = new Map<string, RepairModel>()
  for (const { faults: named, ...of } of told) {
    const name = deviceName(of.brand, of.model)
    const slug = modelSlug(name)
    const faults = REPAIR_FAULTS.filter((fault) => named.includes(fault))
    if (slug === null || models.has(slug) || faults.length === 0) continue
    models.set(slug, { slug, name, ...of, faults })
  }
  return [...models.values()]
}

async function askForModels(section: Section): Promise<Models> {
  const answer = await afterSales().call('repairModels', mccAndLanguage(section))
  return answer.ok ? { ok: true, data: readModels(answer.data) } : answer
}
