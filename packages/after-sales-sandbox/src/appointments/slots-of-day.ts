const SLOT_MINUTES = 30
const DAY_MINUTES = 1_440

export interface SlotTime {
  start: string
  end: string
}

/** @param hours `09:00-12:30,13:30-18:00`, `12:00-00:30`, `closed` or null */
export function slotsOfDay(hours: string | null): SlotTime[] {
  return (hours ?? '').split(',').flatMap((span) => {
    const read = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(span)?.slice(1).map(Number)
    if (!read) return []
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = read
    const from = fromHour * 60 + fromMinute
    const to = toHour * 60 + toMinute
    return slotsBetween(from, to > from ? to : to + DAY_MINUTES)
  })
}

function slotsBetween(from: number, to: number): SlotTime[] {
  const slots: SlotTime[] = []
  for (let start = from; start + SLOT_MINUTES <= to && start < DAY_MINUTES; start += SLOT_MINUTES) {
    slots.push({ start: clockTime(start), end: clockTime(start + SLOT_MINUTES) })
  }
  return slots
}

function clockTime(minutes: number): string {
  const inDay = minutes % DAY_MINUTES
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
