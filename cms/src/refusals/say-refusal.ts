import { type Refusal, REFUSALS } from '@carelane/messages/admin'
import type { PayloadRequest } from 'payload'

export type Values = Readonly<Record<string, string | number>>

/** Whatever says in which language, as a request of Payload does. */
export interface Reader {
  i18n: { language: string }
}

export function sayRefusal({ i18n }: Reader, sentence: Refusal, values: Values = {}) {
  const text = REFUSALS[i18n.language]?.[sentence] ?? sentence
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name]))
}

export type Reason = Refusal | readonly [Refusal, Values]

export interface CheckOptions {
  req: Pick<PayloadRequest, 'i18n'>
  data: unknown
  siblingData: unknown
}

export function inWords<Value>(
  check: (value: Value, options: CheckOptions) => true | Reason,
): (value: Value, options: CheckOptions) => true | string {
  return (value, options) => {
    const reason = check(value, options)
    if (reason === true) return true
    return typeof reason === 'string'
      ? sayRefusal(options.req, reason)
      : sayRefusal(options.req, reason[0], reason[1])
  }
}
