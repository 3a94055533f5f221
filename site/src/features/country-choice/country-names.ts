import { COUNTRY_CODES, LOCALES, type CountryCode } from '@carelane/countries'
import { fold } from './fold'

/** Written here, but not languages of the site. */
const OTHER_LANGUAGES = [
  'am',
  'be',
  'ckb',
  'fa',
  'hi',
  'ja',
  'ko',
  'mg',
  'ne',
  'pa',
  'pl',
  'rw',
  'sw',
  'ta',
  'te',
  'ur',
  'zh',
]

const ALSO_KNOWN_AS: Partial<Record<CountryCode, readonly string[]>> = {
  ae: ['UAE', 'Emirates', 'Dubai'],
  cd: ['DRC', 'Zaire'],
  ci: ['Ivory Coast'],
  global: ['Worldwide', 'International'],
  mm: ['Burma'],
  ru: ['Russian Federation'],
  sa: ['KSA'],
  tr: ['Turkey'],
  za: ['RSA'],
}

export function countryNames(): Record<string, string[]> {
  const languages = [...LOCALES, ...OTHER_LANGUAGES].map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  )
  return Object.fromEntries(
    COUNTRY_CODES.map((code) => {
      // The UN code of the world.
      const region = code === 'global' ? '001' : code.toUpperCase()
      const names = [
        code,
        ...languages.map((language) => language.of(region) ?? ''),
        ...(ALSO_KNOWN_AS[code] ?? []),
      ]
      return [code, [...new Set(names.map(fold))].filter((name) => name !== '')]
    }),
  )
}
