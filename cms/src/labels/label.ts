import { isLabel, LABELS } from '@carelane/messages/admin'
import type { LabelFunction } from 'payload'

/** Of companies: the same in every language. */
export const NAMES: ReadonlySet<string> = new Set([
  'Facebook',
  'Instagram',
  'Telegram',
  'TikTok',
  'Twitter',
  'Vimeo',
  'WhatsApp',
  'YouTube',
])

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
  const others = Object.entries(LABELS).map(([language, labels]) => [language, labels[text]])
  return { en: text, ...Object.fromEntries(others) }
}
