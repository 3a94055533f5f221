import type { LabelFunction } from 'payload'
import { type Label, LABELS, NAMES } from './labels'

const LANGUAGES = Object.keys(LABELS) as (keyof typeof LABELS)[]

/**
 * A text of the admin, written in English, in the reader's language. Only the reader's is sent to a browser.
 * @throws when the table of labels lacks it, so that none stays English because it was forgotten.
 */
export function label(text: string): LabelFunction {
  const words = labelInAll(text)
  return ({ i18n }) => words[i18n.language] ?? text
}

/** The same where Payload takes no function. All languages are sent to a browser. */
export function labelInAll(text: string): Record<string, string> {
  if (NAMES.has(text)) return { en: text }
  if (!isLabel(text)) throw new Error(`“${text}” is missing in the labels of the admin.`)
  const others = LANGUAGES.map((language) => [language, LABELS[language][text]])
  return { en: text, ...Object.fromEntries(others) }
}

function isLabel(text: string): text is Label {
  return Object.hasOwn(LABELS.fr, text)
}
