import type { InterfaceText } from '@carelane/messages/admin'

/** A text of our screens in the reader's language, with what it leaves open filled in. */
export type SayText = (name: InterfaceText, values?: Record<string, string | number>) => string

/** Reads our texts by Payload's own function, to which `adminLanguages` gives them as a namespace. */
export function interfaceTexts(translate: unknown): SayText {
  const t = translate as (key: string, values?: Record<string, string | number>) => string
  return (name, values) => t(`interface:${name}`, values)
}
