import { getTranslations } from 'next-intl/server'
import { formatDaysRange, formatMoney, formatPercent } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import type { Fact } from '@/ui/facts/facts'
import { isInEuropeanUnion, taxNameOf } from './country-law'
import type { CostsOfModel, RepairCost } from './find-costs'
import { priceOfRepair, withoutTax } from './price-of-repair'
import { promisedFacts } from './promised-facts'

/** Parts, labour, tax as the country's law wants it said, the whole, days and the diagnosis. */
export async function costFacts({ terms }: CostsOfModel, cost: RepairCost): Promise<Fact[]> {
  const { country, region } = await currentVisit()
  const t = await getTranslations('costs')
  const { currency, diagnosisFee } = terms
  const diagnosis = priceOfRepair({ parts: [], laborCost: diagnosisFee }, terms.tax).total
  const price = priceOfRepair(cost, terms.tax)
  const money = (amount: number) => formatMoney(amount, currency, region)
  const isInUnion = isInEuropeanUnion(country)
  const tax = terms.tax && {
    tax: t(`tax.${taxNameOf(country)}`),
    rate: formatPercent(terms.tax.rate, region),
  }
  const taxFact = (label: string): Fact[] => (price.tax === null ? [] : [{ label, value: money(price.tax) }])
  const beforeTax = (): Fact[] => {
    const { tax: told } = terms
    if (!told || price.beforeTax === null) return []
    const ofParts = cost.parts.length > 0 ? [withoutTax(price.parts, told)] : []
    return [
      { label: t('row.beforeTax'), value: money(price.beforeTax) },
      ...ofParts.map((amount) => ({ label: t('row.partBeforeTax'), value: money(amount) })),
    ]
  }
  const isAdded = terms.tax !== null && !terms.tax.isIncluded
  return [
    ...(cost.parts.length === 0
      ? [{ label: t('row.part'), value: t('row.noPart') }]
      : cost.parts.map((part) => ({ label: `${t('row.part')} – ${part.name}`, value: money(part.price) }))),
    { label: t('row.labor'), value: money(price.labor) },
    ...(tax && isAdded ? taxFact(t('tax.added', tax)) : []),
    { label: t('row.total'), value: money(price.total), isTotal: true },
    ...(tax && !isAdded ? taxFact(t('tax.included', tax)) : []),
    ...(isInUnion ? beforeTax() : []),
    { label: t('row.days'), value: formatDaysRange(cost.daysFrom, cost.daysTo, region) },
    { label: t('row.diagnosis'), value: diagnosis === 0 ? t('row.free') : money(diagnosis) },
    ...(await promisedFacts(terms)),
  ]
}
