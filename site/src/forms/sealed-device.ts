import { z } from 'zod'
import { seal, unseal } from '@/platform/sealed'

const SECONDS = 4 * 3600
const PURPOSE = 'purchase device'

const sealedDevice = z.object({ imei: z.string() })

export function sealDevice(imei: string): Promise<string> {
  return seal(PURPOSE, { imei }, SECONDS)
}

/** Null if expired or forged. */
export async function readSealedDevice(sealed: string): Promise<string | null> {
  return sealedDevice.safeParse(await unseal(PURPOSE, sealed)).data?.imei ?? null
}
