import { beforeAll, expect } from 'vitest'
import { beginPayment } from '@/features/purchase/begin-payment'
import { CANCEL_PATH, OPEN_PATH } from '@/features/purchase/orders/records'
import { seen } from './appeals'
import { useLiveSite } from './live-site'
import { signInTo } from './provider'
import { SUCCEEDS } from './protection-service'
import { paymentFor, placed, purchasesAt, type Buyer } from './purchases'
import { post, visit, type Browser } from './visitor'

export const LIST = '/ng/purchase-service/order-list/'
export const ACTIVATIONS = '/ng/warranty-check/order-list/'
export const DETAIL = '/ng/purchase-service/detail/'
export const POLICY = '/ng/purchase-service/policy/'
export const DETAILS = [DETAIL, '/ng/purchase-service-offline/detail/', '/ng/warranty-check/order-list/info/']

export interface Customer extends Buyer {
  browser: Browser
  orderNumber: string
  total: number
}

type Person = Pick<Customer, 'browser'>

export function useCustomers() {
  const live = useLiveSite()
  const service = purchasesAt(() => live.sandboxUrl)

  beforeAll(() => {
    live.shareEnvironment()
    const url = `http://localhost:${live.site.port}`
    const hosts = { SITE_URL: url, INDIA_SITE_URL: url, RUSSIA_SITE_URL: url, CMS_URL: url }
    Object.assign(process.env, hosts, { PUBLICATION_SECRET: 'test-only-test-only-test-only-0123456789' })
  })

  const customer = async (): Promise<Customer> => {
    const buyer = await service.newBuyer()
    const order = await service.orderOf(buyer)
    const orderNumber = await placed(order)
    const browser: Browser = { from: live.newcomer(), cookies: new Map() }
    await signInTo(live, LIST, browser, { phone: buyer.account.owner })
    return { ...buyer, browser, orderNumber, total: order.content.total.amount }
  }

  const paying = async (person: Customer, card: string): Promise<void> => {
    const begun = await beginPayment(paymentFor(person, person.orderNumber))
    if (begun.kind !== 'paying') throw new Error(`the payment is ${begun.kind}`)
    await service.pay(begun.paymentUrl, card)
  }

  const look = async (path: string, { browser }: Person) => seen(await visit(live, path, browser))

  const open = ({ browser }: Person, order: string, to = 'detail', record = 'orders') =>
    post(live, OPEN_PATH, { lang: 'ng', record, order, to }, browser)

  return {
    live,
    service,
    customer,
    paying,
    look,
    open,

    async bought(): Promise<Customer> {
      const person = await customer()
      await paying(person, SUCCEEDS)
      return person
    },

    async cancel(person: Customer): Promise<string> {
      await open(person, person.orderNumber)
      const asked = await look(`${DETAIL}?cancel=1`, person)
      const sent = { lang: 'ng', record: 'orders', sealed: fieldIn(asked, 'sealed') }
      const { status, headers } = await post(live, CANCEL_PATH, sent, person.browser)
      expect([status, headers.location]).toEqual([303, DETAIL])
      return asked
    },
  }
}

export const fieldIn = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''

export const documentIn = (page: string) =>
  (/href="(\/api\/policies\/[^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')
