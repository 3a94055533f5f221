import { randomUUID } from 'node:crypto'
import { mccAndLanguage } from '@carelane/after-sales'
import type { SiteSection } from '@/forms/site-section'
import { afterSales } from '@/platform/after-sales'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import type { Account } from '@/accounts/account-schema'
import { spend } from '@/abuse/spend'
import { addressIn } from '@/abuse/visitor'
import { beginPayment, findPayment } from '../begin-payment'
import { findPlacedHere } from '../find-placed-here'
import type { Money } from '../money'
import { purchasePath, type Channel } from '../steps/channel'
import { returnUrl } from '../steps/return-url'
import { readOrders } from './own-orders'
import type { RecordName } from './records'

export interface PaymentRequest {
  orderNumber: string
  record: RecordName
  isBegun: boolean
}

export async function openPayment(
  request: Request,
  { orderNumber, record, isBegun }: PaymentRequest,
  account: Account,
  section: SiteSection,
): Promise<{ path: string; total?: Money | undefined }> {
  const here = await unlessStoreFails(findPlacedHere(account.owner, orderNumber))
  const placed = here.ok ? here.value : null
  const channel = channelOf(record, placed?.isInStore)
  const path = purchasePath(section.lang, channel, 'pay')
  const { price } = await spend('purchase-pay', addressIn(request.headers))
  if (price > 0) return { path, total: placed?.total }
  const { country, locale } = section
  const [begun, total] = await Promise.all([
    unlessStoreFails(
      isBegun
        ? findPayment(account, orderNumber)
        : beginPayment({
            ...{ key: randomUUID(), account, country, locale, orderNumber },
            returnUrl: returnUrl(section, channel),
          }),
    ),
    placed?.total ?? listedTotal(account, section, orderNumber),
  ])
  if (!begun.ok) return { path: `${path}?failed=1`, total }
  return { path: begun.value.kind === 'paying' ? `${path}?go=1` : path, total }
}

/** The service does not tell where orders were placed. */
function channelOf(record: RecordName, isInStore: boolean | undefined): Channel {
  return (isInStore ?? record === 'mine') ? 'offline' : 'online'
}

async function listedTotal(
  { token }: Account,
  section: SiteSection,
  orderNumber: string,
): Promise<Money | undefined> {
  const own = await readOrders((page) =>
    afterSales().call('protectionOrders', { ...mccAndLanguage(section), ...page }, { token }),
  )
  if (own.kind !== 'list') return undefined
  return own.orders.find(({ number }) => number === orderNumber)?.total ?? undefined
}
