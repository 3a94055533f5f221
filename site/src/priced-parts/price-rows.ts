import type { CallResponse } from '@carelane/after-sales'
import type { SiteSection } from '@/forms/site-section'
import { formatMoney } from '@/i18n/formats'
import { centersWithPart, type CentersWithPart } from '@/service-centers/centers-with-part'

export interface PriceRow {
  part: string
  /** RAM&ROM option. */
  memory: string | null
  price: string
  labor: string
  total: string
  /** Null where the service does not know. */
  centers: CentersWithPart | null
}

export function priceRows(
  prices: CallResponse<'sparePartPrices'>,
  section: Pick<SiteSection, 'lang' | 'region'>,
): PriceRow[] {
  return prices.map(({ model, category, memory, currency, price, laborCost, totalPrice }) => {
    const money = (amount: number) => formatMoney(amount, currency, section.region)
    return {
      part: category,
      memory,
      price: money(price),
      labor: money(laborCost),
      total: money(totalPrice),
      centers: centersWithPart(section, { model, part: category }),
    }
  })
}
