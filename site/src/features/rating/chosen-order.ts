import { randomUUID } from 'node:crypto'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'
import { CHOSEN_COOKIE } from './chosen-cookie'

/** How long a form can be filled in, in seconds. */
export const FORM_SECONDS = 3600

const PURPOSE = 'rating'

const chosen = z.object({
  orderNumber: z.string(),
  /** Made with the form: what is sent with it again is the same rating. */
  key: z.uuid(),
})

export type ChosenOrder = z.output<typeof chosen>

/** For the order that a visitor has looked up: encrypted, so that nobody asks for others with it. */
export function chooseOrder(orderNumber: string): Promise<string> {
  return seal(PURPOSE, { orderNumber, key: randomUUID() } satisfies ChosenOrder, FORM_SECONDS)
}

/** What was sealed; null where it is over, or not ours. */
export async function readChosen(sealed: string): Promise<ChosenOrder | null> {
  const read = chosen.safeParse(await unseal(PURPOSE, sealed))
  return read.success ? read.data : null
}

/** The order that this browser rates, and as it is sealed; null where none was chosen, or too long ago. */
export async function recallChosen(): Promise<{ order: ChosenOrder; sealed: string } | null> {
  const sealed = (await cookies()).get(CHOSEN_COOKIE)?.value ?? ''
  const order = await readChosen(sealed)
  return order && { order, sealed }
}
