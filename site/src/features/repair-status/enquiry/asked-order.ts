import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'

const PURPOSE = 'enquiry about a late repair'
const FORM_SECONDS = 3600

const askedOrder = z.object({
  orderNumber: z.string(),
  /** The day that is over, `YYYY-MM-DD`: each may be asked about once. */
  promised: z.string(),
  key: z.uuid(),
})

export type AskedOrder = z.output<typeof askedOrder>

/** Encrypted: only orders that were looked up and are late can be asked about. */
export function sealAskedOrder(order: Omit<AskedOrder, 'key'>): Promise<string> {
  return seal(PURPOSE, { ...order, key: randomUUID() } satisfies AskedOrder, FORM_SECONDS)
}

export async function readAskedOrder(sealed: string): Promise<AskedOrder | null> {
  return askedOrder.safeParse(await unseal(PURPOSE, sealed)).data ?? null
}

export function subjectOf({ orderNumber, promised }: Pick<AskedOrder, 'orderNumber' | 'promised'>): string {
  return `${orderNumber} ${promised}`
}
