import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { INTENT_ANSWERS, INTENT_TOOLS } from './intent-kinds'

/** What a question may mean, and how likely that is. */
export const likelyIntent = z.object({
  /** The editors' name of it. */
  name: z.string(),
  answer: z.enum(INTENT_ANSWERS),
  tool: z.enum(INTENT_TOOLS).nullable(),
  /** 0 to 1. */
  probability: z.number().min(0).max(1),
  /** Those that the country has, best first. */
  pages: z.array(z.object({ title: z.string(), url: z.string(), locale: z.enum(LOCALES) })),
})

export type LikelyIntent = z.infer<typeof likelyIntent>
