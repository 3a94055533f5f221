import { cookies } from 'next/headers'
import { z } from 'zod'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { APPOINTMENT_COOKIE } from './appointment-cookie'

/** How long this browser keeps an appointment: the service may be away for hours before there is a number. */
export const REMEMBERED_SECONDS = 86_400

/** What was handed in last about it. */
const write = z.object({ kind: z.enum(['appointment-change', 'appointment-cancel']), key: z.uuid() })

const remembered = z.discriminatedUnion('by', [
  /** Booked here, under the key of the form. */
  z.object({ by: z.literal('form'), key: z.uuid(), write: write.optional() }),
  /** Found by its number and phone. */
  z.object({
    by: z.literal('number'),
    appointmentNumber: z.string(),
    phone: z.string(),
    /** In ms since 1970; tells one look-up from the next. */
    askedAt: z.number(),
    write: write.optional(),
  }),
])

export type RememberedAppointment = z.output<typeof remembered>

/** The appointment that this browser booked or found; null where there is none, or too long ago. */
export async function recallAppointment(): Promise<RememberedAppointment | null> {
  const read = remembered.safeParse(await recallSealed(APPOINTMENT_COOKIE))
  return read.success ? read.data : null
}

/** For all sections, so that a visitor can change the language. */
export function rememberAppointment(appointment: RememberedAppointment): Promise<void> {
  return rememberSealed(APPOINTMENT_COOKIE, appointment, { seconds: REMEMBERED_SECONDS, path: '/' })
}

export async function forgetAppointment(): Promise<void> {
  const store = await cookies()
  store.delete({ name: APPOINTMENT_COOKIE, path: '/' })
}
