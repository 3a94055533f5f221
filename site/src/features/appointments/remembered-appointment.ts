import { z } from 'zod'
import { forgetSealed, recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { APPOINTMENT_COOKIE } from '@/platform/personal-cookies'

export const REMEMBERED_SECONDS = 86_400

const write = z.object({ kind: z.enum(['appointment-change', 'appointment-cancel']), key: z.uuid() })

const remembered = z.discriminatedUnion('by', [
  z.object({ by: z.literal('form'), key: z.uuid(), write: write.optional() }),
  z.object({
    by: z.literal('number'),
    appointmentNumber: z.string(),
    phone: z.string(),
    askedAt: z.number(),
    write: write.optional(),
  }),
])

export type RememberedAppointment = z.output<typeof remembered>

export async function recallAppointment(): Promise<RememberedAppointment | null> {
  const read = remembered.safeParse(await recallSealed(APPOINTMENT_COOKIE))
  return read.success ? read.data : null
}

export function rememberAppointment(appointment: RememberedAppointment): Promise<void> {
  return rememberSealed(APPOINTMENT_COOKIE, appointment, { seconds: REMEMBERED_SECONDS, path: '/' })
}

export function forgetAppointment(): Promise<void> {
  return forgetSealed(APPOINTMENT_COOKIE)
}
