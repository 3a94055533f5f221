import type { Failure } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { recallSealed } from '@/platform/sealed-cookie'
import { ORDER_COOKIE } from '@/platform/personal-cookies'
import { currentAccount } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import { fetchOrders } from './fetch-orders'
import type { OwnOrder } from './own-orders'
import { rememberedOrder, type RememberedOrder } from './order-cookie'

export type ShownOrder =
  | { kind: 'over'; isOver: boolean }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'nothing' }
  | { kind: 'found'; order: OwnOrder; account: Account; remembered: RememberedOrder }

/** @throws StoreError */
export async function shownOrder(visit: Pick<Visit, 'country' | 'locale'>): Promise<ShownOrder> {
  const [kept, account] = await Promise.all([recallSealed(ORDER_COOKIE), currentAccount()])
  const remembered = rememberedOrder.safeParse(kept).data ?? null
  if (!account) return { kind: 'over', isOver: remembered !== null }
  if (remembered?.owner !== account.owner) return { kind: 'nothing' }
  const own = await fetchOrders(account, visit)
  if (own.kind === 'over') return { kind: 'over', isOver: true }
  if (own.kind === 'failed') return own
  const order = own.orders.find(({ number }) => number === remembered.orderNumber)
  return order ? { kind: 'found', order, account, remembered } : { kind: 'nothing' }
}
