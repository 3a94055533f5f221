import { findSiteSection, type SiteSection } from '@/forms/site-section'
import { handInText } from '@/hand-in/hand-in-text'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { originOf } from '@/links/site-origin'
import { answerBadRequest } from '@/platform/answer-json'
import { answerCalendarFile, type CalendarEntry } from '@/platform/calendar-file'
import { addressText } from './offer-facts'
import { ownPickUp, type OwnPickUp } from './own-pick-up'
import { kindToPack } from './packing'
import { recallPickUp } from './remembered-pick-up'
import { spanOf } from './shown-windows'

/** Days before the last one on which a parcel is sent. */
const REMINDED_BEFORE = 2

export async function answerCalendar(request: Request): Promise<Response> {
  const section = await findSiteSection(new URL(request.url).searchParams.get('lang') ?? '')
  if (!section) return answerBadRequest()
  const own = await ownPickUp(await recallPickUp(), section)
  if (own.kind !== 'found' || own.pickUp.state !== 'booked') {
    const headers = { location: href(section.lang, 'pick-up/show'), 'cache-control': 'no-store' }
    return new Response(null, { status: 303, headers })
  }
  return answerCalendarFile(entryOf(own, section), 'pick-up')
}

function entryOf(
  { pickUp, booking }: Extract<OwnPickUp, { kind: 'found' }>,
  { lang, country, region }: SiteSection,
): CalendarEntry {
  const t = translatorOf(region.tag, 'pickup')
  const { pickUpNumber, date, start, end, timeZone, device, center } = pickUp
  return {
    uid: `${pickUpNumber}@${new URL(originOf('global')).hostname}`,
    ...(start
      ? {
          title: t('calendar'),
          when: spanOf({ date, start, end: end ?? null }, timeZone),
          place: booking ? addressText(booking) : '',
        }
      : {
          title: t('post.calendar'),
          when: { day: date, remindDaysBefore: REMINDED_BEFORE },
          place: [center.name, center.address].filter(Boolean).join(', '),
        }),
    text: [
      `${t(start ? 'facts.number' : 'post.facts.number')}: ${pickUpNumber}`,
      handInText(kindToPack(device), region),
      new URL(href(lang, 'pick-up/show'), originOf(country)).href,
    ].join('\n'),
  }
}
