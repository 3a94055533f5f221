import { mccAndLanguage } from '@carelane/after-sales'
import { recordAttempt } from '@/features/purchase/attempts'
import { beginPayment, findPayment, type NewPayment } from '@/features/purchase/begin-payment'
import type { AttemptContent } from '@/features/purchase/contents'
import { exportPayments } from '@/features/purchase/one-person'
import { afterSales } from '@/platform/after-sales'
import { placed, type Buyer, type Purchases } from './purchases'

export const SOON = { timeout: 20_000, interval: 50 }

export async function ordered({
  newBuyer,
  orderOf,
}: Purchases): Promise<{ buyer: Buyer; orderNumber: string; total: number }> {
  const buyer = await newBuyer()
  const order = await orderOf(buyer)
  return { buyer, orderNumber: await placed(order), total: order.content.total.amount }
}

export const ordersOf = async ({ service }: Purchases, { imei }: Buyer) =>
  (await service()).orders.filter((order) => order.imei === imei)

export async function pageOf(payment: NewPayment): Promise<string> {
  const begun = await beginPayment(payment)
  if (begun.kind !== 'paying') throw new Error(`the payment is ${begun.kind}`)
  return begun.paymentUrl
}

export const stateOf = async ({ account }: Buyer, orderNumber: string) =>
  (await findPayment(account, orderNumber)).kind

export const attemptsOf = (buyer: Buyer) =>
  exportPayments(buyer.account.owner) as Promise<{ key: string; state: string }[]>

export const writeDown = (payment: NewPayment) => recordAttempt(payment.key, 'ng', contentOf(payment))

/** Does not record the answer. */
export async function askedFor(payment: NewPayment): Promise<string> {
  const { account, country, locale, ...asked } = contentOf(payment)
  const request = { ...asked, ...mccAndLanguage({ country, locale }), requestKey: payment.key }
  const answer = await afterSales().call('protectionPayment', request, { token: account.token })
  return answer.ok ? (answer.data.paymentUrl ?? '') : ''
}

function contentOf({ key: _, ...asked }: NewPayment): AttemptContent {
  return { ...asked, callbackUrl: `${process.env.SITE_URL}/api/payments/callback/` }
}
