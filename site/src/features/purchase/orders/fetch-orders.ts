import { mccAndLanguage } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { callAs } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { readOrders, type OwnOrders } from './own-orders'

export async function fetchOrders(
  account: Account,
  visit: Pick<Visit, 'country' | 'locale'>,
): Promise<OwnOrders> {
  const failure = await tooManyReloads('orders')
  if (failure) return { kind: 'failed', failure }
  return readOrders((page) => callAs(account, 'protectionOrders', { ...mccAndLanguage(visit), ...page }))
}
