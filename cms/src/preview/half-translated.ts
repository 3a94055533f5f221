import { DEFAULT_LOCALE, LOCALES } from '@carelane/countries'
import type { FlattenedField } from 'payload'
import { isWritten, requiredTexts } from '../drafts/complete-languages'

/**
 * Puts English where a translation that was begun has nothing yet. Visitors read a document in one language or the other;
 * who translates it shall see what has been written so far.
 */
export function fillBegunTranslations(
  fields: readonly FlattenedField[],
  document: Record<string, unknown>,
): void {
  const texts = requiredTexts(fields, document)
  for (const locale of LOCALES) {
    if (!texts.some((text) => isWritten(text[locale]))) continue
    for (const text of texts) {
      if (!isWritten(text[locale])) text[locale] = text[DEFAULT_LOCALE]
    }
  }
}
