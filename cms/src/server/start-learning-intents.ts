import { LOCALES } from '@carelane/countries'
import type { Payload } from 'payload'
import { learnIfStale } from '../search/intents/intent-models'

/** So that the first visitor is understood as well as the second; later changes are learned when somebody asks. */
export function startLearningIntents({ db, logger }: Payload) {
  let isStopped = false
  const learnAll = async () => {
    for (const locale of LOCALES) {
      if (isStopped) return
      await learnIfStale(db.pool, locale).catch((err: unknown) => {
        if (!isStopped) logger.error({ err, locale }, 'the phrases of a language could not be learned')
      })
    }
  }
  void learnAll()
  return {
    stop: async () => {
      isStopped = true
    },
  }
}
