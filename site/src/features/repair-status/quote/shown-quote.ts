import type { CallResponse } from '@carelane/after-sales'
import { deviceName } from '@/forms/device-name'
import { formatDay, formatMoney, type Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { Fact } from '@/ui/facts/facts'
import type { AskedQuote } from './asked-quote'

export type Quote = NonNullable<CallResponse<'repairQuote'>>

/** In the order of the European Repair Information Form (Directive (EU) 2024/1799, Annex I). */
export function shownFacts(quote: Quote, region: Region): Fact[] {
  const t = translatorOf(region.tag, 'quote')
  const { serviceCenter: center, repairDays: days } = quote
  return [
    ...fact(t('facts.center'), center?.name),
    ...fact(t('facts.address'), center?.address),
    ...fact(t('facts.centerPhone'), center?.phone, { isCode: true }),
    ...fact(t('facts.order'), quote.orderNumber, { isCode: true }),
    ...fact(t('facts.device'), deviceName(quote.productBrand, quote.productModel)),
    ...fact(t('facts.found'), quote.found),
    ...priceFacts(quote, region),
    ...fact(t('facts.days'), days && t('facts.daysValue', days)),
    ...fact(
      t('facts.fee'),
      quote.diagnosisFee > 0 ? money(quote, quote.diagnosisFee, region) : t('facts.noFee'),
    ),
    ...fact(t('facts.until'), formatDay(quote.validUntil, region)),
  ]
}

/** What each answer says, and is kept as. */
export function sentencesOf(quote: Quote, region: Region): AskedQuote['sentences'] {
  const t = translatorOf(region.tag, 'quote')
  const { diagnosisFee } = quote
  return {
    yes: t('sentences.yes', { total: money(quote, quote.total, region) }),
    no:
      diagnosisFee > 0
        ? t('sentences.no', { fee: money(quote, diagnosisFee, region) })
        : t('sentences.noFree'),
    callMe: t('sentences.callMe'),
  }
}

function priceFacts(quote: Quote, region: Region): Fact[] {
  const t = translatorOf(region.tag, 'quote')
  const { lines, tax } = quote
  const shown = lines.map(({ kind, name, quantity, price }) => ({
    label:
      (kind === 'part' || kind === 'labour' ? t(`facts.${kind}`, { name: `\u2068${name}\u2069` }) : name) +
      (quantity > 1 ? ` × ${quantity}` : ''),
    value: money(quote, price, region),
  }))
  const percent = tax.percent ? new Intl.NumberFormat(region.tag).format(tax.percent) : null
  const taxed = tax.isIncluded
    ? t('facts.taxIncluded')
    : percent === null
      ? t('facts.tax')
      : t('facts.taxOf', { percent: `${percent} %` })
  return [
    ...numbered(shown),
    ...fact(taxed, money(quote, tax.amount, region)),
    ...fact(t('facts.total'), money(quote, quote.total, region), { isTotal: true }),
  ]
}

/** Two alike are told apart. */
function numbered(facts: readonly Fact[]): Fact[] {
  return facts.map((fact, at) => {
    const before = facts.slice(0, at).filter(({ label }) => label === fact.label).length
    return before === 0 ? fact : { ...fact, label: `${fact.label} (${before + 1})` }
  })
}

export function money({ currency }: Pick<Quote, 'currency'>, amount: number, region: Region): string {
  return formatMoney(amount, currency, region)
}

function fact(label: string, value: string | null | undefined, look: Partial<Fact> = {}): Fact[] {
  return value ? [{ label, value, ...look }] : []
}
