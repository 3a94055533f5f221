import type { Locale } from '@carelane/countries'
import brands from '../../assistant/brands.json'
import { TABLES } from './tables.generated'

/**
 * How somebody may write a thing: one word or several. A star at its end stands for whatever the last word ends in, a
 * tilde for the endings of the language alone.
 */
export type Forms = readonly string[]

/** What the assistant reads questions by, in one language; written by meaning. */
export interface AssistantWords {
  tools: ToolWords
  /** How people name what they own; words may go on. */
  devices: Forms
  greetings: GreetingWords
  beside: BesideWords
  refusals: RefusalWords
  dangers: DangerWords
  /** What a noun ends in, and an adjective made of it, as a regular expression over letters in lower case. */
  endings: { pattern: string }
}

/** What questions that a tool answers are made of. */
export interface ToolWords {
  warranty: Forms
  /** That it is one's own device, now. */
  inForce: Forms
  repair: Forms
  progress: Forms
  center: Forms
  nearby: Forms
  book: Forms
  price: Forms
  part: Forms
  genuine: Forms
  driver: Forms
  manual: Forms
  locked: Forms
  buy: Forms
  protection: Forms
  orders: Forms
  rate: Forms
  person: Forms
  /** Words before a town, such as in. */
  at: Forms
}

/** How people greet, thank and ask who is there, in the spellings of every day. */
export interface GreetingWords {
  hello: Forms
  thanks: Forms
  /** Asks who answers here, or for help without saying with what. */
  who: Forms
  /** What people say beside them, and what says nothing alone. */
  around: Forms
}

/** How people ask of their device beside something of another brand. */
export interface BesideWords {
  /** What a visitor has in the hand; other devices are among the device words. */
  phone: Forms
  /** That two things work together. */
  joins: Forms
  moves: Forms
  /** What is moved from one phone to the next. */
  data: Forms
  /** What is used with a device. */
  companions: Forms
  uses: Forms
  /** What may stand between a device and the brand that it is of. */
  between: Forms
  /** Has a device's name in it and names none. */
  aside: Forms
}

/**
 * What questions that are refused say. Of a language with tones they are found with their tones alone: where they can be
 * nothing else without, they are in the list a second time.
 */
export interface RefusalWords {
  /** What has such words in it and means something else, or something of everybody's: customer service. */
  harmless: Forms
  /** Somebody else, and what of theirs is nobody's business: both side by side. */
  others: Forms
  theirs: Forms
  /** Somebody near, whose device people bring along, and what nobody may ask about them either. */
  family: Forms
  spying: Forms
  /** Asks for the person behind a number. */
  owner: Forms
  /** Asks for a lawyer's work, and what a question about the warranty may have as well. */
  legal: Forms
  law: Forms
  /** Asks for a doctor's work, and what a question about a device may have as well. */
  medical: Forms
  health: Forms
  /** Sentences that tell an assistant what to do; the second list no visitor writes, but content might. */
  instructions: Forms
  toAssistant: Forms
}

/** What a safety card is for. */
export type Danger = Exclude<keyof (typeof TABLES)['en']['dangers'], 'lists' | 'harmless'>

/** Patterns as people write of a danger; `a|b` is either, `{name}` one of a list. */
export type DangerWords = Readonly<Record<Danger, readonly string[]>> & {
  lists: Readonly<Record<string, readonly string[]>>
  /** What sounds like a danger and is none: taken out of the text before it is looked at. */
  harmless: readonly string[]
}

export const ASSISTANT_WORDS: Readonly<Record<Locale, AssistantWords>> = TABLES

/** Names of brands as people write them. */
export interface BrandNames {
  /** Ours in other scripts. */
  own: Readonly<Partial<Record<Locale, Forms>>>
  /** Of phones, television sets, computers and appliances, in the scripts that people type them in. */
  others: Readonly<Partial<Record<Locale, Forms>>>
  /** Those of the others that name a device by themselves: another one beside it is another one. */
  namingADevice: Forms
  /** Brands whose names are words too: vivo lives in Spanish, and honor is what a warranty is. They count before a model. */
  alsoWords: Forms
  /** Those of them that count beside a device as well. */
  besideDevice: Forms
}

export const BRAND_NAMES: BrandNames = brands
