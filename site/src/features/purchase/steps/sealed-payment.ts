import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'

const SECONDS = 86_400
const PURPOSE = 'purchase payment'

const sealedPayment = z.object({
  key: z.uuid(),
  owner: z.string(),
  orderNumber: z.string(),
})

export function sealPayment(owner: string, orderNumber: string): Promise<string> {
  return seal(PURPOSE, { key: randomUUID(), owner, orderNumber }, SECONDS)
}

export async function readSealedPayment(sealed: string): Promise<z.output<typeof sealedPayment> | null> {
  return sealedPayment.safeParse(await unseal(PURPOSE, sealed)).data ?? null
}
