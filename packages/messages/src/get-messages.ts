import type { Locale } from '@carelane/countries'
import { mergeMessages } from './merge-messages'
import { TABLES } from './tables.generated'

/** All interface texts of one language, ICU messages by namespace and key; English has every one of them. */
export type Messages = (typeof TABLES)['en']

export type Namespace = keyof Messages

const merged = new Map<Locale, Messages>()

/** The texts of a language; one that it lacks is in English. The same object for the same language. */
export function getMessages(locale: Locale): Messages {
  const known = merged.get(locale)
  if (known) return known
  const messages = mergeMessages(TABLES.en, TABLES[locale])
  merged.set(locale, messages)
  return messages
}
