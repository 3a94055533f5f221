import { LOCALES } from '@carelane/countries'
import type { Asked, RefusalReason } from './answer'
import { hasAny, languagesOf, type Readable, toReadable } from './match'
import { REFUSAL_WORDS } from './words/refusal-words'

/**
 * Why a question is not answered, whatever our content says; null where it may be. What nothing supports is known only
 * after looking.
 */
export function refusalOf({ text, locale }: Pick<Asked, 'text' | 'locale'>): RefusalReason | null {
  const readable = toReadable(text)
  const rules = languagesOf(locale).map((each) => ({ locale: each, words: REFUSAL_WORDS[each] }))
  const says = (list: (words: (typeof rules)[number]['words']) => string) =>
    rules.some((rule) => hasAny(readable, list(rule.words), rule.locale))
  if (addresses(readable)) return 'instructions'
  if (says(({ owner }) => owner) || (says(({ others }) => others) && says(({ theirs }) => theirs))) {
    return 'otherPeople'
  }
  if (says(({ legal }) => legal)) return 'legal'
  return says(({ medical }) => medical) ? 'medical' : null
}

/** Whether a sentence, of a question or of content, tells an assistant what to do. */
export function addressesAssistant(sentence: string): boolean {
  return addresses(toReadable(sentence))
}

function addresses(readable: Readable): boolean {
  return LOCALES.some((locale) => hasAny(readable, REFUSAL_WORDS[locale].instructions, locale))
}
