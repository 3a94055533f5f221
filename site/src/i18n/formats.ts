import type { Locale } from '@carelane/countries'

export interface Region {
  /** BCP 47, such as `ar-SA`. */
  tag: string
  /** IANA */
  timeZone: string
}

export function formatDay(instant: string, { tag, timeZone }: Region): string {
  return dayFormat(tag, timeZone).format(new Date(instant))
}

/** @param day `YYYY-MM-DD` */
export function formatCalendarDay(day: string, { tag }: Region): string {
  return dayFormat(tag, 'UTC').format(new Date(`${day}T00:00:00Z`))
}

export function formatMoment(instant: string, { tag, timeZone }: Region): string {
  return dateFormat(withCalendar(tag), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  )
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Three digits, decimal units. */
export function formatFileSize(bytes: number, { tag }: Region): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return numberFormat(tag, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** step)
}

/**
 * Whole amounts have no decimals.
 * @param minor minor units
 */
export function formatMoney(minor: number, currency: string, { tag }: Region): string {
  const format = numberFormat(tag, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(decimal(minor, format.resolvedOptions().maximumFractionDigits ?? 0))
}

/** `12.50`, for machines. */
export function moneyAsDecimal(minor: number, currency: string): string {
  const { maximumFractionDigits = 0 } = numberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return decimal(minor, maximumFractionDigits).replace(/\.?0$/, '')
}

/** A string: division would round in binary. */
function decimal(minor: number, digits: number): Intl.StringNumericLiteral {
  const text = String(minor).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return `${whole}.${text.slice(text.length - digits)}0` as Intl.StringNumericLiteral
}

export function formatDays(days: number, { tag }: Region): string {
  return numberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
}

/** `2–4 days`, or `1 day` if both are one. */
export function formatDaysRange(from: number, to: number, region: Region): string {
  if (from >= to) return formatDays(from, region)
  return numberFormat(region.tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).formatRange(from, to)
}

/** @param hundredths of a percent */
export function formatPercent(hundredths: number, { tag }: Region): string {
  return numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000)
}

export function formatNumber(value: number, { tag }: Region): string {
  return numberFormat(tag, { maximumFractionDigits: 1 }).format(value)
}

/** `YYYY-MM-DD` */
export function today(timeZone: string, now = new Date()): string {
  return dateFormat('en-CA', { timeZone }).format(now)
}

/** `YYYY-MM-DD` */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

export function ownLanguageName(locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
}

type DateOptions = Intl.DateTimeFormatOptions & { timeZone: string }

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

function dayFormat(tag: string, timeZone: string): Intl.DateTimeFormat {
  return dateFormat(withCalendar(tag), { ...DAY, timeZone })
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

function dateFormat(tag: string, options: DateOptions): Intl.DateTimeFormat {
  return kept(dateFormats, [tag, options], () => new Intl.DateTimeFormat(tag, options))
}

function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numberFormats, [tag, options], () => new Intl.NumberFormat(tag, options))
}

/** Creating a formatter takes longer than a hundred uses. */
function kept<Format>(formats: Map<string, Format>, what: unknown, make: () => Format): Format {
  const name = JSON.stringify(what)
  const format = formats.get(name) ?? make()
  formats.set(name, format)
  return format
}

/** Saudi business is Gregorian, but Intl gives `ar-SA` the Hijri calendar. */
function withCalendar(tag: string): string {
  return tag.startsWith('ar') ? `${tag}-u-ca-gregory` : tag
}
