import { heldSubmissions } from '@carelane/main-api'
import { z } from 'zod'

/** Under `/api`; one is tried again by a POST to its key and `/retry` behind it. */
export const SUBMISSIONS_ADMIN_PATH = '/submissions'

/** What the admin shows of the site's submissions. */
export const submissionsList = heldSubmissions.extend({
  counts: z.array(heldSubmissions.shape.counts.element.extend({ name: z.string() })),
})

export type SubmissionsList = z.infer<typeof submissionsList>
