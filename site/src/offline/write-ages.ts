import type { Wording } from '@carelane/countries'
import type { Ages } from './age'

/** Browsers lack Burmese and Uzbek. */
export function writeAges(wording: Wording): Ages {
  const format = new Intl.RelativeTimeFormat(wording)
  const upTo = (most: number, unit: Intl.RelativeTimeFormatUnit) =>
    Array.from({ length: most }, (_, place) => format.format(-1 - place, unit))
  return {
    minutes: upTo(59, 'minute'),
    hours: upTo(23, 'hour'),
    days: upTo(29, 'day'),
    months: upTo(12, 'month'),
  }
}
