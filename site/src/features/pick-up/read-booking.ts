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

/** @param timeZone of the address */
export function readBooking(
  typed: Typed,
  timeZone: string | null,
  now: number,
): { ok: true; entered: Entered } | { ok: false; problems: BookingProblem[] } {
  const window = readSlot(typed.window)
  const name = typedText(typed.name).replace(/\s+/g, ' ')
  const phone = readPhone(typed.phone ?? '', typed.region ?? '')
  const problems: BookingProblem[] = [
    ...(window ? [] : [{ field: 'window', why: 'missing' } as const]),
    ...(window && hasBegun(window, timeZone, now) ? [{ field: 'window', why: 'past' } as const] : []),
    ...(name === '' ? [{ field: 'name', why: 'missing' } as const] : []),
    ...(name.length > LONGEST.name ? [{ field: 'name', why: 'long' } as const] : []),
    ...(phone.ok
      ? []
      : [{ field: phone.reason === 'phoneNoCode' ? 'region' : 'phone', why: phone } as const]),
  ]
  if (!window || !phone.ok || problems.length > 0) return { ok: false, problems }
  return { ok: true, entered: { ...window, name, phone: phone.phone } }
}
