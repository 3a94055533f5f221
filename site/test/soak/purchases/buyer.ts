import { setTimeout as delay } from 'node:timers/promises'
import { getMessages } from '@carelane/messages'
import { pickWith } from '../../../../packages/after-sales-sandbox/src/random'
import type { Answer } from '../../support/built-site'
import { fieldsOf, sendForm } from '../../support/plain-form'
import {
  CALLED_FIRST,
  CALLED_TWICE,
  FAILS,
  NEVER_CALLED,
  REFUNDED,
  SLOW,
  SUCCEEDS,
} from '../../support/protection-service'
import { cookiesOf, keepCookies, post, visit, type Browser } from '../../support/visitor'
import type { Shop } from './shop'

const CONFIRM = '/ng/purchase-service/confirm/'
const PAY = '/ng/purchase-service/pay/'
const DETAIL = '/ng/purchase-service/detail/'

const CARDS = [
  SUCCEEDS,
  SUCCEEDS,
  SUCCEEDS,
  CALLED_TWICE,
  CALLED_FIRST,
  NEVER_CALLED,
  SLOW,
  FAILS,
  FAILS,
  REFUNDED,
]
const CLICKS = [1, 1, 1, 2, 3] as const
const PERSON = { name: 'أمينة', region: 'NG', phone: '8021239070', agreed: 'on' }
const MOST_PAYMENTS = 4
const COMING_BACK = 6
const MOST_TRIES = 60

const { purchase, orders } = getMessages('en')
const STANDINGS = [
  'leading',
  'paying',
  'ordering',
  'notOrdered',
  'unpaid',
  'paid',
  'failed',
  'refunded',
  'closed',
  'nothing',
  'unavailable',
] as const

/** `away`: no page. */
export type Standing = (typeof STANDINGS)[number] | 'away'

export interface Purchase {
  imei: string
  toldPaid: boolean
  toldCanceled: boolean
  failures: number
  /** Without scripts: double clicks, two tabs, reloads, Back, retries, giving up. */
  buy: (mustLeave: () => boolean) => Promise<void>
  look: () => Promise<Standing>
}

export async function newBuyer(
  shop: Shop,
  cookies: ReadonlyMap<string, string>,
  random: () => number,
): Promise<Purchase> {
  const { browser, imei } = await shop.chooser(cookies)
  return new Buyer(shop, browser, imei, random)
}

class Buyer implements Purchase {
  toldPaid = false
  toldCanceled = false
  failures = 0
  private forms: Answer[] = []
  private payments = 0
  private isOver = false
  private patience: number

  constructor(
    private readonly shop: Shop,
    private readonly browser: Browser,
    readonly imei: string,
    private readonly random: () => number,
  ) {
    this.patience = 8 + Math.floor(random() * 12)
  }

  async buy(mustLeave: () => boolean): Promise<void> {
    this.patience = Math.max(this.patience, COMING_BACK)
    for (let tries = 0; tries < MOST_TRIES && this.patience > 0 && !this.isOver; tries++) {
      if (mustLeave()) return
      this.isOver = this.forms.length === 0 ? await this.openForms() : await this.goOn()
      this.patience -= 1
      if (!this.isOver) await delay(1000 + this.random() * 1500)
    }
  }

  async look(): Promise<Standing> {
    return standingIn(await this.tried(visit(this.shop, PAY, this.browser)))
  }

  private chance = (of: number) => this.random() < of

  private async tried(asking: Promise<Answer>): Promise<Answer | null> {
    const answer = await asking.catch(() => null)
    if (answer && answer.status < 500) return answer
    this.failures += 1
    return null
  }

  private async openForms(): Promise<boolean> {
    for (let tabs = this.chance(0.15) ? 2 : 1; tabs > 0; tabs--) {
      const page = await this.tried(visit(this.shop, CONFIRM, this.browser))
      if (page && isForm(page)) this.forms.push(page)
    }
    await this.order()
    return false
  }

  private async order(): Promise<void> {
    const clicks = this.pick(CLICKS)
    await Promise.all(
      this.forms.flatMap((form, tab) =>
        Array.from({ length: clicks }, async () => {
          const answer = await this.tried(this.send(CONFIRM, PERSON, form))
          if (answer && isForm(answer)) this.forms[tab] = answer
        }),
      ),
    )
    const [form] = this.forms
    if (form && this.chance(0.1)) await this.tried(this.send(CONFIRM, PERSON, form))
  }

  private async goOn(): Promise<boolean> {
    const page = await this.tried(visit(this.shop, PAY, this.browser))
    switch (standingIn(page)) {
      case 'nothing':
        // The answer was lost: Back leads to its form.
        await this.order()
        return this.chance(0.05)
      case 'leading':
      case 'paying': {
        const url = page && new RegExp(`${this.shop.sandboxUrl}/pay/[\\w-]+`).exec(page.text)?.[0]
        return url ? this.pay(url) : false
      }
      case 'unpaid':
      case 'failed':
        return page ? this.beginPayment(page) : false
      case 'unavailable':
        this.failures += 1
        return false
      case 'ordering':
        return false
      case 'away':
        this.patience += 1
        return false
      case 'paid':
        this.toldPaid = true
        return this.end(page)
      default:
        return true
    }
  }

  private async pay(url: string): Promise<boolean> {
    if (this.chance(0.05)) return true
    const times = this.chance(0.15) ? 2 : 1
    for (let time = 0; time < times; time++) {
      const card = this.pick(CARDS)
      const clicks = Array.from({ length: this.pick(CLICKS) }, () =>
        this.shop.pay(url, card).catch(() => null),
      )
      if ((await Promise.all(clicks)).includes(null)) this.failures += 1
    }
    return this.chance(0.1)
  }

  private async beginPayment(page: Answer): Promise<boolean> {
    this.payments += 1
    if (this.payments > MOST_PAYMENTS || this.chance(0.05)) return this.end(page)
    const other = this.chance(0.3) ? await this.tried(visit(this.shop, PAY, this.browser)) : null
    const tabs = [page, ...(other?.text.includes('name="channel"') ? [other] : [])]
    const clicks = this.pick(CLICKS)
    const sends = tabs.flatMap((tab) =>
      Array.from({ length: clicks }, () => this.tried(this.send(PAY, { channel: 'online' }, tab))),
    )
    await Promise.all(sends)
    return false
  }

  private async end(page: Answer | null): Promise<boolean> {
    const order = /PONG\d{10}/.exec(page?.text ?? '')?.[0]
    if (!order || !this.chance(0.15)) return true
    await this.tried(
      post(
        this.shop,
        '/api/orders/open/',
        { lang: 'ng', record: 'orders', order, to: 'detail' },
        this.browser,
      ),
    )
    const asked = await this.tried(visit(this.shop, `${DETAIL}?cancel=1`, this.browser))
    const sealed = /name="sealed" value="([^"]+)"/.exec(asked?.text ?? '')?.[1]
    if (sealed === undefined) return true
    const sent = { lang: 'ng', record: 'orders', sealed }
    const clicks = Array.from({ length: this.pick(CLICKS) }, () =>
      this.tried(post(this.shop, '/api/orders/cancel/', sent, this.browser)),
    )
    await Promise.all(clicks)
    const shown = await this.tried(visit(this.shop, DETAIL, this.browser))
    this.toldCanceled = shown?.text.includes(orders.cancel.done) ?? false
    return true
  }

  private pick<Item>(items: readonly Item[]): Item {
    return pickWith(this.random)(items)
  }

  private async send(page: string, typed: Record<string, string>, before: Answer): Promise<Answer> {
    const { browser } = this
    const sending = { page, typed, before, from: browser.from, cookie: cookiesOf(browser) }
    return keepCookies(await sendForm(this.shop.site, sending), browser)
  }
}

const isForm = ({ text }: Answer) => text.includes('name="agreed"') && fieldsOf(text, 'agreed').length > 0

function standingIn(page: Answer | null): Standing {
  if (!page) return 'away'
  const shown = (title: string) => page.text.includes(`>${title.replaceAll('"', '&quot;')}</h2>`)
  return STANDINGS.find((standing) => shown(purchase.pay[standing].title)) ?? 'away'
}
