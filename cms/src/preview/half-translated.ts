import { DEFAULT_LOCALE, LOCALES } from '@carelane/countries'
import type { FlattenedField } from 'payload'
import { isWritten, requiredTexts } from '../drafts/complete-languages'

/** Translators want to see what they have so far. */
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
