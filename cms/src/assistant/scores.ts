import { LOCALES } from '@carelane/countries'
import { z } from 'zod'

/** Under `/api`: GET lists what was measured, POST measures a language. */
export const SCORES_ADMIN_PATH = '/assistant-scores'

const share = z.number().min(0).max(1)

export const languageScore = z.object({
  locale: z.enum(LOCALES),
  /** Phrases that were held out. */
  asked: z.int(),
  first: share,
  amongThree: share,
  /** Of the honest ones. */
  refused: share,
  /** What `first` was before phrases changed; null if that was not measured. */
  firstBefore: share.nullable(),
  /** Phrases have changed since. */
  isOutdated: z.boolean(),
})

export const scoresList = z.object({ scores: z.array(languageScore), mayMeasure: z.boolean() })

export const scoreAsked = z.strictObject({ locale: z.enum(LOCALES) })

export type LanguageScore = z.infer<typeof languageScore>
export type ScoresList = z.infer<typeof scoresList>
