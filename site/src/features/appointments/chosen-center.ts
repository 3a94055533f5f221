import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'
import { center, type AppointmentCenter } from './contents'

/** How long a form can be filled in, in seconds. */
const FORM_SECONDS = 86_400
const PURPOSE = 'appointment form'

const chosen = z.object({
  center,
  /** Made with the form: what is sent with it again is the same booking. */
  key: z.uuid(),
})

export type ChosenCenter = z.output<typeof chosen>

/** What a form is about, encrypted: a visitor cannot book where nothing can be booked. */
export function sealCenter(about: AppointmentCenter, key: string = randomUUID()): Promise<string> {
  return seal(PURPOSE, { center: about, key } satisfies ChosenCenter, FORM_SECONDS)
}

/** Null where it is over, or not ours. */
export async function readCenter(sealed: string): Promise<ChosenCenter | null> {
  const read = chosen.safeParse(await unseal(PURPOSE, sealed))
  return read.success ? read.data : null
}
