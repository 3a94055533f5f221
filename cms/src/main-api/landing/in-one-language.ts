import { DEFAULT_LOCALE, type Locale } from '@carelane/countries'

/** Says a text in the language chosen; null where it is not there. */
export type Say = <Text>(words: Partial<Record<Locale, Text>> | null) => NonNullable<Text> | null

/**
 * Makes something of texts in a language, if that has every text which English has; otherwise in English. One
 * missing text would leave a hole, or a line of English between others.
 */
export function inOneLanguage<Made>(
  locale: Locale,
  make: (say: Say) => Made,
): { made: Made; locale: Locale } {
  let isWhole = true
  const made = make((words) => {
    const own = words?.[locale] || null
    if (own === null && words?.[DEFAULT_LOCALE]) isWhole = false
    return own
  })
  if (isWhole) return { made, locale }
  return { made: make((words) => words?.[DEFAULT_LOCALE] || null), locale: DEFAULT_LOCALE }
}
