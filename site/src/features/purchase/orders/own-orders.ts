import type { CallRequest, CallResponse, Failure, Result } from '@carelane/after-sales'
import { moneyOf, type Money } from '../money'
import { orderStateOf, policyStateOf, type OrderState, type PolicyState } from '../order-states'

type Entry = CallResponse<'protectionOrders'>['list'][number]
type Page = Pick<CallRequest<'protectionOrders'>, 'page' | 'pageSize'>

export type AskOrders = (page: Page) => Promise<Result<CallResponse<'protectionOrders'>>>

type Times = 'createTime' | 'paidTime' | 'effectiveTime' | 'canceledTime' | 'endTime'

/** [3#26]–[3#32]; times are instants. */
export interface OwnOrder extends Pick<Entry, Times | 'productType' | 'productName'> {
  number: string
  state: OrderState
  policy: PolicyState
  durationDays: number | null
  name: string | null
  phone: string | null
  imei: string | null
  model: string | null
  total: Money | null
}

export type OwnOrders =
  { kind: 'over' } | { kind: 'failed'; failure: Failure } | { kind: 'list'; orders: OwnOrder[] }

const PAGE_SIZE = 200
const MOST_PAGES = 5

/** Newest first. */
export async function readOrders(ask: AskOrders): Promise<OwnOrders> {
  const orders: OwnOrder[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await ask({ page, pageSize: PAGE_SIZE })
    if (!answer.ok)
      return isOver(answer.failure) ? { kind: 'over' } : { kind: 'failed', failure: answer.failure }
    orders.push(...answer.data.list.map(orderOf))
    if (answer.data.list.length === 0 || orders.length >= answer.data.total) break
  }
  return { kind: 'list', orders }
}

/** Both ask for another token [8#1]. */
function isOver({ codeName }: Failure): boolean {
  return codeName !== undefined
}

function orderOf(entry: Entry): OwnOrder {
  const { orderNumber, status, policyState, imei, deviceModel, name, phone, durationDays } = entry
  const { createTime, paidTime, effectiveTime, canceledTime, endTime, productType, productName } = entry
  return {
    number: orderNumber,
    state: orderStateOf(status),
    policy: policyStateOf(policyState),
    ...{ createTime, paidTime, effectiveTime, canceledTime, endTime },
    ...{ productType, productName, durationDays, name, phone, imei },
    model: deviceModel,
    total: moneyOf(entry.totalAmount, entry.currency),
  }
}
