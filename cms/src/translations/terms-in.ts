import type { Locale } from '@carelane/countries'
import { GLOSSARY } from '@carelane/messages/glossary'

export interface Term {
  english: string
  word: string
}

/** The terms that an English text has, with the word that texts in the language use for them. */
export function termsIn(text: string, language: Locale): Term[] {
  const words = GLOSSARY[language] ?? {}
  const found = new Set(text.toLowerCase().match(ANY_TERM) ?? [])
  return Object.entries(words)
    .filter(([english]) => found.has(english))
    .map(([english, word]) => ({ english, word }))
}

// The longest first: a warranty card is no warranty. Endings may follow, as in “repaired”.
const ENGLISH = Object.keys(GLOSSARY.fr ?? {}).toSorted((one, other) => other.length - one.length)
const ANY_TERM = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ENGLISH.join('|')})`, 'giu')
