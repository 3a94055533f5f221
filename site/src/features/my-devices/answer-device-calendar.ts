import { findSiteSection } from '@/forms/site-section'
import { translatorOf } from '@/i18n/translator'
import { findOwnDevice } from '@/kept-devices/own-devices'
import { href } from '@/links/href'
import { originOf } from '@/links/site-origin'
import { answerBadRequest } from '@/platform/answer-json'
import { answerCalendarFile } from '@/platform/calendar-file'
import { nameOfDevice } from './name-of-device'

const REMIND_DAYS = 14

/** `?lang=ng&device=…`: the last day of a device's warranty, with a reminder two weeks before. */
export async function answerDeviceCalendar(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const section = await findSiteSection(searchParams.get('lang') ?? '')
  if (!section) return answerBadRequest()
  const device = await findOwnDevice(searchParams.get('device'))
  if (device?.warranty !== 'in' || device.day === null) {
    const headers = { location: href(section.lang, 'my-devices'), 'cache-control': 'no-store' }
    return new Response(null, { status: 303, headers })
  }
  const t = translatorOf(section.region.tag, 'devices')
  const entry = {
    uid: `warranty-${device.id}@${new URL(originOf('global')).hostname}`,
    title: t('calendar.title', { device: nameOfDevice(device, section.region) }),
    when: { day: device.day, remindDaysBefore: REMIND_DAYS },
    place: '',
    text: t('calendar.text'),
  }
  return answerCalendarFile(entry, 'warranty')
}
