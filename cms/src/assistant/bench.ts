import { LOCALES } from '@carelane/countries'
import { triedAnswer, triedQuestion } from '@carelane/main-api'
import { z } from 'zod'
import { likelySubject } from './questions-list'

/** Under `/api`, by POST. */
export const BENCH_ADMIN_PATH = '/assistant-bench'

export const benchAsked = triedQuestion

export const benchAnswer = z.object({
  /** Null if the site does not answer. */
  answer: triedAnswer.nullable(),
  /** Where its links lead. */
  origin: z.string(),
  /** Likeliest first. */
  subjects: z.array(likelySubject),
  /** English, where the section's language knows little of the question. */
  readIn: z.enum(LOCALES),
  /** Of the likeliest subject, most alike first. */
  nearest: z.array(z.object({ phrase: z.string(), alike: z.number() })),
  pieces: z.array(z.object({ piece: z.string(), share: z.number() })),
})

export interface BenchSection {
  lang: string
  label: string
}

export type BenchAnswer = z.infer<typeof benchAnswer>
