import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'
import { center, type AppointmentCenter } from './contents'

const FORM_SECONDS = 86_400
const PURPOSE = 'appointment form'

const chosen = z.object({
  center,
  key: z.uuid(),
})

export type ChosenCenter = z.output<typeof chosen>

/** Encrypted, so that nobody books where no bookings are taken. */
export function sealCenter(about: AppointmentCenter, key: string = randomUUID()): Promise<string> {
  return seal(PURPOSE, { center: about, key } satisfies ChosenCenter, FORM_SECONDS)
}

export async function readCenter(sealed: string): Promise<ChosenCenter | null> {
  const read = chosen.safeParse(await unseal(PURPOSE, sealed))
  return read.success ? read.data : null
}
