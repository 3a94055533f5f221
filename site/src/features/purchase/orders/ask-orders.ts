import { placeOf } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { askAs } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import { tooManyReloads } from '@/forms/guard/too-many-reloads'
import { readOrders, type OwnOrders } from './own-orders'

export async function askOrders(
  account: Account,
  visit: Pick<Visit, 'country' | 'locale'>,
): Promise<OwnOrders> {
  const failure = await tooManyReloads('orders')
  if (failure) return { kind: 'failed', failure }
  return readOrders((page) => askAs(account, 'protectionOrders', { ...placeOf(visit), ...page }))
}
