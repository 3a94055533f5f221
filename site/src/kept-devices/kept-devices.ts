import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { seal } from '@/platform/sealed'
import { forgetSealed, recallSealed, rememberForScripts, rememberSealed } from '@/platform/sealed-cookie'
import { keptDevice, withDevice, type KeptDevice, type ToldOfDevice } from './kept-device'
import { DEVICES_MARK } from './devices-mark'

const COOKIE = 'my-devices'
const SECONDS = 365 * 24 * 3600

/** Browsers keep 4096 bytes, with name and attributes. */
const LONGEST = 3800

const keptDevices = z.object({ devices: z.array(keptDevice) })

/** Of a page, an action or a route. */
export async function recallDevices(): Promise<KeptDevice[]> {
  return keptDevices.safeParse(await recallSealed(COOKIE)).data?.devices ?? []
}

/** In server actions only. False if there is no room for it. */
export async function keepInBrowser(told: ToldOfDevice): Promise<boolean> {
  const devices = withDevice(await recallDevices(), told, randomBytes(4).toString('hex'))
  return devices !== null && rememberDevices(devices)
}

/** In server actions only. False if it would not fit into a cookie: then nothing changes. */
export async function rememberDevices(devices: readonly KeptDevice[]): Promise<boolean> {
  if (devices.length === 0) {
    await forgetDevices()
    return true
  }
  const content = { devices }
  if ((await seal(COOKIE, content, SECONDS)).length > LONGEST) return false
  await rememberSealed(COOKIE, content, { seconds: SECONDS, path: '/' })
  await rememberForScripts(DEVICES_MARK, String(devices.length), { seconds: SECONDS, path: '/' })
  return true
}

/** In server actions only. */
export async function forgetDevices(): Promise<void> {
  await forgetSealed(COOKIE)
  await rememberForScripts(DEVICES_MARK, '', { seconds: 0, path: '/' })
}
