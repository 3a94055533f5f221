import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createAfterSalesClient, type Result } from '@carelane/after-sales'
import { z } from 'zod'

const SANDBOX = resolve(
  import.meta.dirname,
  '../../../../packages/after-sales-sandbox/src/throw-away-keys.json',
)
const NIGERIA = { mcc: '621', language: 'en' } as const
const YEAR = { productId: '2', durationDays: 365 }

export async function openPayment(
  sandboxUrl: string,
  { language, returnUrl, phone = somePhone() }: { language: 'en' | 'ar'; returnUrl: string; phone?: string },
): Promise<{ paymentUrl: string; orderNumber: string }> {
  const service = serviceAt(sandboxUrl)
  const { token } = z
    .object({ token: z.string() })
    .parse(await post(`${sandboxUrl}/sandbox/tokens`, { phone }))
  const { imeis } = z
    .object({ imeis: z.tuple([z.string()]) })
    .parse(await post(`${sandboxUrl}/sandbox/devices`, { country: 'ng' }))
  const [imei] = imeis
  const { plans } = dataOf(await service.call('protectionPlans', { ...NIGERIA, imei }))
  const offer = plans.find(({ productId }) => productId === YEAR.productId)?.durations[0]
  const terms = dataOf(await service.call('protectionProtocol', { ...NIGERIA, productId: '2' }, { token }))
  const purchase = {
    requestKey: randomUUID(),
    ...NIGERIA,
    ...YEAR,
    imei,
    name: 'Ada',
    phone,
    protocolVersion: terms.version,
    totalAmount: offer?.total ?? 0,
    currency: offer?.currency ?? '',
  }
  const { order } = dataOf(await service.call('protectionOrderAdd', purchase, { token }))
  const orderNumber = order?.orderNumber ?? ''
  const payment = {
    requestKey: randomUUID(),
    ...NIGERIA,
    language,
    orderNumber,
    returnUrl,
    callbackUrl: new URL('/api/payments/callback/', returnUrl).href,
  }
  const { paymentUrl } = dataOf(await service.call('protectionPayment', payment, { token }))
  return { paymentUrl: paymentUrl ?? '', orderNumber }
}

/** @param phone as on the wire */
export async function buyPlan(sandboxUrl: string, phone: string, returnUrl: string): Promise<string> {
  const { paymentUrl, orderNumber } = await openPayment(sandboxUrl, { language: 'en', returnUrl, phone })
  const card = new URLSearchParams({ action: 'card', number: '4242424242424242' })
  await fetch(paymentUrl, { method: 'POST', body: card, redirect: 'manual' })
  return orderNumber
}

const somePhone = () => `+234-803${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

function serviceAt(baseUrl: string) {
  const keys = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(SANDBOX, 'utf8')))
  return createAfterSalesClient({
    baseUrl,
    brand: 'carelane',
    signSecret: keys.AFTER_SALES_SIGN_SECRET ?? '',
    aesKey: keys.AFTER_SALES_AES_KEY ?? '',
    rsaPublicKey: keys.AFTER_SALES_RSA_PUBLIC_KEY ?? '',
  })
}

function dataOf<Data>(result: Result<Data>): Data {
  if (!result.ok) throw result.failure.cause
  return result.data
}

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.json()
}
