import { mccAndLanguage, type Result } from '@carelane/after-sales'
import { deviceName } from '@/forms/device-name'
import type { SiteSection } from '@/forms/site-section'
import { afterSales } from '@/platform/after-sales'
import { chooseNamed } from '@/priced-parts/choose-named'
import type { PriceChoice } from '@/priced-parts/price-choice'
import { priceRows, type PriceRow } from '@/priced-parts/price-rows'

export interface PartsOfModel {
  kind: 'parts'
  name: string
  choice: PriceChoice
  rows: readonly PriceRow[]
}

type FoundParts = PartsOfModel | { kind: 'unknown' }

const UNKNOWN: Result<FoundParts> = { ok: true, data: { kind: 'unknown' } }

/** For a service without the costs of repairs. */
export async function findParts(section: SiteSection, slug: string): Promise<Result<FoundParts>> {
  const chosen = await chooseNamed(section, slug.replaceAll('-', ' ').slice(0, 100))
  if (!chosen.ok) return chosen
  const { product, brand, series, model } = chosen.data ?? {}
  if (!product || !brand || !series || !model) return UNKNOWN
  const choice = { product, brand, series, model }
  const prices = await afterSales().call('sparePartPrices', { ...mccAndLanguage(section), ...choice })
  if (!prices.ok) return prices
  if (prices.data.length === 0) return UNKNOWN
  const rows = priceRows(prices.data, section)
  return { ok: true, data: { kind: 'parts', name: deviceName(brand, model), choice, rows } }
}
