import { getTranslations } from 'next-intl/server'
import { moneyAsDecimal } from '@/i18n/formats'
import type { Visit } from '@/i18n/find-visit'
import { originOf } from '@/links/site-origin'
import type { StructuredData } from '@/platform/render-context'
import { repairCostHref } from '@/repair-costs/repair-cost-href'
import { publisher } from '@/shell/structured-data/organization'
import type { CostsOfModel, RepairCost } from './find-costs'
import { priceOfRepair } from './price-of-repair'

/** A `Service` with the lowest and the highest price of its repairs. */
export async function offersOfModel(found: CostsOfModel, visit: Visit): Promise<StructuredData> {
  const t = await getTranslations('costs')
  const { model, terms, costs } = found
  const totals = costs.map((cost) => priceOfRepair(cost, terms.tax).total)
  return {
    ...service(t('model.title', { model: model.name }), visit),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: terms.currency,
      lowPrice: moneyAsDecimal(Math.min(...totals), terms.currency),
      highPrice: moneyAsDecimal(Math.max(...totals), terms.currency),
      offerCount: totals.length,
      url: originOf(visit.country) + repairCostHref(visit.lang, model.slug),
    },
  }
}

/** A `Service` with its `Offer`. */
export async function offerOfRepair(
  { model, terms }: CostsOfModel,
  cost: RepairCost,
  visit: Visit,
): Promise<StructuredData> {
  const t = await getTranslations('costs')
  const fault = t(`faults.${cost.fault}`)
  const price = moneyAsDecimal(priceOfRepair(cost, terms.tax).total, terms.currency)
  const priced = { price, priceCurrency: terms.currency }
  return {
    ...service(t('repair.title', { fault, model: model.name }), visit),
    serviceType: fault,
    offers: {
      '@type': 'Offer',
      ...priced,
      ...(terms.tax && {
        priceSpecification: { '@type': 'PriceSpecification', ...priced, valueAddedTaxIncluded: true },
      }),
      url: originOf(visit.country) + repairCostHref(visit.lang, model.slug, cost.fault),
    },
  }
}

function service(name: string, { country }: Visit): StructuredData {
  return {
    '@type': 'Service',
    name,
    provider: publisher(originOf(country)),
    ...(country !== 'global' && { areaServed: country.toUpperCase() }),
  }
}
