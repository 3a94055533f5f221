import { findSiteSection, type SiteSection } from '@/forms/site-section'
import { handInHref } from '@/hand-in/hand-in-href'
import { kindOfProduct } from '@/hand-in/hand-in-kinds'
import { handInText } from '@/hand-in/hand-in-text'
import { translatorOf } from '@/i18n/translator'
import { originOf } from '@/links/site-origin'
import { answerBadRequest } from '@/platform/answer-json'
import { answerCalendarFile, type CalendarEntry } from '@/platform/calendar-file'
import { appointmentPath } from './appointment-path'
import { ownAppointment, type Appointment } from './own-appointment'
import { recallAppointment } from './remembered-appointment'
import { beginOf, slotValue } from '@/service-centers/opening/slot'

const HALF_AN_HOUR_MS = 1_800_000
const DAY_MS = 86_400_000

export async function answerCalendar(request: Request): Promise<Response> {
  const section = await findSiteSection(new URL(request.url).searchParams.get('lang') ?? '')
  if (!section) return answerBadRequest()
  const own = await ownAppointment(await recallAppointment(), section)
  if (own.kind !== 'found' || own.appointment?.status !== 'booked') {
    const headers = { location: appointmentPath(section.lang), 'cache-control': 'no-store' }
    return new Response(null, { status: 303, headers })
  }
  return answerCalendarFile(entryOf(own.appointment, section), 'appointment')
}

function entryOf(appointment: Appointment, { lang, country, region }: SiteSection): CalendarEntry {
  const t = translatorOf(region.tag, 'appointment')
  const { appointmentNumber, serviceCenter, timeZone, date, start, productModel } = appointment
  const { name, address, phone } = serviceCenter
  const begin = beginOf({ date, start }, timeZone)
  return {
    uid: `${appointmentNumber}@${new URL(originOf('global')).hostname}`,
    title: t('calendar.title', { center: name }),
    when: { begin: begin ?? slotValue({ date, start }), end: endOf(appointment, begin) },
    place: [name, address].filter(Boolean).join(', '),
    text: [
      `${t('facts.number')}: ${appointmentNumber}`,
      phone,
      handInText(kindOfProduct(productModel), region),
      new URL(handInHref(lang, kindOfProduct(productModel)), originOf(country)).href,
    ]
      .filter(Boolean)
      .join('\n'),
  }
}

function endOf({ date, start, end, timeZone }: Appointment, begin: number | null): number | string {
  if (begin === null) return slotValue({ date, start: end && end > start ? end : '23:59' })
  const told = end ? beginOf({ date, start: end }, timeZone) : null
  if (told === null) return begin + HALF_AN_HOUR_MS
  return told > begin ? told : told + DAY_MS
}
