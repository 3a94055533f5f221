import { z } from 'zod'
import { isZone, instantOf } from './zone-time'

export interface Slot {
  /** `2026-11-25` */
  date: string
  /** `09:30` */
  start: string
}

const written = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success)

/** `2026-11-25T09:30` */
export function slotValue({ date, start }: Slot): string {
  return `${date}T${start}`
}

export function readSlot(text: string | undefined): Slot | null {
  const read = written.safeParse(text)
  return read.success ? { date: read.data.slice(0, 10), start: read.data.slice(11) } : null
}

/** Epoch ms; null if the zone is unknown. */
export function beginOf({ date, start }: Slot, timeZone: string | null): number | null {
  if (timeZone === null || !isZone(timeZone)) return null
  return instantOf(timeZone, Date.parse(`${date}T00:00:00Z`), minutesOf(start))
}

/** False if the zone is unknown: the service decides. */
export function hasBegun(slot: Slot, timeZone: string | null, now: number): boolean {
  const begin = beginOf(slot, timeZone)
  return begin !== null && begin <= now
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
