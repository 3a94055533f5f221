import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'

const SECONDS = 86_400
const PURPOSE = 'purchase payment'

const sealedPayment = z.object({
  /** Made with the button: what is sent with it again is the same payment. */
  key: z.uuid(),
  owner: z.string(),
  orderNumber: z.string(),
})

/** What goes along with the button that pays for an order. */
export function sealPayment(owner: string, orderNumber: string): Promise<string> {
  return seal(PURPOSE, { key: randomUUID(), owner, orderNumber }, SECONDS)
}

/** Null where it is over, or not ours. */
export async function readSealedPayment(sealed: string): Promise<z.output<typeof sealedPayment> | null> {
  return sealedPayment.safeParse(await unseal(PURPOSE, sealed)).data ?? null
}
