import { placeOf, type CallRequest, type CallResponse, type Result } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import type { Handed, NotHanded } from '../submissions/delivery'
import { cancelContent, orderContent } from './contents'
import { moneyOf } from './money'
import { isRefusedForGood } from './failures'

/** What the service says to an order that it does not take, beside the words of the contract: it is not right. */
export const REJECTED = 'rejected'

/** Not worth asking: what the service would say is known. */
const OVER: NotHanded = { kind: 'envelope', codeName: 'token-invalid', isRetryable: false }

/** Places an order [7#31], [7#32]; the details are its number and total, or why it was refused. */
export async function deliverOrder(key: string, content: unknown): Promise<Handed> {
  const { account, country, locale, total, store, ...purchase } = orderContent.parse(content)
  if (account.until <= Date.now()) return { state: 'failed', failure: OVER }
  const asked = {
    ...purchase,
    ...placeOf({ country, locale }),
    requestKey: key,
    totalAmount: total.amount,
    currency: total.currency,
  }
  const answer = await place(asked, store, account.token)
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
  asked: CallRequest<'protectionOrderAdd'>,
  store: { id: string; code: string } | undefined,
  token: string,
): Promise<Result<CallResponse<'protectionOrderAdd'>>> {
  if (!store) return afterSales().ask('protectionOrderAdd', asked, { token })
  const inStore = { ...asked, storeId: store.id, storeCode: store.code }
  return afterSales().ask('storeProtectionOrderAdd', inStore, { token })
}

/** Cancels an order [7#35]; the details are what goes back. */
export async function deliverCancellation(key: string, content: unknown): Promise<Handed> {
  const { account, country, locale, orderNumber } = cancelContent.parse(content)
  if (account.until <= Date.now()) return { state: 'failed', failure: OVER }
  const asked = { ...placeOf({ country, locale }), requestKey: key, orderNumber }
  const answer = await afterSales().ask('protectionCancel', asked, { token: account.token })
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
