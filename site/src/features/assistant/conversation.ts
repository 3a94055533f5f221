import * as z from 'zod/mini'
import type { Carried } from './engine/answer'
import { LONGEST_QUESTION } from '@/forms/longest-question'
import { shownPart, type ShownPart } from './shown-part'

const turn = z.object({
  question: z.string().check(z.maxLength(LONGEST_QUESTION.ai)),
  parts: z.array(shownPart).check(z.maxLength(200)),
  helpful: z.optional(z.enum(['yes', 'no'])),
})

export type Turn = z.infer<typeof turn>

const MOST_TURNS = 20

const conversation = z.array(turn).check(z.maxLength(MOST_TURNS))

export function readConversation(kept: unknown): Turn[] {
  return conversation.safeParse(kept).data ?? []
}

export function lastOf(turns: readonly Turn[], most = MOST_TURNS): Turn[] {
  return turns.slice(-most)
}

export function isOver({ parts }: Turn): boolean {
  return parts.some(({ type }) => type === 'end' || type === 'problem')
}

export function carriedFrom(turns: readonly Turn[]): Carried {
  const parts = turns.flatMap((each) => each.parts)
  return parts.findLast((part) => part.type === 'carried')?.carried ?? { device: null, topic: null }
}

/** Only content or no result; never somebody in danger. */
export function mayBeRated({ parts }: Turn): boolean {
  const has = (type: ShownPart['type']) => parts.some((part) => part.type === type)
  if (!has('end') || has('problem') || has('safety')) return false
  if (parts.some((part) => part.type === 'refusal')) return parts.some(isUnsupported)
  return has('sentence') || has('source') || has('card') || ((has('tool') || has('finder')) && !has('remark'))
}

const isUnsupported = (part: ShownPart) => part.type === 'refusal' && part.reason === 'unsupported'

export function isSelfHarm({ parts }: Turn): boolean {
  return parts.some((part) => part.type === 'safety' && part.danger === 'selfHarm')
}

export function sourcesOf(parts: readonly ShownPart[]) {
  return parts.filter((part) => part.type === 'source')
}

type SafetyPart = Extract<ShownPart, { type: 'safety' }>

export interface TextWords {
  you: string
  machine: string
  refusals: Record<Extract<ShownPart, { type: 'refusal' }>['reason'], string>
}

export function conversationText(turns: readonly Turn[], words: TextWords, origin: string): string {
  return turns
    .map(
      ({ question, parts }) =>
        `${words.you}: ${question}\n${words.machine}: ${answerText(parts, words.refusals, origin)}`,
    )
    .join('\n\n')
}

export function answerText(
  parts: readonly ShownPart[],
  refusals: TextWords['refusals'],
  origin: string,
): string {
  const lines = parts.flatMap((part) => {
    if (part.type === 'problem') return [part.message]
    if (part.type === 'safety') return safetyLines(part)
    if (part.type === 'card') return cardLines(part)
    if (part.type === 'refusal') return [refusals[part.reason]]
    if (part.type === 'remark') return [part.text]
    if (part.type !== 'sentence') return []
    const step = part.step === undefined ? '' : `${part.step}. `
    return [`${step}${part.text} ${part.sources.map((number) => `[${number}]`).join('')}`]
  })
  const cited = sourcesOf(parts).map(({ number, title, href }) => `[${number}] ${title}: ${origin}${href}`)
  return [...lines, ...cited].join('\n')
}

/** Without codes: the text may become an address. */
function cardLines({ title, text, facts }: Extract<ShownPart, { type: 'card' }>): string[] {
  const told = facts.filter(({ isCode }) => isCode !== true)
  return [title, text, ...told.map(({ label, value }) => `${label}: ${value}`)].filter((line) => line !== '')
}

function safetyLines({ title, steps, call, numbers, otherwise, after }: SafetyPart): string[] {
  return [
    title,
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    call,
    ...numbers.map(({ label, number }) => `${label} ${number}`),
    otherwise,
    ...(after ? [after.text] : []),
  ]
}
