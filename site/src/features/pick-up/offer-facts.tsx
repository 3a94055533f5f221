import { getTranslations } from 'next-intl/server'
import { formatMoney, formatNumber, formatPercent, type Region } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { mixedText } from '@/service-centers/mixed-text'
import { Facts, type Fact } from '@/ui/facts/facts'
import type { Offer } from './find-offer'
import type { Address } from './pick-up-content'
import { priceWithTax, type Price } from './pick-up-price'

interface OfferFactsProps {
  offer: NonNullable<Offer['offer']>
  address: Address
}

export async function OfferFacts({ offer: { price, daysFrom, daysTo }, address }: OfferFactsProps) {
  const { region } = await currentVisit()
  const t = await getTranslations('pickup')
  const days = daysFrom < daysTo ? [daysFrom, daysTo] : [daysTo]
  return (
    <Facts
      facts={[
        { label: t('facts.from'), value: mixedText(addressText(address)) },
        ...(await priceFacts(price, region)),
        {
          label: t('facts.days'),
          value: days.map((count) => formatNumber(count, region)).join('–'),
          isCode: true,
        },
      ]}
    />
  )
}

/** @param label where it is not the price for both ways */
export async function priceFacts(price: Price, region: Region, label?: string): Promise<Fact[]> {
  const t = await getTranslations('pickup.facts')
  const { total, tax } = priceWithTax(price)
  const money = (minor: number) => formatMoney(minor, price.currency, region)
  const paid = { label: label ?? t('price'), value: total === 0 ? t('free') : money(total), isTotal: true }
  if (tax === null || tax === 0 || !price.tax) return [paid]
  return [paid, { label: t('tax', { rate: formatPercent(price.tax.rate, region) }), value: money(tax) }]
}

export function addressText({ line, city, state, postalCode }: Address): string {
  return [line, city, state, postalCode].filter(Boolean).join(', ')
}
