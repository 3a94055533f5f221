import { isLabel, LABELS } from '@carelane/messages/admin'
import type { LabelFunction } from 'payload'

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

/** @throws if the table lacks the text */
export function label(text: string): LabelFunction {
  const words = labelInAll(text)
  return ({ i18n }) => words[i18n.language] ?? text
}

/** For places where Payload takes no function. */
export function labelInAll(text: string): Record<string, string> {
  if (NAMES.has(text)) return { en: text }
  if (!isLabel(text)) throw new Error(`“${text}” is missing in the labels of the admin.`)
  const others = Object.entries(LABELS).map(([language, labels]) => [language, labels[text]])
  return { en: text, ...Object.fromEntries(others) }
}
