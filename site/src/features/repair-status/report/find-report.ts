import { mccAndLanguage, type CallResponse, type Failure } from '@carelane/after-sales'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { readNamedOrder } from '../named-order'
import { recallLookup, type RememberedPhone } from '../remembered'

export type Report = NonNullable<CallResponse<'repairReport'>>

export type ReportFound =
  /** The phone is not confirmed: by a look-up of its own, or by its code. */
  | { kind: 'start' }
  | { kind: 'proof'; lookup: RememberedPhone; isOver: boolean }
  | { kind: 'none' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'found'; report: Report }

/** @param of from the address */
export async function findReport(of: unknown, visit: Visit): Promise<ReportFound> {
  const lookup = await recallLookup()
  if (lookup?.by !== 'phone') return { kind: 'start' }
  const orderNumber = await readNamedOrder(of)
  if (orderNumber === null || !afterSales().offers('repair-reports')) return { kind: 'none' }
  const { token } = lookup
  if (token === undefined) return { kind: 'proof', lookup, isOver: false }
  const failure = await tooManyReloads('repair-report-show')
  if (failure) return { kind: 'failed', failure }
  const answer = await afterSales().call('repairReport', { token, orderNumber, ...mccAndLanguage(visit) })
  if (!answer.ok) {
    const isOver = answer.failure.codeName === 'token-invalid'
    return isOver ? { kind: 'proof', lookup, isOver } : { kind: 'failed', failure: answer.failure }
  }
  return answer.data ? { kind: 'found', report: answer.data } : { kind: 'none' }
}
