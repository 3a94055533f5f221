import type { Locale } from '@carelane/countries'
import { type IntentModel, knownShare, type LikelyIntent, likelyIntents } from '@carelane/intents'
import type { Database } from '../../database/query'
import { modelOf } from './intent-models'

export interface Understood {
  /** Likeliest first. */
  likely: LikelyIntent[]
  /** In which it was read. */
  locale: Locale
  /** Null until it is learned. */
  model: IntentModel | null
}

/** To be weighed against what the question means after another one, and for a device. */
const MOST = 12

/** Below, a question after another one does not stand alone. */
const STANDS_ALONE = 0.75

/** Share of its words that the language knows: of less, nobody can tell whether it goes on with anything. */
const SAYS_SOMETHING = 0.5

/** Below, the question may be in English rather than in the section's language. */
const AT_A_LOSS = 0.3

/** Share of words; names and slips are the rest. */
const IN_ENGLISH = 0.7

interface Circumstances {
  /** Title of what the question before was about; empty without one. */
  topic?: string
  /** May wait until a language is learned. */
  readModel?: typeof modelOf
}

/** What a question does not say by itself, it says after the one before. */
export async function understandQuestion(
  db: Database,
  locale: Locale,
  question: string,
  { topic = '', readModel = modelOf }: Circumstances = {},
): Promise<Understood> {
  const alone = await read(db, locale, question, readModel)
  const standsAlone = (alone.likely[0]?.probability ?? 0) >= STANDS_ALONE
  const saysSomething = alone.model !== null && knownShare(alone.model, question) >= SAYS_SOMETHING
  if (topic === '' || standsAlone || !saysSomething) return alone
  const together = await read(db, locale, `${topic}. ${question}`, readModel)
  return { ...alone, likely: halfEach(alone.likely, together.likely).slice(0, MOST) }
}

async function read(
  db: Database,
  locale: Locale,
  question: string,
  readModel: typeof modelOf,
): Promise<Understood> {
  const model = await readModel(db, locale)
  const own = { locale, model, likely: model ? likelyIntents(model, question, MOST) : [] }
  if (locale === 'en' || (own.likely[0]?.probability ?? 0) >= AT_A_LOSS) return own
  const english = await readModel(db, 'en')
  return english && knownShare(english, question) >= IN_ENGLISH
    ? { locale: 'en', model: english, likely: likelyIntents(english, question, MOST) }
    : own
}

function halfEach(one: readonly LikelyIntent[], other: readonly LikelyIntent[]): LikelyIntent[] {
  const of = (all: readonly LikelyIntent[], intent: string) =>
    all.find((each) => each.intent === intent)?.probability ?? 0
  return [...new Set([...one, ...other].map(({ intent }) => intent))]
    .map((intent) => ({ intent, probability: (of(one, intent) + of(other, intent)) / 2 }))
    .toSorted((a, b) => b.probability - a.probability)
}
