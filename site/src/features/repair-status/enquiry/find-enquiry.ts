import { CALLS, mccAndLanguage, type CallResponse } from '@carelane/after-sales'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { findSubmissionAbout } from '@/handing-in/ledger'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { subjectOf, type AskedOrder } from './asked-order'

export type Enquiry = CallResponse<'repairEnquiryAdd'>

interface FoundEnquiry {
  enquiry: Enquiry | null
  /** Handed in about this day, whether or not it has arrived. */
  isAsked: boolean
}

/** Ms: the state of the repair does not wait for more. */
const PATIENCE_MS = 1500

/** The service's last one, else the one that was handed in here. */
export async function findEnquiry(
  order: Pick<AskedOrder, 'orderNumber' | 'promised'>,
  visit: Visit,
): Promise<FoundEnquiry> {
  const [own, told] = await Promise.all([
    unlessStoreFails(findSubmissionAbout('repair-enquiry', subjectOf(order))),
    askService(order.orderNumber, visit),
  ])
  const handed = own.ok ? own.value : null
  const stored = CALLS.repairEnquiryAdd.response.safeParse(handed?.details).data ?? null
  return { enquiry: told ?? stored, isAsked: handed !== null }
}

async function askService(orderNumber: string, visit: Visit): Promise<Enquiry | null> {
  if (await tooManyReloads('repair-enquiry-show')) return null
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const asked = { orderNumber, ...mccAndLanguage(visit) }
  const answer = await afterSales().call('repairEnquiry', asked, { signal })
  return answer.ok ? answer.data : null
}
