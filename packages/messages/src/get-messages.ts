import type { Locale } from '@carelane/countries'
import { mergeMessages } from './merge-messages'
import { TABLES } from './tables.generated'

/** ICU messages by namespace and key. */
export type Messages = (typeof TABLES)['en']

export type Namespace = keyof Messages

const merged = new Map<Locale, Messages>()

/** Falls back to English text by text; cached. */
export function getMessages(locale: Locale): Messages {
  const known = merged.get(locale)
  if (known) return known
  const messages = mergeMessages(TABLES.en, TABLES[locale])
  merged.set(locale, messages)
  return messages
}
