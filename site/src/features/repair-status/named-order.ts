import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'

const PURPOSE = 'repair order of'
const SECONDS = 86_400

const named = z.object({ orderNumber: z.string() })

/** Encrypted: numbers stand in no address. */
export function nameOrder(orderNumber: string): Promise<string> {
  return seal(PURPOSE, { orderNumber }, SECONDS)
}

export async function readNamedOrder(of: unknown): Promise<string | null> {
  const read = named.safeParse(typeof of === 'string' ? await unseal(PURPOSE, of) : null)
  return read.success ? read.data.orderNumber : null
}
