import { finderResults } from '@carelane/main-api'
import { z } from 'zod'

/** Under `/api`. */
export const RESULTS_ADMIN_PATH = '/fault-finder-results'

/** With the English titles of the trees; null of one that is gone. */
export const resultsList = finderResults.extend({
  results: z.array(finderResults.shape.results.element.extend({ title: z.string().nullable() })),
  counts: z.array(finderResults.shape.counts.element.extend({ name: z.string() })),
})
