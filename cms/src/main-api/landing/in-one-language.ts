import { DEFAULT_LOCALE, type Locale } from '@carelane/countries'

export type Say = <Text>(words: Partial<Record<Locale, Text>> | null) => NonNullable<Text> | null

/** All in English if one text is missing. */
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
