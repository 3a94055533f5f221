import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'

const PURPOSE = 'queue ticket form'
const SECONDS = 86_400

const asked = z.object({ centerId: z.string(), key: z.uuid(), returnKey: z.uuid() })

export type AskedTicket = z.output<typeof asked>

/** With the keys of what is sent, so that a form that is sent twice takes one number. */
export function sealAsked(centerId: string): Promise<string> {
  const content: AskedTicket = { centerId, key: randomUUID(), returnKey: randomUUID() }
  return seal(PURPOSE, content, SECONDS)
}

export async function readAsked(sealed: string): Promise<AskedTicket | null> {
  const read = asked.safeParse(await unseal(PURPOSE, sealed))
  return read.success ? read.data : null
}
