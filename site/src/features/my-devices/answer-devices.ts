import { findSiteSection } from '@/forms/site-section'
import { today } from '@/i18n/formats'
import type { ShownDevice } from '@/kept-devices/shown-device'
import { ownDevices } from '@/kept-devices/own-devices'
import { href } from '@/links/href'
import { answerBadRequest, answerJson } from '@/platform/answer-json'
import { nameOfDevice } from './name-of-device'
import { warrantyText } from './warranty-text'

/** `?lang=ng`: the visitor's devices, for pages that are the same for everybody. */
export async function answerDevices(request: Request): Promise<Response> {
  const section = await findSiteSection(new URL(request.url).searchParams.get('lang') ?? '')
  if (!section) return answerBadRequest()
  const { lang, region } = section
  const now = today(region.timeZone)
  const devices = (await ownDevices()).devices.map((device): ShownDevice => {
    const address = `${href(lang, 'my-devices')}#device-${device.id}`
    return { href: address, name: nameOfDevice(device, region), warranty: warrantyText(device, region, now) }
  })
  return answerJson({ devices })
}
