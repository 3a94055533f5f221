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

const MOST = 4

/** Below, the question may be in English rather than in the section's language. */
const AT_A_LOSS = 0.3

/** Share of words; names and slips are the rest. */
const IN_ENGLISH = 0.7

/** @param readModel may wait until a language is learned */
export async function understandQuestion(
  db: Database,
  locale: Locale,
  question: string,
  readModel = modelOf,
): Promise<Understood> {
  const model = await readModel(db, locale)
  const own = { locale, model, likely: model ? likelyIntents(model, question, MOST) : [] }
  if (locale === 'en' || (own.likely[0]?.probability ?? 0) >= AT_A_LOSS) return own
  const english = await readModel(db, 'en')
  return english && knownShare(english, question) >= IN_ENGLISH
    ? { locale: 'en', model: english, likely: likelyIntents(english, question, MOST) }
    : own
}
