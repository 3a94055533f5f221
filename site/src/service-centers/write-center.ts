import type { CallResponse } from '@carelane/after-sales'
import type { Region } from '@/i18n/formats'
import type { NamespacedTranslator } from '@/i18n/translator'
import { href } from '@/links/href'
import type { SiteSection } from '@/forms/site-section'
import type { WrittenFigures } from '@/service-figures/written-figures'
import type { Center } from './center'
import { mixedText } from './mixed-text'
import { openingSpans, type Opening } from './opening/opening-spans'
import { readHours, WEEKDAYS, weekOf, type DayHours } from './opening/read-hours'

export type CenterEntry = NonNullable<CallResponse<'serviceCenter'>>

const HORIZON_MS = 48 * 3_600_000
const A_MONDAY = Date.UTC(2026, 4, 4)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const MINUTES_OF_DAY = 1440

export function centerWriter(
  { lang, region }: Pick<SiteSection, 'lang' | 'region'>,
  t: NamespacedTranslator<'centers'>,
  now: number,
  figuresOf: (id: string) => WrittenFigures | null,
  isNear = false,
): (entry: CenterEntry) => Center {
  const formats = formatsOf(region)
  return (entry) => {
    const week = weekOf(entry)
    return {
      id: entry.id,
      name: mixedText(entry.name),
      address: entry.address && mixedText(entry.address),
      direction: entry.direction && mixedText(entry.direction),
      phone: entry.phone ? { href: `tel:${entry.phone.replace(/[^+\d]/g, '')}`, shown: entry.phone } : null,
      email: entry.email,
      brands: entry.serviceBrands.length > 0 ? formats.list(entry.serviceBrands) : null,
      distance:
        !isNear || entry.distance == null
          ? null
          : t('center.distance', { distance: formats.km(entry.distance) }),
      hours: WEEKDAYS.map((day, at) => ({
        day: formats.weekday(A_MONDAY + at * DAY_MS),
        hours: dayText(week[day], formats, t),
      })),
      weekdayHours: entry.weekday === null ? null : dayText(readHours(entry.weekday), formats, t),
      openings: openingSpans(week, entry.timeZone, now, HORIZON_MS).map(({ opening, until }) => ({
        isOpen: opening.kind === 'open' || opening.kind === 'always-open',
        text: openingText(opening, entry.timeZone ?? 'UTC', formats, t),
        until,
      })),
      routeHref: routeTo(entry),
      reserveHref: entry.reservable ? href(lang, 'repair-appointment', { center: entry.id }) : null,
      place: entry.lat == null || entry.lng == null ? null : { lat: entry.lat, lng: entry.lng },
      figures: figuresOf(entry.id),
    }
  }
}

function routeTo({ lat, lng, name, address }: CenterEntry): string | null {
  const destination = lat == null || lng == null ? address && `${name}, ${address}` : `${lat},${lng}`
  if (!destination) return null
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}

type Formats = ReturnType<typeof formatsOf>

function formatsOf({ tag }: Region) {
  const km = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 1,
    roundingPriority: 'lessPrecision',
    maximumSignificantDigits: 3,
  })
  const list = new Intl.ListFormat(tag, { type: 'unit' })
  const weekdays = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  const times = new Map<string, Intl.DateTimeFormat>()
  const timesOf = (timeZone: string) => {
    const known = times.get(timeZone) ?? new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone })
    times.set(timeZone, known)
    return known
  }
  return {
    km: (kilometers: number) => km.format(kilometers),
    list: (names: readonly string[]) => list.format(names),
    weekday: (day: number, timeZone = 'UTC') =>
      timeZone === 'UTC'
        ? weekdays.format(day)
        : new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone }).format(day),
    time: (instant: number, timeZone: string) => timesOf(timeZone).format(instant),
    range: ([from, until]: readonly [number, number]) => {
      const times = timesOf('UTC')
      // Of a range past midnight, the dates would be written too.
      if (until >= MINUTES_OF_DAY)
        return `${times.format(from * MINUTE_MS)} – ${times.format(until * MINUTE_MS)}`
      return times.formatRange(from * MINUTE_MS, until * MINUTE_MS)
    },
  }
}

function dayText(hours: DayHours | null, formats: Formats, t: NamespacedTranslator<'centers'>): string {
  switch (hours?.kind) {
    case 'open':
      return hours.ranges.map(formats.range).join(', ')
    case 'closed':
      return t('center.closedDay')
    case 'text':
      return hours.text
    case undefined:
      return t('center.hoursUnknown')
  }
}

function openingText(
  opening: Opening,
  timeZone: string,
  formats: Formats,
  t: NamespacedTranslator<'centers'>,
): string {
  switch (opening.kind) {
    case 'open':
      return t('open.closesAt', { time: formats.time(opening.closes, timeZone) })
    case 'always-open':
      return t('open.allDay')
    case 'closed-for-long':
      return t('open.closed')
    case 'closed': {
      const time = formats.time(opening.opens, timeZone)
      if (opening.daysAhead === 0) return t('open.opensToday', { time })
      if (opening.daysAhead === 1) return t('open.opensTomorrow', { time })
      return t('open.opensOn', { day: formats.weekday(opening.opens, timeZone), time })
    }
  }
}
