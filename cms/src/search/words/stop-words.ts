import { type Locale, LOCALES } from '@carelane/countries'
import { SEARCH_WORDS } from '@carelane/messages/search'
import { fold } from './fold'

const STOP_WORDS = new Map<Locale, ReadonlySet<string>>(
  LOCALES.map((locale) => [locale, new Set(SEARCH_WORDS[locale]['stop-words'].map(fold))]),
)

export function isStopWord(folded: string, locale: Locale): boolean {
  return STOP_WORDS.get(locale)?.has(folded) ?? false
}
