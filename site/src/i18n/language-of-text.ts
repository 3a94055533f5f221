import { directionOf, type Locale } from '@carelane/countries'

/** Attributes of an element whose text is in `text` on a page in `page`; none where they are the same. */
export function languageOfText(text: Locale, page: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  return text === page ? {} : { lang: text, dir: directionOf(text) }
}
