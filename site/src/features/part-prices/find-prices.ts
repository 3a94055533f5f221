import { mccAndLanguage, type CallResponse, type Result } from '@carelane/after-sales'
import { translatorOf } from '@/i18n/translator'
import { afterSales } from '@/platform/after-sales'
import { costsOfDevice } from '@/repair-costs/costs-of-device'
import { deviceName } from '@/forms/device-name'
import type { SiteSection } from '@/forms/site-section'
import type { PriceAnswer, PriceResult } from './price-answer'
import { offered, type PriceChoice } from '@/priced-parts/price-choice'
import { priceRows } from '@/priced-parts/price-rows'

type Prices = CallResponse<'sparePartPrices'>

/** [7#19] and [7#20] in parallel. */
export async function findPrices(section: SiteSection, asked: PriceChoice): Promise<Result<PriceAnswer>> {
  const { memory: _, ...forChoices } = asked
  const [choices, prices] = await Promise.all([
    afterSales().call('sparePartChoices', { ...mccAndLanguage(section), ...forChoices }),
    askPrices(section, asked),
  ])
  if (!choices.ok) return choices
  const lists = listsOf(choices.data)
  const choice = offered(asked, lists)
  // Part of the choice is no longer sold.
  const isAsAsked = Object.keys(choice).length === Object.keys(asked).length
  const current = isAsAsked ? prices : await askPrices(section, choice)
  if (current && !current.ok) return current
  const result: PriceResult =
    lists.product.length === 0
      ? { kind: 'no-country' }
      : current
        ? await resultOf(current.data, choice.product, section)
        : { kind: 'open' }
  return { ok: true, data: { choice, lists, result } }
}

async function askPrices(section: SiteSection, choice: PriceChoice): Promise<Result<Prices> | null> {
  const { product, brand, series, model, category, memory } = choice
  if (!product || !brand || !series || !model) return null
  return afterSales().call('sparePartPrices', {
    ...mccAndLanguage(section),
    product,
    brand,
    series,
    model,
    ...(category && { category }),
    ...(memory && { memory }),
  })
}

function listsOf(choices: CallResponse<'sparePartChoices'>): PriceAnswer['lists'] {
  const options = (list: readonly { value: string; label: string }[]) =>
    list.map(({ value, label }) => ({ value, name: label }))
  return {
    product: options(choices.products),
    brand: options(choices.brands),
    series: options(choices.series),
    model: options(choices.models),
    category: options(choices.categories),
    memory: options(choices.memories),
  }
}

async function resultOf(
  prices: Prices,
  product: string | undefined,
  section: SiteSection,
): Promise<PriceResult> {
  const [first] = prices
  if (!first) return { kind: 'no-prices' }
  const { region } = section
  const t = translatorOf(region.tag, 'prices')
  const device = { model: deviceName(first.brand, first.model), ...(product && { product }) }
  const title = t('result.title', { model: device.model })
  const repairs = await costsOfDevice(section, first)
  return { kind: 'prices', title, device, rows: priceRows(prices, section), repairs }
}
