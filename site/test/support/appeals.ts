import { getMessages } from '@carelane/messages'
import pg from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Answer } from './built-site'
import { useLiveSite, type LiveSite } from './live-site'
import { sendForm } from './plain-form'
import { signInTo } from './provider'
import { SMALLEST_PHOTO } from './smallest-photo'
import { cookiesOf, keepCookies, type Browser } from './visitor'

const { appeal: texts } = getMessages('en')

export const APPEAL = '/ng/phone-unlocking-appeal/'
export const NEW = `${APPEAL}new/`
export const MINE = `${APPEAL}mine/`
export const SHOW = `${APPEAL}show/`

export const PNG = new File([SMALLEST_PHOTO], 'a.png', { type: 'image/png' })
const PHOTOS = { idPhoto: PNG, invoicePhoto: PNG, imei1Photo: PNG }

export interface Visitor extends Browser {
  /** National format. */
  phone: string
}

/** Without scripts' data. */
export const seen = ({ text }: Answer) => text.replaceAll(/<script\b.*?<\/script>/gs, '')

const onTheWire = ({ phone }: Visitor) => `+234-${phone.slice(1)}`

export function useAppeals() {
  const live = useLiveSite()
  const visits = appealsOf(live)
  let sandbox: pg.Client

  beforeAll(async () => {
    sandbox = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
    await sandbox.connect()
  })
  afterAll(() => sandbox.end())

  const settled = (person: Visitor, text: string) =>
    expect.poll(() => visits.show(person), { timeout: 20_000, interval: 200 }).toContain(text)

  return {
    ...visits,
    live,
    settled,

    inSandbox: <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      sandbox.query<Row>(sql, values),

    async appealed(typed: Record<string, string> = {}): Promise<Visitor & { number: string }> {
      const person = await visits.signIn(visits.visitor())
      await visits.submit(person, typed)
      await settled(person, texts.states.submitted)
      return { ...person, number: numberIn(await visits.show(person)) }
    },
  }
}

function appealsOf(live: LiveSite) {
  let visitors = 0

  const open = async (page: string, visitor: Visitor): Promise<Answer> =>
    live.site.get(page, { cookie: cookiesOf(visitor), 'x-forwarded-for': visitor.from })

  const send = async (
    page: string,
    visitor: Visitor,
    typed: Record<string, string>,
    { before, files = {} }: { before?: Answer; files?: Record<string, File> } = {},
  ): Promise<Answer> => {
    const opened = before ?? (await open(page, visitor))
    const sending = { page, typed, files, before: opened, from: visitor.from, cookie: cookiesOf(visitor) }
    return keepCookies(await sendForm(live.site, sending), visitor)
  }

  const submit = (
    visitor: Visitor,
    typed: Record<string, string> = {},
    { before, files = PHOTOS }: { before?: Answer; files?: Record<string, File> } = {},
  ) => send(NEW, visitor, { ...(before ? {} : GOOD), ...typed }, { files, ...(before && { before }) })

  const signIn = async (visitor: Visitor, page = NEW): Promise<Visitor> => {
    await signInTo(live, page, visitor, { phone: onTheWire(visitor) })
    return visitor
  }

  return {
    open,
    send,
    submit,

    visitor(): Visitor {
      visitors += 1
      const from = live.newcomer()
      return { from, phone: `0804${String(1_000_000 + visitors)}`, cookies: new Map() }
    },

    elsewhere: ({ phone }: Visitor): Visitor => ({ from: live.newcomer(), phone, cookies: new Map() }),

    async signInAgain(visitor: Visitor, page: string): Promise<Visitor> {
      await live.sandbox.withTimeGone(61, async () => {
        await signIn(visitor, page)
      })
      return visitor
    },

    signIn,

    show: async (visitor: Visitor) => seen(await open(SHOW, visitor)),

    async takenOf(visitor: Visitor, kind = 'appeal-add') {
      const submissions = await live.sandbox.taken(kind)
      return submissions.filter(({ content }) => content.owner === onTheWire(visitor))
    },
  }
}

/** Without photos; arrived by land. */
const GOOD = {
  location: '6.524379, 3.379206',
  idNumber: 'A <00000000>',
  invoiceNumber: 'INV-1 & 2',
  imei1: '490154203237518',
  nearbyStore: 'Ikeja',
  flight: 'no',
}

export const numberIn = (html: string) => /UANG\d{10}/.exec(html)?.[0] ?? ''
