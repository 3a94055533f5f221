import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'

const SECONDS = 4 * 3600
const PURPOSE = 'purchase device'

const sealedDevice = z.object({ imei: z.string() })

/** The phone that was checked, for the way to its plans. */
export function sealDevice(imei: string): Promise<string> {
  return seal(PURPOSE, { imei }, SECONDS)
}

/** Null where it is over, or not ours. */
export async function readSealedDevice(sealed: string): Promise<string | null> {
  return sealedDevice.safeParse(await unseal(PURPOSE, sealed)).data?.imei ?? null
}
