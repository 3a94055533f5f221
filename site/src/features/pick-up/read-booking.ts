import type { Typed } from '@/forms/state'
import { readPhone, type PhoneProblem } from '@/forms/phone-number'
import { typedText } from '@/forms/typed-text'
import { hasBegun, readSlot } from '@/service-centers/opening/slot'
import type { BookingContent } from './pick-up-content'
import { LONGEST } from './pick-up-fields'

type Entered = Pick<BookingContent, 'date' | 'start' | 'name' | 'phone'>

export type BookingProblem =
  | { field: 'window'; why: 'missing' | 'past' }
  | { field: 'name'; why: 'missing' | 'long' }
  | { field: 'region' | 'phone'; why: PhoneProblem }

interface Begun {
  by: 'courier' | 'post'
  /** Of the address. */
  timeZone: string | null
}

/** What is sent by post has no window. */
export function readBooking(
  typed: Typed,
  { by, timeZone }: Begun,
  now: number,
): { ok: true; entered: Entered } | { ok: false; problems: BookingProblem[] } {
  const isPosted = by === 'post'
  const window = isPosted ? null : readSlot(typed.window)
  const name = typedText(typed.name).replace(/\s+/g, ' ')
  const phone = readPhone(typed.phone ?? '', typed.region ?? '')
  const problems: BookingProblem[] = [
    ...(window || isPosted ? [] : [{ field: 'window', why: 'missing' } as const]),
    ...(window && hasBegun(window, timeZone, now) ? [{ field: 'window', why: 'past' } as const] : []),
    ...(name === '' ? [{ field: 'name', why: 'missing' } as const] : []),
    ...(name.length > LONGEST.name ? [{ field: 'name', why: 'long' } as const] : []),
    ...(phone.ok
      ? []
      : [{ field: phone.reason === 'phoneNoCode' ? 'region' : 'phone', why: phone } as const]),
  ]
  if (!phone.ok || problems.length > 0) return { ok: false, problems }
  return { ok: true, entered: { ...window, name, phone: phone.phone } }
}
