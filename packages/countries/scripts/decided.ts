import type { CountryCode } from '../src/codes'
import type { Locale } from '../src/locales'
import type { Region, SiteHost } from '../src/country'
import type { Variant } from '../src/variants'

export type Code = Exclude<CountryCode, 'global'>

export const FIRST_LANGUAGE: Partial<Record<Locale, readonly Code[]>> = {
  ar: ['sa', 'iq', 'eg', 'ae'],
  // prettier-ignore
  fr: ['cd', 'cm', 'cg', 'ga', 'ma', 'tn', 'dz', 'ml', 'bj', 'ne', 'gn', 'ci', 'sn', 'bf', 'tg', 'mr', 'bi', 'td'],
  es: ['ec', 'bo', 'co', 'gt', 'pe', 'mx', 'ar', 'py', 'es'],
  pt: ['br', 'mz', 'ao'],
  ru: ['ru', 'by'],
  uk: ['ua'],
  uz: ['uz'],
  tr: ['tr'],
  th: ['th'],
  id: ['id'],
  vi: ['vn'],
  my: ['mm'],
  bn: ['bd'],
}

export const SECOND_LANGUAGE: Partial<Record<Code, Locale>> = { sa: 'en', bd: 'en' }

export const VARIANT: Readonly<Record<Variant, readonly Code[]>> = {
  'pt-PT': ['ao', 'mz'],
  'es-ES': ['es'],
}

export const HOSTS: Partial<Record<Code, SiteHost>> = { in: 'india', ru: 'russia' }

export const REGION: Partial<Record<Code, Region>> = { tr: 'europe', uz: 'europe' }

export const NAME: Partial<Record<Code, string>> = { ci: 'Côte d’Ivoire' }

/** Newer than the package's data. */
export const CURRENCY: Partial<Record<Code, string>> = { sl: 'SLE', zw: 'ZWG' }

/** 1 (Monday) to 7. The tables of Intl have Saturday and Sunday. */
export const WEEKEND: Partial<Record<Code, readonly number[]>> = { bd: [5, 6] }

/** Named after another city than the capital. */
export const TIME_ZONE: Partial<Record<Code, string>> = {
  tz: 'Africa/Dar_es_Salaam',
  mw: 'Africa/Blantyre',
  mm: 'Asia/Yangon',
  vn: 'Asia/Ho_Chi_Minh',
  tr: 'Europe/Istanbul',
  za: 'Africa/Johannesburg',
  cm: 'Africa/Douala',
  ma: 'Africa/Casablanca',
  ae: 'Asia/Dubai',
  in: 'Asia/Kolkata',
  pk: 'Asia/Karachi',
  ec: 'America/Guayaquil',
  bo: 'America/La_Paz',
  br: 'America/Sao_Paulo',
  gt: 'America/Guatemala',
  ng: 'Africa/Lagos',
  ci: 'Africa/Abidjan',
  bi: 'Africa/Bujumbura',
}
