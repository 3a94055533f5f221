import type { Region } from '@/i18n/formats'

const formats = new Map<string, Intl.DateTimeFormat>()

/** With its weekday, by the centre's own clock. */
export function slotText(instant: number, { tag, timeZone }: Region): string {
  const gregorian = tag.startsWith('ar') ? `${tag}-u-ca-gregory` : tag
  const options = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  } as const
  return formatOf(gregorian, { ...options, timeZone }).format(instant)
}

/** Of a day that is known. */
export function timeText(instant: number, { tag, timeZone }: Region): string {
  return formatOf(tag, { timeStyle: 'short', timeZone }).format(instant)
}

/** As the page of appointments takes it: `2026-11-25` and `2026-11-25T09:30`, by the centre's own clock. */
export function slotAddress(instant: number, timeZone: string): { date: string; slot: string } {
  const text = formatOf('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant)
  return { date: text.slice(0, 10), slot: text.replace(' ', 'T') }
}

function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${tag} ${JSON.stringify(options)}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(tag, options)
  formats.set(name, format)
  return format
}
