import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { seen } from './appeals'
import type { Answer } from './built-site'
import { useLiveSite } from './live-site'
import { sendForm } from './plain-form'
import { signInTo } from './provider'
import { purchasesAt } from './purchases'
import { cookiesOf, keepCookies, visit, type Browser } from './visitor'

export const START = '/ng/purchase-service/'
export const LIST = `${START}list/`
export const CONFIRM = `${START}confirm/`
export const PAY = `${START}pay/`

const PLAN = '2 365'

export interface Person {
  browser: Browser
  phone: string
  imei: string
}

interface Sending {
  before?: Answer
  headers?: Record<string, string>
}

export function usePurchasePages() {
  const live = useLiveSite()
  const service = purchasesAt(() => live.sandboxUrl)
  let sandbox: pg.Client
  let ages = 0

  beforeAll(async () => {
    sandbox = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
    await sandbox.connect()
  })
  afterAll(() => sandbox.end())

  const open = (path: string, { browser }: Pick<Person, 'browser'>) => visit(live, path, browser)

  const send = async (
    page: string,
    person: Pick<Person, 'browser'>,
    typed: Record<string, string>,
    { before, headers = {} }: Sending = {},
  ): Promise<Answer> => {
    const opened = before ?? (await open(page, person))
    const { browser } = person
    const sending = { page, typed, headers, before: opened, from: browser.from, cookie: cookiesOf(browser) }
    return keepCookies(await sendForm(live.site, sending), browser)
  }

  const signIn = (person: Person, to = CONFIRM) => signInTo(live, to, person.browser, { phone: person.phone })

  return {
    live,
    ...service,
    open,
    send,
    signIn,

    inSandbox: (sql: string, values: unknown[] = []) => sandbox.query(sql, values),

    async somebody(): Promise<Person> {
      const { account, imei } = await service.newBuyer()
      return { browser: { from: live.newcomer(), cookies: new Map() }, phone: account.owner, imei }
    },

    async choosePlan(person: Person, plan = PLAN): Promise<void> {
      await send(START, person, { imei: person.imei })
      await send(LIST, person, { plan })
    },

    async signInAgain(person: Person, to = CONFIRM): Promise<void> {
      ages += 61
      await live.sandbox.withTimeGone(ages, async () => {
        await signIn(person, to)
      })
    },

    async endTokens({ phone }: Pick<Person, 'phone'>): Promise<void> {
      await sandbox.query(
        'DELETE FROM refresh_tokens USING accounts WHERE accounts.id = refresh_tokens.account AND phone = $1',
        [phone],
      )
      await sandbox.query('DELETE FROM visitor_tokens WHERE phone = $1', [phone])
    },

    async ordersOf({ imei }: Pick<Person, 'imei'>) {
      const { orders } = await service.service()
      return orders.filter((order) => order.imei === imei)
    },

    look: async (path: string, person: Pick<Person, 'browser'>) => seen(await open(path, person)),
  }
}

export const ADA = { name: 'Ada', phone: '8031234567', agreed: 'on' }

export const paymentIn = (html: string) => /href="(https?:[^"]+\/pay\/[^"]+)"/.exec(html)?.[1] ?? ''
