import { mccAndLanguage, type CallRequest, type CallResponse, type Result } from '@carelane/after-sales'
import type { Account } from '@/accounts/account-schema'
import type { Handed } from '@/handing-in/delivery'
import { callAsOwner } from './call-as-owner'
import { cancelContent, orderContent } from './contents'
import { moneyOf } from './money'
import { isRefusedForGood } from './failures'

export const REJECTED = 'rejected'

/** [7#31], [7#32]; details: number and total, or why refused. */
export async function deliverOrder(key: string, content: unknown): Promise<Handed> {
  const { account, country, locale, total, store, ...purchase } = orderContent.parse(content)
  const asked = {
    ...purchase,
    ...mccAndLanguage({ country, locale }),
    requestKey: key,
    totalAmount: total.amount,
    currency: total.currency,
  }
  const answer = await place(account, asked, store)
  if (!answer.ok) {
    const isFinal = isRefusedForGood(answer.failure)
    return isFinal ? { state: 'refused', answer: REJECTED } : { state: 'failed', failure: answer.failure }
  }
  const { result, reason, order } = answer.data
  if (!order) return { state: 'refused', answer: result, details: { reason } }
  const { orderNumber, totalAmount, currency } = order
  const details = { orderNumber, total: moneyOf(totalAmount, currency) }
  return { state: 'delivered', answer: result, details }
}

function place(
  account: Account,
  asked: CallRequest<'protectionOrderAdd'>,
  store: { id: string; code: string } | undefined,
): Promise<Result<CallResponse<'protectionOrderAdd'>>> {
  if (!store) return callAsOwner(account, 'protectionOrderAdd', asked)
  const inStore = { ...asked, storeId: store.id, storeCode: store.code }
  return callAsOwner(account, 'storeProtectionOrderAdd', inStore)
}

/** [7#35]; details: the refund. */
export async function deliverCancellation(key: string, content: unknown): Promise<Handed> {
  const { account, country, locale, orderNumber } = cancelContent.parse(content)
  const asked = { ...mccAndLanguage({ country, locale }), requestKey: key, orderNumber }
  const answer = await callAsOwner(account, 'protectionCancel', asked)
  if (!answer.ok) {
    const isFinal = isRefusedForGood(answer.failure)
    return isFinal ? { state: 'refused', answer: REJECTED } : { state: 'failed', failure: answer.failure }
  }
  const { result, refund, currency } = answer.data
  if (result !== 'accepted') return { state: 'refused', answer: result }
  return {
    state: 'delivered',
    answer: result,
    details: { refund: refund ? moneyOf(refund, currency) : null },
  }
}
