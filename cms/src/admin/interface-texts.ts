import type { InterfaceText } from '@carelane/messages/admin'

export type SayText = (name: InterfaceText, values?: Record<string, string | number>) => string

/** @param translate Payload's `t` */
export function interfaceTexts(translate: unknown): SayText {
  const t = translate as (key: string, values?: Record<string, string | number>) => string
  return (name, values) => t(`interface:${name}`, values)
}
