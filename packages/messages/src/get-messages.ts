import { languageOf, VARIANTS, type Variant, type Wording } from '@carelane/countries'
import { mergeMessages } from './merge-messages'
import { TABLES, VARIANT_TABLES } from './tables.generated'

export type Messages = (typeof TABLES)['en']

export type Namespace = keyof Messages

const merged = new Map<Wording, Messages>()

/** Falls back text by text: from a variant to its language, from there to English. */
export function getMessages(wording: Wording): Messages {
  const known = merged.get(wording)
  if (known) return known
  const ofLanguage = mergeMessages(TABLES.en, TABLES[languageOf(wording)])
  const messages = isVariant(wording) ? mergeMessages(ofLanguage, VARIANT_TABLES[wording]) : ofLanguage
  merged.set(wording, messages)
  return messages
}

function isVariant(wording: Wording): wording is Variant {
  return VARIANTS.some((variant) => variant === wording)
}
