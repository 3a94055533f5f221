import { COUNTRIES, LOCALES, type CountryCode, type Locale } from '@carelane/countries'
import type { Localized } from '../localized'

/** The section for everybody who is in none of the countries [9#9]. */
const GLOBAL_NAMES: Record<Locale, string> = {
  en: 'Global',
  fr: 'Monde',
  ar: 'عالمي',
  ru: 'Весь мир',
  tr: 'Küresel',
  th: 'ทั่วโลก',
  id: 'Global',
  es: 'Global',
  bn: 'বৈশ্বিক',
  vi: 'Toàn cầu',
  my: 'ကမ္ဘာလုံးဆိုင်ရာ',
  pt: 'Global',
  uk: 'Увесь світ',
  uz: 'Butun dunyo',
}

const regionNames = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Intl.DisplayNames(locale, { type: 'region', style: 'short' })]),
)

/** The name of a country in every language, by CLDR; in English that of the country table. */
export function namesOf(code: CountryCode): Localized {
  if (code === 'global') return GLOBAL_NAMES
  const names = LOCALES.map((locale) => [locale, regionNames[locale]?.of(code.toUpperCase())])
  return { ...Object.fromEntries(names), en: COUNTRIES[code].name }
}
