import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { currentAccount } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import { FollowsAccount } from '@/accounts/follows-account'
import { SignIn } from '@/accounts/sign-in'
import { SignedIn } from '@/accounts/signed-in'
import { LookupFailure } from '@/forms/lookup-failure'
import { isBought } from '../order-states'
import { purchasePath } from '../steps/channel'
import { fetchOrders } from './fetch-orders'
import { ordersOnTheirWay, type OrderOnItsWay } from './on-their-way'
import { Claim } from './claim'
import { LookAgain } from './look-again'
import { OrderItem } from './order-item'
import type { OwnOrder } from './own-orders'
import { Pages } from './pages'
import { RecordFrame } from './record-frame'
import { listPath, type RecordName } from './records'
import styles from './orders.module.css'

const PAGE_SIZE = 10

interface ListPageProps {
  record: RecordName
  query: Record<string, unknown>
}

/** [2.4#50] */
export async function ListPage({ record, query }: ListPageProps) {
  const { lang } = await currentVisit()
  const account = await currentAccount()
  return (
    <RecordFrame record={record} step="list">
      {account ? (
        <Orders account={account} record={record} query={query} />
      ) : (
        <SignIn path={listPath(lang, record)} />
      )}
    </RecordFrame>
  )
}

async function Orders({ account, record, query }: ListPageProps & { account: Account }) {
  const visit = await currentVisit()
  const path = listPath(visit.lang, record)
  const [onTheirWay, own] = await Promise.all([
    record === 'activations' ? [] : ordersOnTheirWay(account.owner),
    fetchOrders(account, visit),
  ])
  return (
    <>
      <FollowsAccount />
      {own.kind === 'over' ? <SignIn path={path} isOver /> : <SignedIn />}
      {onTheirWay.map((order) => (
        <OnItsWay key={order.key} order={order} />
      ))}
      {own.kind === 'failed' && (
        <LookupFailure failure={own.failure}>
          <LookAgain path={path} />
        </LookupFailure>
      )}
      {own.kind === 'list' && (
        <Listed
          record={record}
          orders={record === 'activations' ? own.orders.filter(({ state }) => isBought(state)) : own.orders}
          asked={Number(query.page)}
        />
      )}
      <Claim />
    </>
  )
}

interface ListedProps {
  record: RecordName
  orders: readonly OwnOrder[]
  asked: number
}

async function Listed({ record, orders, asked }: ListedProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('orders')
  const purchase = await getTranslations('purchase')
  const count = Math.max(1, Math.ceil(orders.length / PAGE_SIZE))
  const page = Number.isInteger(asked) ? Math.min(count, Math.max(1, asked)) : 1
  if (orders.length === 0)
    return (
      <Callout tone="hint" title={<h2>{t(record === 'activations' ? 'noneActive' : 'none')}</h2>}>
        <a href={purchasePath(lang, 'online', 'start')}>{purchase('pages.buy.title')}</a>
      </Callout>
    )
  return (
    <>
      <ul role="list" className={styles.list}>
        {orders.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((order) => (
          <OrderItem key={order.number} order={order} record={record} />
        ))}
      </ul>
      <Pages page={page} count={count} path={listPath(lang, record)} />
    </>
  )
}

async function OnItsWay({ order: { imei, needsSignIn } }: { order: OrderOnItsWay }) {
  const t = await getTranslations('orders')
  return (
    <div className={styles.order} data-tone="wait">
      <h2>
        <strong>{t('onItsWay.title')}</strong>
      </h2>
      <p>{t(needsSignIn ? 'onItsWay.needsSignIn' : 'onItsWay.text')}</p>
      <bdi dir="ltr">IMEI {imei}</bdi>
    </div>
  )
}
