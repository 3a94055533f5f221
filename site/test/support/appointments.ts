import { getMessages } from '@carelane/messages'
import { beforeAll, expect } from 'vitest'
import type { Answer } from './built-site'
import { useLiveSite, type LiveSite } from './live-site'
import { cookieIn, sendForm } from './plain-form'

const { appointment: texts } = getMessages('en')

export const SHOW_PAGE = '/ng/repair-appointment/show/'

export interface Visitor {
  from: string
  phone: string
  cookie: string
}

export interface OpenForm {
  page: string
  before: Answer
  slots: string[]
}

export function useAppointments() {
  const live = useLiveSite()
  const visits = appointmentsOf(live)
  const centers = { roomy: '', narrow: '' }

  beforeAll(async () => {
    centers.roomy = await visits.centerWith(3)
    centers.narrow = await visits.centerWith(1)
  })

  const settled = (booker: Visitor, text: string) =>
    expect.poll(() => visits.show(booker), { timeout: 20_000, interval: 200 }).toContain(text)

  return {
    ...visits,
    live,
    centers,
    settled,

    async booked(page = centers.roomy): Promise<Visitor & { slot: string; number: string }> {
      const booker = visits.visitor()
      const form = await visits.open(page, booker)
      const slot = form.slots.at(-1) ?? ''
      booker.cookie = cookieIn(await visits.send(form, booker, { slot }))
      await settled(booker, texts.states.booked)
      return { ...booker, slot, number: numberIn(await visits.show(booker)) }
    },

    async found(number: string, phone: string): Promise<Visitor> {
      const finder = { ...visits.visitor(), phone }
      const typed = { appointmentNumber: number, region: 'NG', phone }
      const sent = await visits.sendOwn(SHOW_PAGE, finder, typed)
      expect([sent.status, sent.headers.location]).toEqual([303, SHOW_PAGE])
      return { ...finder, cookie: cookieIn(sent) }
    },
  }
}

function appointmentsOf(live: LiveSite) {
  let visitors = 0
  const get = (path: string, { cookie, from }: Visitor) =>
    live.site.get(path, { cookie, 'x-forwarded-for': from })

  return {
    visitor(): Visitor {
      visitors += 1
      const from = live.newcomer()
      return { from, phone: `0803${String(1_000_000 + visitors)}`, cookie: '' }
    },

    async centerWith(places: number): Promise<string> {
      const name = await live.sandbox.typeFor('ng', 'Repair appointment', `${places} in each slot`)
      const { text } = await live.site.get(`/ng/repair-appointment/?${new URLSearchParams({ q: name })}`)
      const path = /\/ng\/repair-appointment\/\?center=\d+/.exec(text)?.[0]
      if (!path) throw new Error(`no centre to book at: ${name}`)
      return path
    },

    async open(page: string, visitor: Visitor): Promise<OpenForm> {
      const before = await get(page, visitor)
      return { page, before, slots: slotsIn(before.text) }
    },

    send(
      { page, before }: OpenForm,
      visitor: Visitor,
      typed: Record<string, string>,
      files: Record<string, File> = {},
    ): Promise<Answer> {
      const whole = { ...booking(visitor), ...typed }
      return sendForm(live.site, { page, typed: whole, files, before, ...visitor })
    },

    async sendOwn(page: string, visitor: Visitor, typed: Record<string, string>, before?: Answer) {
      const opened = before ?? (await get(page, visitor))
      return sendForm(live.site, { page, typed, before: opened, ...visitor })
    },

    show: async (visitor: Visitor) => (await get(SHOW_PAGE, visitor)).text,
    get,

    async takenOf({ phone }: Visitor, kind = 'appointment-add') {
      const submissions = await live.sandbox.taken(kind)
      return submissions.filter(({ content }) => content.phone === `+234-${phone.slice(1)}`)
    },
  }
}

export function slotsIn(html: string): string[] {
  return [...html.matchAll(/value="(\d{4}-\d\d-\d\dT\d\d:\d\d)"/g)].map(([, slot = '']) => slot)
}

function booking({ phone }: Visitor): Record<string, string> {
  return {
    product: 'mobile-phone',
    fault: 'Das <Glas> ist gesprungen',
    name: 'Ada Obi',
    region: 'NG',
    phone,
  }
}

export const numberIn = (html: string) => /APNG\d{10}/.exec(html)?.[0] ?? ''

export const sealedIn = (html: string) => /name="sealed" value="([^"]+)"/.exec(html)?.[1] ?? ''
