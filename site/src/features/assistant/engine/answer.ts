import type { Locale } from '@carelane/countries'
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
  /** From 1, in order of first citation. */
  number: number
  title: string
  url: string
  /** Of title and passage: the visitor's, or English as a fallback. */
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
  /** Already typed, with the digits 0 to 9: an IMEI, a work order, a model, a town. */
  typed: string | null
}

export type RefusalReason = 'unsupported' | 'otherPeople' | 'legal' | 'medical' | 'instructions'

export type GreetingKind = 'hello' | 'thanks'

/** `carried` comes last. */
export type AnswerPart =
  | { type: 'source'; source: Source }
  /**
   * `sources` are numbers of earlier sources. The embedded answerer cites exactly one and quotes it word for word.
   * `step` counts steps from 1.
   */
  | { type: 'sentence'; text: string; sources: number[]; locale: Locale; step?: number }
  | { type: 'greeting'; kind: GreetingKind }
  /** No sentence answers, but the pages of the sources before match. */
  | { type: 'pages' }
  | { type: 'otherBrand' }
  | { type: 'tool'; offer: ToolOffer }
  | { type: 'refusal'; reason: RefusalReason }
  /** In the language in which the danger was written. */
  | { type: 'safety'; danger: Danger; locale: Locale }
  | { type: 'carried'; carried: Carried }

export type Answerer = (asked: Asked, signal: AbortSignal) => AsyncIterable<AnswerPart>
