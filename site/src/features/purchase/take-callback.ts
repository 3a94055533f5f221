import { paymentCallback, type PaymentCallback } from '@carelane/after-sales'
import { isSigned } from '@carelane/main-api/signature'
import { readEnvironment } from '@carelane/config'
import { ownLog } from '@/platform/log'
import { findByPayment, makeAttemptsDue, noteEnd } from './attempts'

/** Headers of a callback. */
export interface CallbackSignature {
  timestamp: string | undefined
  signature: string | undefined
}

/**
 * Takes what the service tells about a payment: 204 taken, also where it is not about ours, was told before, or comes
 * before the answer that it is about; 400 not understood, 401 not signed by the service.
 * @throws StoreError where it could not be written down: the reconciler will find it out
 */
export async function takeCallback(headers: CallbackSignature, body: string): Promise<204 | 400 | 401> {
  const { PAYMENT_CALLBACK_SECRET: secret } = readEnvironment(['PAYMENT_CALLBACK_SECRET'])
  if (secret === undefined || !isSigned(secret, headers, body)) return 401
  const read = paymentCallback.safeParse(parsed(body))
  if (!read.success) return 400
  await settle(read.data)
  return 204
}

async function settle({ orderNumber, paymentNumber, payment }: PaymentCallback): Promise<void> {
  const attempt = await findByPayment(paymentNumber)
  const isOfOrder = attempt?.content?.orderNumber === orderNumber
  if (attempt && isOfOrder && isEnd(payment)) return noteEnd(attempt.key, payment)
  if (attempt && !isOfOrder) ownLog().error({ key: attempt.key }, 'a callback names another order')
  // Of a payment whose number is not known yet, or in a word that is new: the service is asked.
  await makeAttemptsDue(orderNumber)
}

function isEnd(payment: string): payment is 'succeeded' | 'failed' | 'refunded' {
  return payment === 'succeeded' || payment === 'failed' || payment === 'refunded'
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
