import type { CallResponse } from '@carelane/after-sales'
import { formatMoney, type Region } from '@/i18n/formats'

export interface PriceRow {
  part: string
  /** RAM&ROM option. */
  memory: string | null
  price: string
  labor: string
  total: string
}

export function priceRows(prices: CallResponse<'sparePartPrices'>, region: Region): PriceRow[] {
  return prices.map(({ category, memory, currency, price, laborCost, totalPrice }) => {
    const money = (amount: number) => formatMoney(amount, currency, region)
    return { part: category, memory, price: money(price), labor: money(laborCost), total: money(totalPrice) }
  })
}
