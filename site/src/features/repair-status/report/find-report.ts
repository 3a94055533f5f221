import { mccAndLanguage, type CallResponse } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { closedBy, openOrder, type ClosedOrder } from '../open-order'

export type Report = NonNullable<CallResponse<'repairReport'>>

export type ReportFound = ClosedOrder | { kind: 'found'; report: Report }

/** @param of from the address */
export async function findReport(of: unknown, visit: Visit): Promise<ReportFound> {
  const order = await openOrder(of, { extension: 'repair-reports', action: 'repair-report-show' })
  if (order.kind !== 'open') return order
  const { token, orderNumber, lookup } = order
  const answer = await afterSales().call('repairReport', { token, orderNumber, ...mccAndLanguage(visit) })
  if (!answer.ok) return closedBy(answer.failure, lookup)
  return answer.data ? { kind: 'found', report: answer.data } : { kind: 'none' }
}
