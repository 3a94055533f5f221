import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@carelane/main-api/signature'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { z } from 'zod'
import type { OrderContent } from '@/features/purchase/contents'
import { moneyOf, type Money } from '@/features/purchase/money'
import { findPlaced, placeOrder, type NewOrder } from '@/features/purchase/place-order'
import { reconcileSome } from '@/features/purchase/reconcile'
import { takeCallback } from '@/features/purchase/take-callback'
import type { Account } from '@/accounts/account-schema'
import { claim } from '@/handing-in/claims'
import { deliver } from '@/handing-in/deliver'
import { afterSales } from '@/platform/after-sales'
import { askStore } from '@/platform/store/store'
import { DELIVERIES } from '../../server/wiring/deliveries'
import { protectionServiceAt } from './protection-service'
import { sandboxKeys } from './sandbox-keys'

const SECRET = 'test-only-test-only-test-only-0123456789'
const PLACE = { country: 'ng', locale: 'en' } as const
const NIGERIA = { mcc: '621', language: 'en' } as const
const PRODUCT = { productId: '2', durationDays: 365 }

export interface Buyer {
  account: Account
  imei: string
}

export function usePurchases() {
  let stack: Stack | undefined
  let callbackServer: Server | undefined
  let takesCallbacks = true

  beforeAll(async () => {
    callbackServer = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
      const headers = {
        timestamp: request.headers[TIMESTAMP_HEADER]?.toString(),
        signature: request.headers[SIGNATURE_HEADER]?.toString(),
      }
      const body = Buffer.concat(chunks).toString()
      response.statusCode = takesCallbacks ? await takeCallback(headers, body).catch(() => 503) : 503
      response.end()
    }).listen(0, '127.0.0.1')
    await once(callbackServer, 'listening')
    stack = await startStack({ parts: ['sandbox'], seed: false })
    Object.assign(process.env, environmentOf(stack, callbackServer))
  })

  afterAll(async () => {
    callbackServer?.close()
    await stack?.stop()
  })

  const running = (): Stack => {
    if (!stack) throw new Error('Ask within a test: it is started before the first one.')
    return stack
  }
  const at = purchasesAt(() => running().sandboxUrl)

  afterEach(async () => {
    await at.mend()
    takesCallbacks = true
    await fetch(`${running().sandboxUrl}/sandbox/clock`, { method: 'DELETE' })
  })

  return {
    ...at,
    get stack() {
      return running()
    },

    takeCallbacks(takes: boolean) {
      takesCallbacks = takes
    },

    async recover(): Promise<void> {
      for (let rounds = 0; rounds < 3; rounds++) {
        await timePasses()
        for (const kind of ['protection-order', 'protection-cancel'] as const)
          for (const claimed of await claim(kind, 100)) await deliver(claimed, DELIVERIES[kind])
        while ((await reconcileSome()) > 0);
      }
    },
    timePasses,
  }
}

export type Purchases = ReturnType<typeof usePurchases>

export function purchasesAt(sandboxUrl: () => string) {
  const at = protectionServiceAt(sandboxUrl)
  let buyers = 0

  return {
    ...at,

    async newBuyer(): Promise<Buyer> {
      buyers += 1
      const phone = `+234-804${String(2_000_000 + buyers)}`
      const { token } = z.object({ token: z.string() }).parse(await at.post('/sandbox/tokens', { phone }))
      return { account: { owner: phone, token, until: Date.now() + 86_400_000 }, imei: await at.newPhone() }
    },

    orderOf: (buyer: Buyer, changes: Partial<OrderContent> = {}) => newOrder(buyer, changes),

    /** Less refunds. */
    async paidFor(orderNumber: string): Promise<number> {
      const { charges } = await at.service(orderNumber)
      return charges.reduce((sum, { kind, amount }) => sum + (kind === 'charge' ? amount : -amount), 0)
    },
  }
}

const returnUrl = 'http://localhost:3000/ng/purchase-service/pay/'

export function paymentFor({ account }: Buyer, orderNumber: string, key: string = randomUUID()) {
  return { key, account, ...PLACE, orderNumber, returnUrl }
}

async function newOrder({ account, imei }: Buyer, changes: Partial<OrderContent>): Promise<NewOrder> {
  const { token } = account
  const plans = await afterSales().call('protectionPlans', { ...NIGERIA, imei })
  const terms = await afterSales().call('protectionProtocol', { ...NIGERIA, productId: '2' }, { token })
  if (!plans.ok) throw plans.failure.cause
  if (!terms.ok) throw terms.failure.cause
  const offer = plans.data.plans.find(({ productId }) => productId === '2')?.durations[0]
  const total = moneyOf(offer?.total, offer?.currency) as Money
  const person = { name: 'أمينة', phone: '+234-8021239070' }
  const content = { ...PLACE, account, imei, ...PRODUCT, ...person, total }
  return { key: randomUUID(), content: { ...content, protocolVersion: terms.data.version, ...changes } }
}

export async function placed(order: NewOrder): Promise<string> {
  await placeOrder(order)
  return vi.waitFor(
    async () => {
      const done = await findPlaced(order.content.account, order.key)
      if (done?.kind !== 'placed') throw new Error(`the order is ${done?.kind ?? 'not there'}`)
      return done.order.orderNumber
    },
    { timeout: 20_000, interval: 50 },
  )
}

async function timePasses(): Promise<void> {
  const past = `due_at = now() - interval '1 second' WHERE settled_at IS NULL`
  await askStore(`UPDATE submissions SET ${past}`)
  await askStore(`UPDATE payment_attempts SET ${past}`)
}

function environmentOf({ databaseUrls, sandboxUrl }: Stack, callbackServer: Server): Record<string, string> {
  const url = `http://127.0.0.1:${(callbackServer.address() as AddressInfo).port}`
  const store = databaseUrls.carelane_site
  return {
    ...sandboxKeys(),
    AFTER_SALES_URL: sandboxUrl,
    LOGIN_URL: sandboxUrl,
    INDIA_LOGIN_URL: sandboxUrl,
    SERVICE_BRAND: 'carelane',
    SITE_URL: url,
    INDIA_SITE_URL: url,
    RUSSIA_SITE_URL: url,
    CMS_URL: url,
    DATABASE_URL: store,
    CARELANE_DATABASE_PREFIX: new URL(store).pathname.slice(1).replace(/carelane_site$/, ''),
    SESSION_SECRET: SECRET,
    PUBLICATION_SECRET: SECRET,
    LOG_LEVEL: 'fatal',
  }
}
