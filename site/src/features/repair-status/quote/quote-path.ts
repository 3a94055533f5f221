import { z } from 'zod'
import { hrefBelow } from '@/links/href'
import { seal, unseal } from '@/platform/sealed'

const PURPOSE = 'repair quote of'
const SECONDS = 86_400

const named = z.object({ orderNumber: z.string() })

/** @param of from `nameOrder`; without it the page asks for a look-up */
export function quotePath(lang: string, of?: string): string {
  const path = hrefBelow(lang, 'repair-status', 'quote')
  return of === undefined ? path : `${path}?${new URLSearchParams({ of })}`
}

/** Encrypted: numbers stand in no address. */
export function nameOrder(orderNumber: string): Promise<string> {
  return seal(PURPOSE, { orderNumber }, SECONDS)
}

export async function readNamedOrder(of: unknown): Promise<string | null> {
  const read = named.safeParse(typeof of === 'string' ? await unseal(PURPOSE, of) : null)
  return read.success ? read.data.orderNumber : null
}
