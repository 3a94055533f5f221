import * as z from 'zod/mini'
import { TOOL_NAMES } from './engine/answer'
import { DANGERS } from './safety/dangers'

/** In UTF-16 units. */
export const LONGEST_QUESTION = 500

/** What a text is in, where that is not the page's language. */
const language = { lang: z.optional(z.string()), dir: z.optional(z.enum(['ltr', 'rtl'])) }

/** A path of ours: whatever else an answer might name is no link. */
const ownPath = z.string().check(z.regex(/^\/(?![/\\])/))

const name = z.nullable(z.string().check(z.maxLength(200)))

export const carriedNames = z.object({ device: name, topic: name })

/** A part of an answer as a page shows it, and as it travels: what our pages cannot show is not among them. */
export const shownPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('source'), number: z.int(), title: z.string(), href: ownPath, ...language }),
  z.object({
    type: z.literal('sentence'),
    text: z.string(),
    sources: z.array(z.int()),
    step: z.optional(z.int()),
    ...language,
  }),
  /** Said of the assistant itself, without a source. */
  z.object({ type: z.literal('remark'), text: z.string() }),
  z.object({
    type: z.literal('tool'),
    name: z.enum(TOOL_NAMES),
    href: ownPath,
    /** What was typed for it, encrypted: it goes along in the body of a form, and in no address. */
    sealed: z.nullable(z.string()),
  }),
  z.object({
    type: z.literal('refusal'),
    reason: z.enum(['unsupported', 'otherPeople', 'legal', 'medical', 'instructions']),
  }),
  z.object({
    type: z.literal('safety'),
    danger: z.enum(DANGERS),
    label: z.string(),
    title: z.string(),
    /** In their order. */
    steps: z.array(z.string()),
    /** When to call for help. */
    call: z.string(),
    numbers: z.array(z.object({ label: z.string(), number: z.string().check(z.regex(/^\d{2,12}$/)) })),
    /** What to do where no number is known, or nobody answers it. */
    otherwise: z.string(),
    /** What the service can do later. */
    after: z.nullable(z.object({ text: z.string(), label: z.string(), href: ownPath })),
    ...language,
  }),
  z.object({ type: z.literal('carried'), carried: carriedNames }),
  /** What came of the answer so far is withdrawn, and another one begins. */
  z.object({ type: z.literal('again') }),
  /** The answer is whole. */
  z.object({ type: z.literal('end') }),
  /** No answer, or no more of it: why, in the visitor's words. */
  z.object({ type: z.literal('problem'), message: z.string() }),
])

export type ShownPart = z.infer<typeof shownPart>

/** Adds a part to those that came before it. */
export function withPart(parts: readonly ShownPart[], part: ShownPart): ShownPart[] {
  return part.type === 'again' ? [] : [...parts, part]
}
