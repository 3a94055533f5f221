import type { Locale } from '@carelane/countries'
import type { INTENT_GREETINGS, INTENT_REFUSALS, IntentTool } from '@carelane/main-api/intent-kinds'
import type { Danger } from '../safety/dangers'

export interface Carried {
  device: string | null
  topic: string | null
}

export interface Asked {
  /** Trimmed, 1 to 500 characters. */
  text: string
  /** [2.2#4] */
  lang: string
  locale: Locale
  carried: Carried
}

export interface Source {
  /** From 1, by first citation. */
  number: number
  title: string
  url: string
  /** The visitor's, or English. */
  locale: Locale
}

export { INTENT_TOOLS as TOOL_NAMES } from '@carelane/main-api/intent-kinds'
export type ToolName = IntentTool

export interface ToolOffer {
  name: ToolName
  /** An IMEI, work order, model or town, in the digits 0–9. */
  typed: string | null
}

export type RefusalReason = (typeof INTENT_REFUSALS)[number]

export type GreetingKind = (typeof INTENT_GREETINGS)[number]

/** `carried` comes last. */
export type AnswerPart =
  | { type: 'source'; source: Source }
  /** `sources`: numbers of earlier sources; the embedded answerer quotes one word for word. `step` counts from 1. */
  | { type: 'sentence'; text: string; sources: number[]; locale: Locale; step?: number }
  | { type: 'greeting'; kind: GreetingKind }
  | { type: 'pages' }
  /** Which of the sources is meant? */
  | { type: 'choose' }
  | { type: 'otherBrand' }
  | { type: 'tool'; offer: ToolOffer }
  | { type: 'refusal'; reason: RefusalReason }
  | { type: 'safety'; danger: Danger; locale: Locale }
  | { type: 'carried'; carried: Carried }

export type Answerer = (asked: Asked, signal: AbortSignal) => AsyncIterable<AnswerPart>
