import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'

/** How long a form can be filled in, in seconds. */
const FORM_SECONDS = 86_400
const PURPOSE = 'appointment change'

const owned = z.object({
  appointmentNumber: z.string(),
  phone: z.string(),
  centerId: z.string(),
  timeZone: z.string().nullable(),
  /** Made with the form: what is sent with it again is the same change. */
  key: z.uuid(),
})

export type OwnedAppointment = z.output<typeof owned>

/** For the appointment that a visitor has shown to be theirs: encrypted, so that nobody changes others with it. */
export function sealOwned(appointment: Omit<OwnedAppointment, 'key'>): Promise<string> {
  return seal(PURPOSE, { ...appointment, key: randomUUID() } satisfies OwnedAppointment, FORM_SECONDS)
}

/** Null where it is over, or not ours. */
export async function readOwned(sealed: string): Promise<OwnedAppointment | null> {
  const read = owned.safeParse(await unseal(PURPOSE, sealed))
  return read.success ? read.data : null
}
