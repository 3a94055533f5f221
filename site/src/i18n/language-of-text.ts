import { directionOf, type Locale } from '@carelane/countries'

export function languageOfText(text: Locale, page: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  return text === page ? {} : { lang: text, dir: directionOf(text) }
}
