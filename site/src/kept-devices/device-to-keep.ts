import { seal, unseal } from '@/platform/sealed'
import { toldOfDevice, type ToldOfDevice } from './kept-device'

const PURPOSE = 'device to keep'
const SECONDS = 4 * 3600

/** For the button below an answer, so that what is kept is what the service said. */
export function sealDeviceToKeep(told: ToldOfDevice): Promise<string> {
  return seal(PURPOSE, told, SECONDS)
}

/** Null if expired or forged. */
export async function readDeviceToKeep(sealed: string): Promise<ToldOfDevice | null> {
  return toldOfDevice.safeParse(await unseal(PURPOSE, sealed)).data ?? null
}
