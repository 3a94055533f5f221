export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** Minutes after midnight; beyond 1440 on the next day. */
export type Range = readonly [from: number, until: number]

export type DayHours = { kind: 'open'; ranges: Range[] } | { kind: 'closed' } | { kind: 'text'; text: string }

const DAY_MINUTES = 1440

/** `09:00-12:30,13:30-18:00`, `12:00-00:30` or `closed`. */
export function readHours(wire: string | null): DayHours | null {
  const text = wire?.trim() ?? ''
  if (text === '') return null
  if (text.toLowerCase() === 'closed') return { kind: 'closed' }
  const ranges = text.split(',').map(readRange)
  return ranges.every((range) => range !== null) ? { kind: 'open', ranges } : { kind: 'text', text }
}

export function weekOf(
  wire: Readonly<Record<Weekday | 'weekday', string | null>>,
): Record<Weekday, DayHours | null> {
  const usual = readHours(wire.weekday)
  return Object.fromEntries(WEEKDAYS.map((day) => [day, readHours(wire[day]) ?? usual])) as Record<
    Weekday,
    DayHours | null
  >
}

function readRange(text: string): Range | null {
  const [, ...times] = /^\s*(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})\s*$/.exec(text) ?? []
  const [fromHour = 24, fromMinute = 0, untilHour = 0, untilMinute = 0] = times.map(Number)
  const from = fromHour * 60 + fromMinute
  const until = untilHour * 60 + untilMinute
  if (fromHour > 23 || fromMinute > 59 || untilMinute > 59 || until > DAY_MINUTES) return null
  return [from, until > from ? until : until + DAY_MINUTES]
}
