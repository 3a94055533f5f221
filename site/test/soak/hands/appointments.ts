import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '../../../src/platform/sealed'
import type { Answer, BuiltSite } from '../../support/built-site'
import { fieldsOf, sendForm } from '../../support/plain-form'
import { SMALLEST_PHOTO } from '../../support/smallest-photo'
import type { Hand } from './hand'

const PURPOSE = 'appointment form'
const HOUR_SECONDS = 3600
export const PLACES = 3

const chosen = z.object({ center: z.object({ id: z.string() }).loose() })

export async function openAppointments(site: BuiltSite, center: string): Promise<Hand> {
  const page = await pageOfCenter(site, center)
  const shown = await site.get(page)
  const sealed = fieldsOf(shown.text, 'fault').find(([name]) => name === 'sealed')?.[1] ?? ''
  const about = chosen.parse(await unseal(PURPOSE, sealed))
  const slots = await freeSlots(site, page)
  let visitors = 0
  return {
    kind: 'appointment',
    call: 'appointment-add',
    next: async () => {
      visitors += 1
      const key = randomUUID()
      const own = await seal(PURPOSE, { ...about, key }, HOUR_SECONDS)
      const before: Answer = { ...shown, text: shown.text.replaceAll(sealed, own) }
      const mark = `It fell: ${key}`
      const phone = `0806${String(1_000_000 + visitors)}`
      const slot = slots[Math.floor(visitors / PLACES)] ?? ''
      const typed = { product: 'mobile-phone', fault: mark, name: 'Ada Obi', region: 'NG', phone, slot }
      const files = { photos: new File([SMALLEST_PHOTO], 'a.png', { type: 'image/png' }) }
      const from = `2001:db8:${visitors.toString(16)}:4::1`
      const send = async (now: BuiltSite) => {
        const { status } = await sendForm(now, { page, typed, files, from, before })
        return status === 303
      }
      return { about: key, mark, send }
    },
    aboutOf: ({ requestKey }) => requestKey,
    markOf: ({ content }) => String(content.fault),
    photosOf: ({ content }) => z.array(z.string()).parse(content.photos).length,
    photos: 1,
  }
}

async function pageOfCenter(site: BuiltSite, name: string): Promise<string> {
  const { text } = await site.get(`/ng/repair-appointment/?${new URLSearchParams({ q: name })}`)
  const path = /\/ng\/repair-appointment\/\?center=\d+/.exec(text)?.[0]
  if (!path) throw new Error(`no centre to book at: ${name}`)
  return path
}

async function freeSlots(site: BuiltSite, page: string): Promise<string[]> {
  const slots = new Set<string>()
  for (let day = 1; day <= 84; day++) {
    const from = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)
    const { text } = await site.get(`${page}&from=${from}`, { 'x-forwarded-for': `2001:db8:${day}:5::1` })
    for (const [, slot = ''] of text.matchAll(/value="(\d{4}-\d\d-\d\dT\d\d:\d\d)"/g)) slots.add(slot)
  }
  return [...slots].toSorted().slice(20)
}
