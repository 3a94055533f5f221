import type { Locale } from '@carelane/countries'
import { mergeMessages } from './merge-messages'
import { TABLES } from './tables.generated'

export type Messages = (typeof TABLES)['en']

export type Namespace = keyof Messages

const merged = new Map<Locale, Messages>()

/** Falls back to English text by text. */
export function getMessages(locale: Locale): Messages {
  const known = merged.get(locale)
  if (known) return known
  const messages = mergeMessages(TABLES.en, TABLES[locale])
  merged.set(locale, messages)
  return messages
}
