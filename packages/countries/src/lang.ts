import { isCountryCode, type CountryCode } from './codes'
import { isLocale, type Locale } from './locales'
import { languagesOf } from './table'

export type LangRejection =
  /** Plain or percent-encoded [2.2#8], [5#3]. */
  | { ok: false; reason: 'script' }
  /** [2.2#9], [5#4] */
  | { ok: false; reason: 'length' }
  /** [2.2#10], [5#5]; `lowercase` may be unknown. */
  | { ok: false; reason: 'uppercase'; lowercase: string }
  | { ok: false; reason: 'unknown-country' }
  /** [2.2#7] */
  | { ok: false; reason: 'unknown-language' }
  | { ok: false; reason: 'language-not-offered'; country: CountryCode }

export interface ParsedLang {
  ok: true
  country: CountryCode
  locale: Locale
  lang: string
  /** False for `ng_en`: redirect to `lang`. */
  canonical: boolean
}

type LanguagesOf = (country: CountryCode) => readonly [Locale, ...Locale[]]

/** [2.2#4] */
export function parseLang(segment: string, languages: LanguagesOf = languagesOf): ParsedLang | LangRejection {
  if (hasScriptTag(segment)) return { ok: false, reason: 'script' }
  if (![2, 5, 6].includes(segment.length)) return { ok: false, reason: 'length' }
  if (/[A-Z]/.test(segment)) {
    return { ok: false, reason: 'uppercase', lowercase: segment.replace(/[A-Z]/g, (c) => c.toLowerCase()) }
  }
  const [country, language, ...rest] = segment.split('_')
  if (!isCountryCode(country)) return { ok: false, reason: 'unknown-country' }
  const offered = languages(country)
  if (language === undefined) return { ok: true, country, locale: offered[0], lang: country, canonical: true }
  if (!isLocale(language) || rest.length > 0) return { ok: false, reason: 'unknown-language' }
  if (!offered.includes(language)) return { ok: false, reason: 'language-not-offered', country }
  const lang = formatLang(country, language, languages)
  return { ok: true, country, locale: language, lang, canonical: lang === segment }
}

/** `sa` for a country's first language, `sa_en` for another. */
export function formatLang(
  country: CountryCode,
  locale: Locale,
  languages: LanguagesOf = languagesOf,
): string {
  return languages(country)[0] === locale ? country : `${country}_${locale}`
}

function hasScriptTag(segment: string): boolean {
  const scriptTag = /<\/?script/i
  let text = segment
  // May be encoded more than once.
  for (let round = 0; round < 3 && !scriptTag.test(text); round++) {
    text = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  }
  return scriptTag.test(text)
}
