import { mccAndLanguage, type CallResponse, type Failure } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { callAs } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { findOwnPlaced, type OwnPlaced } from '../place-order'
import { fetchPlans, findOffer, type Offer, type Plan, type Plans } from './fetch-plans'
import type { Chosen } from './basket'

export type Review =
  | { kind: 'form'; plans: Plans; plan: Plan; offer: Offer; terms: CallResponse<'protectionProtocol'> }
  /** This order alone may have made the plan unavailable. */
  | { kind: 'ordered'; placed: OwnPlaced }
  | { kind: 'gone'; plans: Plans }
  | { kind: 'failed'; failure: Failure }

/** @throws StoreError */
export async function findReview(
  chosen: Chosen,
  account: Account,
  { country, locale }: Pick<Visit, 'country' | 'locale'>,
): Promise<Review> {
  const tooMany = await tooManyReloads('purchase-confirm')
  if (tooMany) return { kind: 'failed', failure: tooMany }
  const { imei, plan } = chosen
  const place = { country, locale }
  const placed = await findOwnPlaced({ account, ...place, imei, productId: plan.productId })
  if (placed) return { kind: 'ordered', placed }
  const [plans, terms] = await Promise.all([
    fetchPlans(chosen, place),
    callAs(account, 'protectionProtocol', { ...mccAndLanguage(place), productId: plan.productId }),
  ])
  if (!plans.ok) return { kind: 'failed', failure: plans.failure }
  if (!terms.ok) return { kind: 'failed', failure: terms.failure }
  const found = findOffer(plans.data, plan)
  if (!found) return { kind: 'gone', plans: plans.data }
  return { kind: 'form', plans: plans.data, ...found, terms: terms.data }
}
