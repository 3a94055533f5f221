import type { ServiceLedger } from '../../support/protection-service'
import type { StorePauses } from '../store-pauses'
import type { Purchase, Standing } from './buyer'

export interface PurchaseFindings {
  orders: number
  paid: number
  refunded: number
  payments: number
  chargedTwice: string[]
  wrongMoney: string[]
  paidWithoutOrder: string[]
  toldWrong: string[]
  unlike: string[]
}

export interface SiteLedger {
  orders: { key: string; state: string }[]
  attempts: { key: string; state: string }[]
}

export async function readSiteLedger(site: StorePauses): Promise<SiteLedger> {
  return {
    orders: await site.ask(`SELECT key, state FROM submissions WHERE kind = 'protection-order'`),
    attempts: await site.ask('SELECT key, state FROM payment_attempts'),
  }
}

export function comparePurchases(
  bought: readonly { purchase: Purchase; shown: Standing }[],
  site: SiteLedger,
  service: ServiceLedger,
): PurchaseFindings {
  const { orders, payments } = service
  const money = moneyOf(service)
  const paid = orders.filter(({ paidAt }) => paidAt !== null)
  return {
    orders: orders.length,
    paid: paid.length,
    refunded: paid.filter(({ number }) => money.of(number).refunded > 0).length,
    payments: payments.length,
    chargedTwice: [...money.charged].filter(([, times]) => times > 1).map(([imei]) => imei),
    wrongMoney: orders.filter((order) => !isRight(order, money.of(order.number))).map(({ number }) => number),
    paidWithoutOrder: withoutOrder(service, site),
    toldWrong: bought
      .filter(({ purchase, shown }) => !isTrue(purchase, shown, service))
      .map(({ purchase }) => purchase.imei),
    unlike: [...unlikeOrders(service, site), ...unlikePayments(service, site)],
  }
}

type Order = ServiceLedger['orders'][number]

interface Money {
  charges: number
  charged: number
  refunded: number
}

function moneyOf({ orders, charges }: ServiceLedger) {
  const imeiOf = new Map(orders.map(({ number, imei }) => [number, imei]))
  const charged = new Map<string, number>()
  const sums = new Map<string, Money>()
  const of = (number: string) => sums.get(number) ?? { charges: 0, charged: 0, refunded: 0 }
  for (const { orderNumber, kind, amount } of charges) {
    const sum = { ...of(orderNumber) }
    if (kind === 'charge') {
      sum.charges += 1
      sum.charged += amount
      // One per phone.
      const imei = imeiOf.get(orderNumber) ?? orderNumber
      charged.set(imei, (charged.get(imei) ?? 0) + 1)
    } else sum.refunded += amount
    sums.set(orderNumber, sum)
  }
  return { charged, of }
}

function isRight({ total, paidAt, canceledAt }: Order, { charged, refunded }: Money): boolean {
  const due = paidAt === null ? 0 : total
  return charged === due && refunded === (canceledAt === null ? 0 : due)
}

function withoutOrder({ orders, charges, payments }: ServiceLedger, site: SiteLedger): string[] {
  const ordered = new Set(site.orders.filter(({ state }) => state === 'delivered').map(({ key }) => key))
  const known = new Set(
    orders
      .filter(({ requestKey, paidAt }) => paidAt !== null && ordered.has(requestKey))
      .map(({ number }) => number),
  )
  const attempts = new Set(site.attempts.map(({ key }) => key))
  return [
    ...charges.filter(({ orderNumber }) => !known.has(orderNumber)).map(({ orderNumber }) => orderNumber),
    ...payments.filter(({ requestKey }) => !attempts.has(requestKey)).map(({ number }) => number),
  ]
}

function isTrue(
  { imei, toldPaid, toldCanceled }: Purchase,
  shown: Standing,
  { orders }: ServiceLedger,
): boolean {
  const own = orders.filter((order) => order.imei === imei)
  const isPaid = own.some(({ paidAt }) => paidAt !== null)
  const isCanceled = own.some(({ canceledAt }) => canceledAt !== null)
  if (toldPaid && !isPaid) return false
  if (toldCanceled && !isCanceled) return false
  return isCanceled || isPaid === (shown === 'paid')
}

function unlikeOrders({ orders }: ServiceLedger, site: SiteLedger): string[] {
  const there = new Set(orders.map(({ requestKey }) => requestKey))
  const delivered = site.orders.filter(({ state }) => state === 'delivered').map(({ key }) => key)
  const open = site.orders.filter(({ state }) => state !== 'delivered' && state !== 'refused')
  return [
    ...delivered.filter((key) => !there.has(key)),
    ...[...there].filter((key) => !delivered.includes(key)),
    ...open.map(({ key }) => key),
  ]
}

const ATTEMPTS: Record<string, readonly string[]> = {
  // Its page has expired.
  open: ['failed'],
  failed: ['failed'],
  succeeded: ['succeeded'],
  // The site refunded it itself, and asks for no lost callback.
  refunded: ['succeeded', 'refunded'],
}

function unlikePayments({ payments }: ServiceLedger, site: SiteLedger): string[] {
  const stateOf = new Map(payments.map(({ requestKey, state }) => [requestKey, state]))
  return site.attempts
    .filter(({ key, state }) => !(ATTEMPTS[stateOf.get(key) ?? ''] ?? ['refused', 'failed']).includes(state))
    .map(({ key, state }) => `${key}: ${state}, ${stateOf.get(key) ?? 'not there'}`)
}
