import { z } from 'zod'
import { href } from '@/links/href'
import { seal, unseal } from '@/platform/sealed'

const PURPOSE = 'queue ticket'
const SECONDS = 86_400

const heldTicket = z.object({
  ticketId: z.string(),
  /** As the centre calls it. */
  number: z.string(),
  centerId: z.string(),
  returnKey: z.uuid(),
})

export type HeldTicket = z.output<typeof heldTicket>

/** The address alone opens it: nobody guesses what this site has sealed. */
export async function ticketPath(lang: string, held: HeldTicket): Promise<string> {
  return href(lang, 'repair-appointment/ticket', { of: await seal(PURPOSE, held, SECONDS) })
}

/** @param of from the address or the form; null unless this site sealed it within a day */
export async function readTicket(of: unknown): Promise<HeldTicket | null> {
  const read = heldTicket.safeParse(typeof of === 'string' ? await unseal(PURPOSE, of) : null)
  return read.success ? read.data : null
}
