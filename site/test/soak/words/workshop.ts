import { randomUUID } from 'node:crypto'
import { getMessages } from '@carelane/messages'
import pg from 'pg'
import { seal } from '../../../src/platform/sealed'
import { sandboxAt } from '../../browser/support/sandbox'
import type { Answer, BuiltSite } from '../../support/built-site'
import { fieldsOf, sendForm } from '../../support/plain-form'
import { registerSite } from '../../support/register-site'
import { NIGERIAN, watchedRepairsAt } from '../../support/watched-repairs'
import { startKillableSite } from '../killable-site'
import { openPostOffice } from './post-office'

const SHOW = '/ng/repair-status/show/'
const HOUR_SECONDS = 3600
const { quote: texts } = getMessages('en')

export interface Order {
  orderNumber: string
  phone: string
  total: number
  /** Of the browser. */
  from: string
}

/**
 * A site, the service and a mail server, and the forms as three pages show them: they are opened once, and sent for each order with
 * what the site seals into them. `SESSION_SECRET` is the site's.
 */
export async function openWorkshop() {
  const post = await openPostOffice()
  const live = await startKillableSite({ SMTP_URL: post.url, MAIL_FROM: 'repairs@care.example' })
  const { sandboxUrl, sandboxDatabaseUrl } = live
  await registerSite(sandboxUrl, `http://localhost:${live.site.port}`)
  const sandbox = sandboxAt(sandboxUrl)
  const codes = new pg.Pool({ connectionString: sandboxDatabaseUrl, max: 4 })
  const faults = `${sandboxUrl}/sandbox/faults`
  const forms = await openForms(live.site, sandbox, sandboxDatabaseUrl)
  let orders = 0
  return {
    post,
    sandbox,
    sandboxDatabaseUrl,
    storeUrl: live.storeUrl,
    get site() {
      return live.site
    },
    kill: () => live.kill('site'),
    restart: () => live.restart('site'),
    setFault: async (fault: { call: string; fault: string; times: number; delayMs: number }) => {
      const body = JSON.stringify(fault)
      await fetch(faults, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
    },
    mend: () => fetch(faults, { method: 'DELETE' }).then(() => undefined),

    async newOrder(): Promise<Order> {
      orders += 1
      const phone = `+234-807${String(1_000_000 + orders)}`
      const { orderNumber, total } = await sandbox.newQuote({ country: 'ng', phone })
      return { orderNumber, phone, total, from: `2001:db8:${orders.toString(16)}:7::1` }
    },

    /** True once the site has taken it. */
    async askForMail({ orderNumber, phone, from }: Order, mailbox: string): Promise<boolean> {
      const sealed = await seal(
        'word of a repair',
        { orderNumber, phone, state: 'waitingApproval' },
        HOUR_SECONDS,
      )
      const typed = { email: mailbox, night: 'on', sealed }
      return isLed(await sendForm(live.site, { page: SHOW, typed, before: forms.mail, from }))
    },

    async confirmMail({ from }: Order, page: string): Promise<boolean> {
      const before = await live.site.get(page, { 'x-forwarded-for': from })
      const typed = { of: page.split('of=')[1] ?? '' }
      return isLed(await sendForm(live.site, { page, typed, before, from }))
    },

    /** With a code that is sent anew. */
    async agree(order: Order, key: string): Promise<boolean> {
      const { orderNumber, phone, total, from } = order
      const code = await sendCode(codes, phone)
      const sealed = await seal(
        'repair quote',
        {
          ...{
            orderNumber,
            version: 1,
            total,
            currency: 'NGN',
            phone,
            key,
            of: forms.quotePage.split('of=')[1],
          },
          facts: [{ label: texts.facts.order, value: orderNumber }],
          sentences: { yes: 'Yes.', no: 'No.', callMe: 'Call me.' },
        },
        HOUR_SECONDS,
      )
      const lookup = { by: 'phone', askedAt: Date.now(), phone, typed: '', region: 'NG', token: randomUUID() }
      const cookie = `repair=${await seal('repair', lookup, HOUR_SECONDS)}`
      const typed = { code, answer: 'yes', sealed }
      return isLed(
        await sendForm(live.site, { page: forms.quotePage, typed, before: forms.code, from, cookie }),
      )
    },

    stop: async (): Promise<void> => {
      await codes.end()
      await live.stop()
      await post.stop()
    },
  }
}

export type Workshop = Awaited<ReturnType<typeof openWorkshop>>

const isLed = ({ status }: Answer) => status === 303

async function openForms(
  site: BuiltSite,
  sandbox: ReturnType<typeof sandboxAt>,
  sandboxDatabaseUrl: string,
): Promise<{ mail: Answer; code: Answer; quotePage: string }> {
  const repairs = watchedRepairsAt({
    site,
    sandbox,
    sandboxDatabaseUrl,
    newcomer: () => '2001:db8:ffff:7::1',
  })
  const owner = await repairs.owner(NIGERIAN)
  const mail = await repairs.show(owner)
  const quotePage = /href="(\/ng\/repair-status\/quote\/\?of=[^"]+)"/.exec(mail.text)?.[1] ?? ''
  await repairs.send(owner, quotePage, { answer: 'yes' })
  const code = await repairs.get(quotePage, owner)
  // Else none of the orders would get anywhere.
  fieldsOf(mail.text, 'email')
  fieldsOf(code.text, 'code')
  return { mail, code, quotePage }
}

/** As the service sends one: the site's own question for it is not part of this. */
async function sendCode(codes: pg.Pool, phone: string): Promise<string> {
  const code = String(100_000 + Math.floor(Math.random() * 900_000))
  await codes.query(
    `INSERT INTO verification_codes (phone, code, sent_at, expires_at)
     VALUES ($1, $2, now(), now() + interval '10 minutes')`,
    [phone, code],
  )
  return code
}
