import type { Locale } from '@carelane/countries'
import type { Danger } from '../safety/dangers'

/** What earlier turns of a conversation leave for the next: names as the visitor or our content writes them. */
export interface Carried {
  device: string | null
  topic: string | null
}

export interface Asked {
  /** Trimmed, 1 to 500 characters. */
  text: string
  /** `{lang}` [2.2#4]. */
  lang: string
  /** Of that section. */
  locale: Locale
  carried: Carried
}

/** A piece of our content that can be cited. */
export interface Source {
  /** From 1, in the order in which an answer first cites them. */
  number: number
  title: string
  /** A menu's url, as a search hit has it. */
  url: string
  /** Of title and passage: the visitor's, or English where there is none. */
  locale: Locale
}

export const TOOL_NAMES = [
  'warrantyCheck',
  'repairStatus',
  'serviceCenters',
  'repairAppointment',
  'partPrices',
  'partSerial',
  'drivers',
  'manuals',
  'unlockAppeal',
  'protectionPlans',
  'orders',
  'rating',
  'contact',
] as const
export type ToolName = (typeof TOOL_NAMES)[number]

export interface ToolOffer {
  name: ToolName
  /** What was already typed for it, with the digits 0 to 9: an IMEI, a work order, a model, a town. */
  typed: string | null
}

export type RefusalReason = 'unsupported' | 'otherPeople' | 'legal' | 'medical' | 'instructions'

export type GreetingKind = 'hello' | 'thanks'

/** An answer as it is made; `carried` comes last. */
export type AnswerPart =
  /** Before the first sentence that cites it. */
  | { type: 'source'; source: Source }
  /**
   * `sources` are numbers of sources that came before. The embedded answerer cites exactly one, and takes the text word
   * for word from its passage. `step` numbers what is to be done in order, from 1.
   */
  | { type: 'sentence'; text: string; sources: number[]; locale: Locale; step?: number }
  /** To somebody who greets or thanks. */
  | { type: 'greeting'; kind: GreetingKind }
  /** Nothing says it, but the sources that came before are pages that fit. */
  | { type: 'pages' }
  /** To somebody who asks about a device of another brand. */
  | { type: 'otherBrand' }
  | { type: 'tool'; offer: ToolOffer }
  | { type: 'refusal'; reason: RefusalReason }
  /** Somebody writes of a danger: what to do, in the language they write in, and nothing else. */
  | { type: 'safety'; danger: Danger; locale: Locale }
  | { type: 'carried'; carried: Carried }

/** Answers a question; it ends early when `signal` says so. */
export type Answerer = (asked: Asked, signal: AbortSignal) => AsyncIterable<AnswerPart>
