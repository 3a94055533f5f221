import type { Failure } from '@carelane/after-sales'
import type { AfterSalesExtension } from '@carelane/config'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { afterSales } from '@/platform/after-sales'
import { readNamedOrder } from './named-order'
import { recallLookup, type RememberedPhone } from './remembered'

export type ClosedOrder =
  /** The phone is not confirmed: by a look-up of its own, or by its code. */
  | { kind: 'start' }
  | { kind: 'proof'; lookup: RememberedPhone; isOver: boolean }
  | { kind: 'none' }
  | { kind: 'failed'; failure: Failure }

export interface OpenOrder {
  kind: 'open'
  lookup: RememberedPhone
  token: string
  orderNumber: string
}

interface Asked {
  extension: AfterSalesExtension
  action: Parameters<typeof tooManyReloads>[0]
}

/**
 * What only the phone of an order is shown.
 * @param of from the address
 */
export async function openOrder(of: unknown, { extension, action }: Asked): Promise<ClosedOrder | OpenOrder> {
  const lookup = await recallLookup()
  if (lookup?.by !== 'phone') return { kind: 'start' }
  const orderNumber = await readNamedOrder(of)
  if (orderNumber === null || !afterSales().offers(extension)) return { kind: 'none' }
  const { token } = lookup
  if (token === undefined) return { kind: 'proof', lookup, isOver: false }
  const failure = await tooManyReloads(action)
  return failure ? { kind: 'failed', failure } : { kind: 'open', lookup, token, orderNumber }
}

export function closedBy(failure: Failure, lookup: RememberedPhone): ClosedOrder {
  return failure.codeName === 'token-invalid'
    ? { kind: 'proof', lookup, isOver: true }
    : { kind: 'failed', failure }
}
