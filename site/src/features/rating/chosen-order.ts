import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { recallCookie } from '@/platform/sealed-cookie'
import { seal, unseal } from '@/platform/sealed'
import { CHOSEN_COOKIE } from '@/platform/personal-cookies'

export const FORM_SECONDS = 3600

const PURPOSE = 'rating'

const chosen = z.object({
  orderNumber: z.string(),
  key: z.uuid(),
})

export type ChosenOrder = z.output<typeof chosen>

/** Encrypted: only looked-up orders can be rated. */
export function chooseOrder(orderNumber: string): Promise<string> {
  return seal(PURPOSE, { orderNumber, key: randomUUID() } satisfies ChosenOrder, FORM_SECONDS)
}

export async function readChosen(sealed: string): Promise<ChosenOrder | null> {
  const read = chosen.safeParse(await unseal(PURPOSE, sealed))
  return read.success ? read.data : null
}

export async function recallChosen(): Promise<{ order: ChosenOrder; sealed: string } | null> {
  const sealed = (await recallCookie(CHOSEN_COOKIE)) ?? ''
  const order = await readChosen(sealed)
  return order && { order, sealed }
}
