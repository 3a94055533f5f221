import { z } from 'zod'
import { heldSubmissions, submissionsAsked } from './submissions'

/** POST, signed like a publication. */
export const FINDER_RESULTS_PATH = '/api/internal/fault-finders/'

export const finderResultsAsked = submissionsAsked

/** Of the last days, without anything about who answered. */
export const finderResults = z.object({
  results: z.array(z.object({ slug: z.string(), country: z.string(), fixed: z.int(), notFixed: z.int() })),
  pages: z.int(),
  counts: heldSubmissions.shape.counts,
})

export type FinderResultsAsked = z.infer<typeof finderResultsAsked>
export type FinderResults = z.infer<typeof finderResults>
