import { getMessages } from '@carelane/messages'
import pg from 'pg'
import type { Answer } from './built-site'
import type { LiveSite } from './live-site'
import { cookieIn, sendForm } from './plain-form'

export interface Owner {
  lang: string
  from: string
  phone: string
  cookie: string
  orderNumber: string
}

/** Owners of repairs that wait for an answer, and what happens to these repairs. */
export function watchedRepairsAt(
  live: Pick<LiveSite, 'site' | 'sandbox' | 'sandboxDatabaseUrl' | 'newcomer'>,
) {
  const pageOf = ({ lang }: Owner) => `/${lang}/repair-status/show/`
  const get = (path: string, { cookie, from }: Owner) =>
    live.site.get(path, { cookie, 'x-forwarded-for': from })
  const show = (one: Owner) => get(pageOf(one), one)
  const send = async (one: Owner, page: string, typed: Record<string, string>, before?: Answer) => {
    const opened = before ?? (await get(page, one))
    const answer = await sendForm(live.site, {
      page,
      typed,
      before: opened,
      from: one.from,
      cookie: one.cookie,
    })
    one.cookie = cookieIn(answer) || one.cookie
    return answer
  }
  return {
    get,
    show,
    send,
    pageOf,
    async owner({
      lang,
      country,
      dial,
      local,
    }: {
      lang: string
      country: string
      dial: string
      local: string
    }) {
      const rest = String(Math.floor(Math.random() * 1e7)).padStart(7, '0')
      const phone = `+${dial}-${local}${rest}`
      const { orderNumber } = await live.sandbox.newQuote({ country, phone })
      const one: Owner = { lang, phone, orderNumber, from: live.newcomer(), cookie: '' }
      const typed = { phone: `${local}${rest}`, by: 'phone', region: country.toUpperCase() }
      const sent = await sendForm(live.site, { page: `/${lang}/repair-status/`, typed, from: one.from })
      one.cookie = cookieIn(sent)
      await send(one, pageOf(one), { lang })
      await send(one, pageOf(one), { code: await live.sandbox.codeFor(phone) })
      return one
    },
    /** As the service centre notes it. */
    async happens({ orderNumber }: Pick<Owner, 'orderNumber'>, event: string): Promise<void> {
      const database = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
      await database.connect()
      await database.query('INSERT INTO work_order_events (order_number, event, at) VALUES ($1, $2, now())', [
        orderNumber,
        event,
      ])
      await database.end()
    },
    askForMail: (one: Owner, email: string, night = 'on') =>
      send(one, pageOf(one), { email, ...(night && { night }) }),
  }
}

export const ARABIC = { lang: 'sa', country: 'sa', dial: '966', local: '55' }
export const NIGERIAN = { lang: 'ng', country: 'ng', dial: '234', local: '803' }
export const { word: ARABIC_WORDS } = getMessages('ar')
