import { getTranslations } from 'next-intl/server'
import { formatDaysRange, formatMoney } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { repairCostHref } from '@/repair-costs/repair-cost-href'
import table from '@/priced-parts/price-table.module.css'
import { isInEuropeanUnion } from './country-law'
import type { CostsOfModel } from './find-costs'
import { priceOfRepair } from './price-of-repair'
import styles from './repair-cost.module.css'

/** Cards on phones; explicit roles survive that `display`. */
export async function CostTable({ found: { model, terms, costs } }: { found: CostsOfModel }) {
  const { lang, country, region } = await currentVisit()
  const t = await getTranslations('costs')
  const money = (amount: number) => formatMoney(amount, terms.currency, region)
  const isNetShown = isInEuropeanUnion(country) && terms.tax !== null
  const columns = [
    t('row.parts'),
    t('row.labor'),
    ...(isNetShown ? [t('row.beforeTax')] : []),
    t('row.total'),
    t('row.days'),
  ]
  const rows = costs.map((cost) => {
    const { parts, labor, beforeTax, total } = priceOfRepair(cost, terms.tax)
    const cells = [
      cost.parts.length === 0 ? '–' : money(parts),
      money(labor),
      ...(isNetShown ? [money(beforeTax ?? total)] : []),
      <strong key="total">{money(total)}</strong>,
      formatDaysRange(cost.daysFrom, cost.daysTo, region),
    ]
    return { fault: cost.fault, cells }
  })
  return (
    <table role="table" aria-label={t('model.title', { model: model.name })} className={table.table}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t('row.fault')}</th>
          {columns.map((name) => (
            <th key={name} role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ fault, cells }) => (
          <tr role="row" key={fault}>
            <th role="rowheader" scope="row">
              <a href={repairCostHref(lang, model.slug, fault)} className={styles.fault}>
                {t(`faults.${fault}`)}
              </a>
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at]} role="cell" data-label={columns[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
