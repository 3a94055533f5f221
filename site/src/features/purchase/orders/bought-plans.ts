import { currentAccount } from '@/accounts/account'
import { translatorOf } from '@/i18n/translator'
import { currentVisit } from '@/i18n/visit'
import { inTime } from '@/platform/in-time'
import { isBought } from '../order-states'
import { fetchOrders } from './fetch-orders'
import { policyText } from './policy-text'

/** A page with other things on it does not wait for the service any longer. */
const PATIENCE_MS = 2000

interface BoughtPlan {
  imei: string
  text: string
}

/**
 * What who is signed in bought in this country. Null if it cannot be had in time.
 * @throws StoreError
 */
export async function boughtPlans(): Promise<BoughtPlan[] | null> {
  const account = await currentAccount()
  if (!account) return []
  const visit = await currentVisit()
  const own = await inTime(fetchOrders(account, visit), PATIENCE_MS)
  if (own?.kind !== 'list') return null
  const t = translatorOf(visit.region.tag, 'orders')
  return own.orders.flatMap((order) => {
    if (order.imei === null || !isBought(order.state)) return []
    const policy = policyText(order, t, visit.region)
    return [
      { imei: order.imei, text: policy === null ? order.productName : `${order.productName}. ${policy}` },
    ]
  })
}
