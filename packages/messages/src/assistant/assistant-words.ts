import type { Locale } from '@carelane/countries'
import brands from '../../assistant/brands.json'
import { TABLES } from './tables.generated'

/** Words or phrases; a trailing `*` matches any ending, `~` the endings of the language. */
export type Forms = readonly string[]

export interface AssistantWords {
  tools: ToolWords
  /** More words may follow. */
  devices: Forms
  greetings: GreetingWords
  beside: BesideWords
  refusals: RefusalWords
  dangers: DangerWords
  /** Regular expression for endings of nouns and derived adjectives, lower case. */
  endings: { pattern: string }
}

export interface ToolWords {
  warranty: Forms
  /** That it concerns one's own device, now. */
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
  /** Prepositions before a town. */
  at: Forms
}

export interface GreetingWords {
  hello: Forms
  thanks: Forms
  /** Asks who answers, or for help in general. */
  who: Forms
  /** Fillers around greetings. */
  around: Forms
}

/** Questions about one's own device and another brand's product. */
export interface BesideWords {
  /** The device in hand; more are in `devices`. */
  phone: Forms
  /** Verbs of connecting. */
  joins: Forms
  moves: Forms
  /** What is transferred between phones. */
  data: Forms
  /** Accessories. */
  companions: Forms
  uses: Forms
  /** What may come between a device and its brand. */
  between: Forms
  /** Contains a device's name without naming a device. */
  aside: Forms
}

/** In a tonal language words must have their tones, unless listed without them too. */
export interface RefusalWords {
  /** Contains such words with a harmless meaning: customer service. */
  harmless: Forms
  /** Matches only together with `theirs`. */
  others: Forms
  theirs: Forms
  /** People whose devices visitors may ask about, though not about themselves. */
  family: Forms
  spying: Forms
  /** Asks who owns a number. */
  owner: Forms
  /** `legal` asks for legal advice; `law` may occur in a warranty question too. */
  legal: Forms
  law: Forms
  /** `medical` asks for medical advice; `health` may occur in a question about a device too. */
  medical: Forms
  health: Forms
  /** Prompt injections: `instructions` in questions, `toAssistant` in content. */
  instructions: Forms
  toAssistant: Forms
}

/** Topics of safety cards. */
export type Danger = Exclude<keyof (typeof TABLES)['en']['dangers'], 'lists' | 'harmless'>

/** `a|b` are alternatives, `{name}` refers to `lists`. */
export type DangerWords = Readonly<Record<Danger, readonly string[]>> & {
  lists: Readonly<Record<string, readonly string[]>>
  /** Removed from the text before matching. */
  harmless: readonly string[]
}

export const ASSISTANT_WORDS: Readonly<Record<Locale, AssistantWords>> = TABLES

export interface BrandNames {
  /** Ours, in other scripts. */
  own: Readonly<Partial<Record<Locale, Forms>>>
  others: Readonly<Partial<Record<Locale, Forms>>>
  /** Names that imply a device: next to another device they mean a second one. */
  namingADevice: Forms
  /** Also ordinary words (vivo, honor): they count only before a model. */
  alsoWords: Forms
  /** Of those, the ones that also count next to a device. */
  besideDevice: Forms
}

export const BRAND_NAMES: BrandNames = brands
