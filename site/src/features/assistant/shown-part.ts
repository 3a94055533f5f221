import { INTENT_REFUSALS } from '@carelane/main-api/intent-kinds'
import * as z from 'zod/mini'
import { TOOL_NAMES } from './engine/answer'
import { DANGERS } from './safety/dangers'

const language = { lang: z.optional(z.string()), dir: z.optional(z.enum(['ltr', 'rtl'])) }

/** Only our own paths become links. */
const ownPath = z.string().check(z.regex(/^\/(?![/\\])/))

/** And what a card of a service centre leads to: a call, or the way there. */
const cardHref = z
  .string()
  .check(z.regex(/^(?:\/(?![/\\])|tel:\+?\d{2,20}$|https:\/\/www\.google\.com\/maps\/dir\/\?)/))

const name = z.nullable(z.string().check(z.maxLength(200)))

export const carriedNames = z.object({ device: name, topic: name })

export const shownPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('source'), number: z.int(), title: z.string(), href: ownPath, ...language }),
  z.object({
    type: z.literal('sentence'),
    text: z.string(),
    sources: z.array(z.int()),
    step: z.optional(z.int()),
    ...language,
  }),
  z.object({ type: z.literal('remark'), text: z.string() }),
  z.object({
    type: z.literal('tool'),
    name: z.enum(TOOL_NAMES),
    href: ownPath,
    /** Encrypted, for a form's body, never the address. */
    sealed: z.nullable(z.string()),
  }),
  z.object({ type: z.literal('finder'), title: z.string(), href: ownPath, ...language }),
  z.object({
    type: z.literal('card'),
    tool: z.enum(TOOL_NAMES),
    tone: z.enum(['good', 'wait', 'bad', 'hint']),
    title: z.string(),
    text: z.string(),
    facts: z.array(z.object({ label: z.string(), value: z.string(), isCode: z.optional(z.boolean()) })),
    links: z.array(z.object({ href: cardHref, name: z.string() })),
  }),
  z.object({
    type: z.literal('refusal'),
    reason: z.enum(INTENT_REFUSALS),
  }),
  z.object({
    type: z.literal('safety'),
    danger: z.enum(DANGERS),
    label: z.string(),
    title: z.string(),
    steps: z.array(z.string()),
    call: z.string(),
    numbers: z.array(z.object({ label: z.string(), number: z.string().check(z.regex(/^\d{2,12}$/)) })),
    otherwise: z.string(),
    after: z.nullable(z.object({ text: z.string(), label: z.string(), href: ownPath })),
    ...language,
  }),
  z.object({ type: z.literal('carried'), carried: carriedNames }),
  z.object({ type: z.literal('again') }),
  z.object({ type: z.literal('end') }),
  z.object({ type: z.literal('problem'), message: z.string() }),
])

export type ShownPart = z.infer<typeof shownPart>

export function withPart(parts: readonly ShownPart[], part: ShownPart): ShownPart[] {
  return part.type === 'again' ? [] : [...parts, part]
}
