import { mccAndLanguage, type CallResponse, type Failure } from '@carelane/after-sales'
import { toAsciiDigits } from '@carelane/after-sales/digits'
import { translatorOf } from '@/i18n/translator'
import { callAs } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import { failureText } from '@/forms/failures'
import type { SiteSection } from '@/forms/site-section'
import { writeMoney } from '../money'
import { fetchPlans, findOffer } from './fetch-plans'
import { codeReason } from './plan-texts'
import { sealQuote, type SealedOrder } from './sealed-order'
import { showPrice, type Discounted, type ShownPrice } from './shown-price'

export interface CheckedCode {
  text: string
  isGood: boolean
  priced: { quote: string; shown: ShownPrice } | null
}

export async function priceWith(
  typed: string,
  order: SealedOrder,
  account: Account,
  section: SiteSection,
): Promise<CheckedCode> {
  const code = toAsciiDigits(typed.trim())
  const { productId, durationDays } = order
  const [plans, checked] = await Promise.all([
    fetchPlans(order, section),
    code === ''
      ? null
      : callAs(account, 'referralCode', { ...mccAndLanguage(section), code, productId, durationDays }),
  ])
  if (!plans.ok) return failedCheck(plans.failure, section)
  if (checked && !checked.ok) return failedCheck(checked.failure, section)
  const found = findOffer(plans.data, order)
  if (!found)
    return { text: translatorOf(section.region.tag, 'purchase')('plans.gone'), isGood: false, priced: null }
  const { offer } = found
  const less = checked?.data.valid ? discountedBy(checked.data) : null
  const total = { amount: less?.total ?? offer.total, currency: offer.currency }
  const quote = await sealQuote({ key: order.key, code: less ? code : '', total })
  const text =
    checked === null ? '' : textOf(less?.discount ?? null, checked.data.reason, offer.currency, section)
  return { text, isGood: less !== null, priced: { quote, shown: showPrice(offer, less, section.region) } }
}

function discountedBy({ discount, tax, total }: CallResponse<'referralCode'>): Discounted | null {
  return discount == null || tax == null || total == null ? null : { discount, tax, total }
}

function textOf(
  discount: number | null,
  reason: string | null,
  currency: string,
  { region }: SiteSection,
): string {
  if (discount === null) return codeReason(reason, region)
  const amount = writeMoney({ amount: discount, currency }, region)
  return translatorOf(region.tag, 'purchase')('codes.good', { amount })
}

function failedCheck(failure: Failure, section: SiteSection): CheckedCode {
  return { text: failureText(failure, section), isGood: false, priced: null }
}
