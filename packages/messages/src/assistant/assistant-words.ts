import type { Locale } from '@carelane/countries'
import brands from '../../assistant/brands.json'
import { TABLES } from './tables.generated'

/** A trailing `*` matches any ending, `~` the endings of the language. */
export type Forms = readonly string[]

export interface AssistantWords {
  /** Prepositions. */
  'before-towns': Forms
  /** More words may follow. */
  devices: Forms
  greetings: GreetingWords
  beside: BesideWords
  /** In a tonal language words must have their tones, unless listed without them too. */
  instructions: Instructions
  dangers: DangerWords
  /** Regular expression for endings of nouns and derived adjectives. */
  endings: { pattern: string }
}

export interface GreetingWords {
  hello: Forms
  thanks: Forms
  /** Asks who answers, or for help. */
  who: Forms
  around: Forms
}

/** One's own device and another brand's product. */
export interface BesideWords {
  /** More are in `devices`. */
  phone: Forms
  joins: Forms
  moves: Forms
  /** Transferred between phones. */
  data: Forms
  companions: Forms
  uses: Forms
  /** Between a device and its brand. */
  between: Forms
  /** Contains a device's name without naming one. */
  aside: Forms
}

/** Prompt injections. */
export interface Instructions {
  /** In questions. */
  asked: Forms
  /** In content too. */
  written: Forms
}

export type Danger = Exclude<keyof (typeof TABLES)['en']['dangers'], 'lists' | 'harmless'>

/** `a|b` are alternatives, `{name}` refers to `lists`. */
export type DangerWords = Readonly<Record<Danger, readonly string[]>> & {
  lists: Readonly<Record<string, readonly string[]>>
  /** Removed before matching. */
  harmless: readonly string[]
}

export const ASSISTANT_WORDS: Readonly<Record<Locale, AssistantWords>> = TABLES

export interface BrandNames {
  /** Ours, in other scripts. */
  own: Readonly<Partial<Record<Locale, Forms>>>
  others: Readonly<Partial<Record<Locale, Forms>>>
  /** Next to another device they mean a second one. */
  namingADevice: Forms
  /** Ordinary words (vivo, honor): count only before a model. */
  alsoWords: Forms
  /** Of those, the ones that count next to a device. */
  besideDevice: Forms
}

export const BRAND_NAMES: BrandNames = brands
