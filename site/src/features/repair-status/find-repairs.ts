import { placeOf, type CallResponse, type Failure, type Result } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { tooManyReloads } from '../lookup/guard/too-many-reloads'
import type { Remembered, RememberedPhone } from './remembered'
import type { RepairOrder } from './timeline'

export type MaskedOrder = CallResponse<'repairOrdersByPhone'>['orders'][number]

export type RepairAnswer =
  | { kind: 'orders'; orders: RepairOrder[] }
  /** Of a phone, whose orders a one-time code opens; `isOver` where they were open before. */
  | { kind: 'masked'; orders: MaskedOrder[]; lookup: RememberedPhone; isOver: boolean }
  | { kind: 'none' }
  | { kind: 'failed'; failure: Failure }

/** Asks the service for what is looked up [2.4#23]. */
export async function findRepairs(lookup: Remembered, visit: Visit): Promise<RepairAnswer> {
  const failure = await tooManyReloads('repair-status-show')
  if (failure) return { kind: 'failed', failure }
  const place = placeOf(visit)
  if (lookup.by === 'order') {
    return found(await afterSales().ask('repairOrder', { orderNumber: lookup.orderNumber, ...place }))
  }
  const { token, phone } = lookup
  const opened = token ? await afterSales().ask('repairOrders', { token, ...place }) : null
  if (opened && (opened.ok || opened.failure.codeName !== 'token-invalid')) return found(opened)
  const masked = await afterSales().ask('repairOrdersByPhone', { phone, ...place })
  if (!masked.ok) return { kind: 'failed', failure: masked.failure }
  const { orders } = masked.data
  return orders.length === 0
    ? { kind: 'none' }
    : { kind: 'masked', orders, lookup, isOver: token !== undefined }
}

function found(answer: Result<{ orders: RepairOrder[] }>): RepairAnswer {
  if (!answer.ok) return { kind: 'failed', failure: answer.failure }
  const { orders } = answer.data
  return orders.length === 0 ? { kind: 'none' } : { kind: 'orders', orders }
}
