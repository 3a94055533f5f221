import type { LabelFunction } from 'payload'
import { INTERFACE_TEXTS } from '@carelane/messages/admin'

export function languageLabel(code: string): LabelFunction {
  return ({ i18n }) => languageName(code, i18n.language)
}

/** For places where Payload takes no function. */
export function languageNames(code: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(INTERFACE_TEXTS).map((reader) => [reader, languageName(code, reader)]),
  )
}

export function languageName(code: string, reader: string): string {
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1)
}
