import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'
import { address, device } from './pick-up-content'

const FORM_SECONDS = 86_400
const BOOKING = 'pick-up form'
const CANCELLATION = 'pick-up cancellation'

const begun = z.object({
  by: z.enum(['courier', 'post']),
  device,
  fault: z.string(),
  address,
  timeZone: z.string().nullable(),
  key: z.uuid(),
})

type BegunBooking = z.output<typeof begun>

/** Encrypted: only a device that is safe, at an address that is served, goes on. */
export function sealBooking(booking: BegunBooking): Promise<string> {
  return seal(BOOKING, booking, FORM_SECONDS)
}

export async function readSealedBooking(sealed: string): Promise<BegunBooking | null> {
  return begun.safeParse(await unseal(BOOKING, sealed)).data ?? null
}

const owned = z.object({ pickUpNumber: z.string(), lastDigits: z.string(), key: z.uuid() })

export type OwnedPickUp = z.output<typeof owned>

/** Encrypted: visitors cancel only what they proved theirs. */
export function sealOwned(pickUp: Omit<OwnedPickUp, 'key'>): Promise<string> {
  return seal(CANCELLATION, { ...pickUp, key: randomUUID() } satisfies OwnedPickUp, FORM_SECONDS)
}

export async function readSealedOwned(sealed: string): Promise<OwnedPickUp | null> {
  return owned.safeParse(await unseal(CANCELLATION, sealed)).data ?? null
}
