import { type Refusal, REFUSALS } from '@carelane/messages/admin'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

export type Values = Readonly<Record<string, string | number>>

/** What a text was made of, to say it in another language later. */
export const notedText = z.object({
  by: z.enum(['us', 'payload']),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

export type NotedText = z.output<typeof notedText>

/** Whatever says in which language, as a request of Payload does. */
export interface Reader {
  /** What is said is noted by its text, where that is asked for. */
  i18n: { language: string; noted?: Map<string, NotedText> }
}

export function sayRefusal({ i18n }: Reader, sentence: Refusal, values: Values = {}) {
  const template = REFUSALS[i18n.language]?.[sentence] ?? sentence
  const text = template.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name]))
  i18n.noted?.set(text, { by: 'us', key: sentence, values })
  return text
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
