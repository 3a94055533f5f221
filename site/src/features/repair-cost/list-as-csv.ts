import { CSV_MARK, csvRows } from '@carelane/config/csv'
import { moneyAsDecimal } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { CostsOfModel } from './find-costs'
import { priceOfRepair, withoutTax } from './price-of-repair'

/**
 * All faults of a model, for spreadsheets: amounts with a point, in units of the currency.
 * @param tag BCP 47
 */
export function listAsCsv({ terms, costs }: CostsOfModel, tag: string): string {
  const t = translatorOf(tag, 'costs')
  const { tax, currency } = terms
  const money = (minor: number | null) => (minor === null ? '' : moneyAsDecimal(minor, currency))
  const head = [
    ...[t('row.fault'), t('row.parts'), t('repair.price'), t('row.partBeforeTax'), t('row.labor')],
    ...[t('row.beforeTax'), t('row.tax'), t('row.total'), t('row.currency')],
    ...[t('row.diagnosis'), t('row.daysFrom'), t('row.daysTo')],
  ]
  const diagnosis = priceOfRepair({ parts: [], laborCost: terms.diagnosisFee }, tax).total
  const rows = costs.map((cost) => {
    const price = priceOfRepair(cost, tax)
    return [
      t(`faults.${cost.fault}`),
      cost.parts.map(({ name }) => name).join(' + '),
      money(price.parts),
      money(tax && withoutTax(price.parts, tax)),
      money(price.labor),
      money(price.beforeTax),
      money(price.tax),
      money(price.total),
      currency,
      money(diagnosis),
      String(cost.daysFrom),
      String(cost.daysTo),
    ]
  })
  return CSV_MARK + csvRows([head, ...rows])
}
