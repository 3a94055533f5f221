import { z } from 'zod'
import { PICK_UP_COOKIE } from '@/platform/personal-cookies'
import { forgetSealed, recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { address, device } from './pick-up-content'

/** Covers both ways, and the weekends between them. */
export const REMEMBERED_SECONDS = 14 * 86_400

const draft = z.object({
  device,
  fault: z.string(),
  address: address.optional(),
  /** Made with the first step, so that booking twice counts once. */
  key: z.uuid(),
})

export type Draft = z.output<typeof draft>

const own = z.discriminatedUnion('by', [
  z.object({ by: z.literal('form'), key: z.uuid(), lastDigits: z.string(), cancelKey: z.uuid().optional() }),
  z.object({
    by: z.literal('number'),
    pickUpNumber: z.string(),
    lastDigits: z.string(),
    cancelKey: z.uuid().optional(),
  }),
])

const remembered = z.object({
  /** Null once the device was said to be dangerous. */
  draft: draft.nullish(),
  own: own.optional(),
})

export type RememberedPickUp = z.output<typeof remembered>

export async function recallPickUp(): Promise<RememberedPickUp> {
  return remembered.safeParse(await recallSealed(PICK_UP_COOKIE)).data ?? {}
}

/** Beside what is remembered already. In server actions only. */
export async function rememberPickUp(pickUp: RememberedPickUp): Promise<void> {
  const all = { ...(await recallPickUp()), ...pickUp }
  await rememberSealed(PICK_UP_COOKIE, all, { seconds: REMEMBERED_SECONDS, path: '/' })
}

export function forgetPickUp(): Promise<void> {
  return forgetSealed(PICK_UP_COOKIE)
}
