import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallRequest } from '@carelane/after-sales'
import { z } from 'zod'
import { answerOf, newKey, NIGERIA } from './answers'
import type { TestSandbox } from './sandbox'

const made = z.object({ imeis: z.tuple([z.string()]) })

export async function newPhone(sandbox: TestSandbox, activeForHours = 24): Promise<string> {
  const response = await post(`${sandbox.url}/sandbox/devices`, { country: 'ng', activeForHours })
  return made.parse(await response.json()).imeis[0]
}

const ledger = z.object({
  orders: z.array(z.object({ number: z.string(), owner: z.string(), total: z.number() })),
  payments: z.array(z.object({ number: z.string(), state: z.string(), method: z.string().nullable() })),
  charges: z.array(z.object({ kind: z.string(), amount: z.number(), currency: z.string() })),
  callbacks: z.array(
    z.object({ payment: z.string(), sentAt: z.string().nullable(), status: z.number().nullable() }),
  ),
})

export async function ledgerOf(sandbox: TestSandbox, orderNumber: string) {
  const response = await fetch(`${sandbox.url}/sandbox/protection?order=${orderNumber}`)
  return ledger.parse(await response.json())
}

export interface Buying {
  sandbox: TestSandbox
  token: string
  imei: string
  productId?: string
  code?: string
}

export async function purchaseOf({
  sandbox,
  token,
  imei,
  productId = '2',
  code,
}: Buying): Promise<CallRequest<'protectionOrderAdd'>> {
  const { plans } = await answerOf(sandbox, 'protectionPlans', { ...NIGERIA, imei })
  const offer = plans.find((plan) => plan.productId === productId)?.durations[0]
  const { version } = await answerOf(sandbox, 'protectionProtocol', { ...NIGERIA, productId }, { token })
  const days = { durationDays: offer?.days ?? 365 }
  const less = code
    ? await answerOf(sandbox, 'referralCode', { ...NIGERIA, code, productId, ...days }, { token })
    : undefined
  return {
    requestKey: newKey(),
    ...NIGERIA,
    imei,
    productId,
    ...days,
    name: 'أمينة <b>',
    phone: '+234-8021239050',
    ...(code && { referralCode: code }),
    protocolVersion: version,
    totalAmount: less?.total ?? offer?.total ?? 0,
    currency: offer?.currency ?? 'NGN',
  }
}

export async function ordered(buying: Buying): Promise<string> {
  const request = await purchaseOf(buying)
  const { order } = await answerOf(buying.sandbox, 'protectionOrderAdd', request, { token: buying.token })
  return order?.orderNumber ?? ''
}

export async function startShop() {
  const calls: { headers: Record<string, unknown>; body: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    returnUrl: `${url}/ng/purchase-service/pay/`,
    callbackUrl: `${url}/api/payments/callback/`,
    callsOf: (orderNumber: string) => calls.filter(({ body }) => body.includes(orderNumber)),
    stop: () => server.close(),
  }
}

export function submitPaymentForm(paymentUrl: string, action: string, number = ''): Promise<Response> {
  const body = new URLSearchParams({ action, number })
  return fetch(paymentUrl, { method: 'POST', body, redirect: 'manual' })
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
