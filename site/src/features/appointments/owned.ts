import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'

const FORM_SECONDS = 86_400
const PURPOSE = 'appointment change'

const owned = z.object({
  appointmentNumber: z.string(),
  phone: z.string(),
  centerId: z.string(),
  timeZone: z.string().nullable(),
  key: z.uuid(),
})

export type OwnedAppointment = z.output<typeof owned>

/** Encrypted: visitors change only what they proved theirs. */
export function sealOwned(appointment: Omit<OwnedAppointment, 'key'>): Promise<string> {
  return seal(PURPOSE, { ...appointment, key: randomUUID() } satisfies OwnedAppointment, FORM_SECONDS)
}

export async function readOwned(sealed: string): Promise<OwnedAppointment | null> {
  const read = owned.safeParse(await unseal(PURPOSE, sealed))
  return read.success ? read.data : null
}
