export interface CalendarEntry {
  uid: string
  title: string
  /** Ms since 1970, or local time: `2026-11-25T09:30`. */
  begin: number | string
  end: number | string
  place: string
  text: string
}

/** Octets without line end [RFC 5545, 3.1]. */
const LONGEST_LINE = 75

export function calendarFile(entry: CalendarEntry, now: number): string {
  const { uid, title, begin, end, place, text } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Carelane//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${time(now)}`,
    `DTSTART:${time(begin)}`,
    `DTEND:${time(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
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
