import { paymentCallback, type PaymentCallback } from '@carelane/after-sales'
import { isSigned } from '@carelane/main-api/signature'
import { readEnvironment } from '@carelane/config'
import { ownLog } from '@/platform/log'
import { makePaymentsDue } from '@/handing-in/make-due'
import { findByPayment, noteEnd } from './attempts'

export interface CallbackSignature {
  timestamp: string | undefined
  signature: string | undefined
}

/**
 * 204 if taken, even unknown, repeated or early; 400 invalid, 401 bad signature.
 * @throws StoreError; the reconciler then finds out
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
  // The number is not known yet, or the status is new.
  await makePaymentsDue(orderNumber)
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
