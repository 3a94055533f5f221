interface Span {
  /** Ms since 1970, or local time: `2026-11-25T09:30`. */
  begin: number | string
  end: number | string
}

interface WholeDay {
  /** `YYYY-MM-DD`, wherever its reader is. */
  day: string
  remindDaysBefore: number
}

export interface CalendarEntry {
  uid: string
  title: string
  when: Span | WholeDay
  place: string
  text: string
}

/** Octets without line end [RFC 5545, 3.1]. */
const LONGEST_LINE = 75

export function calendarFile(entry: CalendarEntry, now: number): string {
  const { uid, title, when, place, text } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Carelane//Service//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${time(now)}`,
    ...('day' in when
      ? [`DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART:${time(when.begin)}`, `DTEND:${time(when.end)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(text)}`,
    'STATUS:CONFIRMED',
    ...('day' in when ? reminder(title, when.remindDaysBefore) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** As a download, which phones open in their calendar. */
export function answerCalendarFile(entry: CalendarEntry, name: string): Response {
  return new Response(calendarFile(entry, Date.now()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
      'cache-control': 'no-store',
    },
  })
}

/** [3.6.6] */
function reminder(title: string, days: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${days}D`,
    'END:VALARM',
  ]
}

/** 3.3.5: UTC, or the reader's own time without a zone. */
function time(at: number | string): string {
  if (typeof at === 'string') return `${at.replace(/[-:]/g, '')}00`
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** [3.3.11] */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** 3.1: long lines continue after a space. */
function folded(line: string): string {
  const rows: string[] = []
  let row = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LONGEST_LINE) {
      rows.push(row)
      row = ' '
      octets = 1
    }
    row += character
    octets += size
  }
  return [...rows, row].join('\r\n')
}
