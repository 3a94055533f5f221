import { mccAndLanguage, type Failure, type Result } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import type { Remembered, RememberedPhone } from './remembered'
import { stateAlone } from './state-alone'
import type { OrderState, RepairOrder } from './timeline'

export type RepairAnswer =
  | { kind: 'state'; order: OrderState }
  | { kind: 'orders'; orders: RepairOrder[] }
  | { kind: 'proof'; lookup: RememberedPhone; isOver: boolean }
  | { kind: 'none' }
  | { kind: 'failed'; failure: Failure }

/** [2.4#23]. Asks nothing about a phone before its code, and withholds of a number what only its owner may know. */
export async function findRepairs(lookup: Remembered, visit: Visit): Promise<RepairAnswer> {
  const failure = await tooManyReloads('repair-status-show')
  if (failure) return { kind: 'failed', failure }
  const place = mccAndLanguage(visit)
  if (lookup.by === 'order') {
    return foundState(await afterSales().call('repairOrder', { orderNumber: lookup.orderNumber, ...place }))
  }
  const { token } = lookup
  if (token === undefined) return { kind: 'proof', lookup, isOver: false }
  const opened = await afterSales().call('repairOrders', { token, ...place })
  const isOver = !opened.ok && opened.failure.codeName === 'token-invalid'
  return isOver ? { kind: 'proof', lookup, isOver } : found(opened)
}

function foundState(answer: Result<{ orders: RepairOrder[] }>): RepairAnswer {
  if (!answer.ok) return { kind: 'failed', failure: answer.failure }
  const [order] = answer.data.orders
  return order ? { kind: 'state', order: stateAlone(order) } : { kind: 'none' }
}

function found(answer: Result<{ orders: RepairOrder[] }>): RepairAnswer {
  if (!answer.ok) return { kind: 'failed', failure: answer.failure }
  const { orders } = answer.data
  const isFirst = ({ repairStatus }: RepairOrder) => repairStatus === 'waitingApproval'
  const sorted = orders.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
  return orders.length === 0 ? { kind: 'none' } : { kind: 'orders', orders: sorted }
}
