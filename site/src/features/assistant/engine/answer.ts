import type { Locale } from '@carelane/countries'
import type { FinderOffer } from '@carelane/main-api'
import { INTENT_TOOLS, type INTENT_GREETINGS, type INTENT_REFUSALS } from '@carelane/main-api/intent-kinds'
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

/** No phrases lead to the last: it is offered to a serial number alone. */
export const TOOL_NAMES = [...INTENT_TOOLS, 'tvWarranty'] as const
export type ToolName = (typeof TOOL_NAMES)[number]

export interface ToolOffer {
  name: ToolName
  /** An IMEI, work order, serial number, model or town, in the digits 0–9. */
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
  /** `isMain`: what is asked is most likely what the tool answers, so that the first source only explains it. */
  | { type: 'tool'; offer: ToolOffer; isMain?: boolean }
  /** A tree of questions that finds what is wrong. */
  | { type: 'finder'; finder: FinderOffer }
  | { type: 'refusal'; reason: RefusalReason }
  | { type: 'safety'; danger: Danger; locale: Locale }
  | { type: 'carried'; carried: Carried }

export type Answerer = (asked: Asked, signal: AbortSignal) => AsyncIterable<AnswerPart>
