import type { Wording } from '@carelane/countries'
import type { Ages, AgesOfUnit } from './age'

/** Browsers lack Burmese and Uzbek. */
export function writeAges(wording: Wording): Ages {
  const format = new Intl.RelativeTimeFormat(wording)
  const digits = new Intl.NumberFormat(wording, {
    numberingSystem: format.resolvedOptions().numberingSystem,
  })
  return {
    minutes: agesUpTo(59, 'minute', format),
    hours: agesUpTo(23, 'hour', format),
    days: agesUpTo(29, 'day', format),
    months: agesUpTo(12, 'month', format),
    digits: Array.from({ length: 10 }, (_, digit) => digits.format(digit)).join(''),
  }
}

function agesUpTo(
  most: number,
  unit: Intl.RelativeTimeFormatUnit,
  format: Intl.RelativeTimeFormat,
): AgesOfUnit {
  const textOf = (count: number) =>
    format
      .formatToParts(-count, unit)
      .map(({ type, value }) => (type === 'integer' ? '#' : value))
      .join('')
  const all = Array.from({ length: most }, (_, index) => textOf(index + 1))
  const texts = [...new Set(all)]
  return { texts, places: all.map((text) => texts.indexOf(text)).join('') }
}
