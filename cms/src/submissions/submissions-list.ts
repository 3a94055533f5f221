import { heldSubmissions } from '@carelane/main-api'
import { z } from 'zod'

/** Under `/api`; POST `/{key}/retry` tries one again. */
export const SUBMISSIONS_ADMIN_PATH = '/submissions'

export const submissionsList = heldSubmissions.extend({
  counts: z.array(heldSubmissions.shape.counts.element.extend({ name: z.string() })),
})

export type SubmissionsList = z.infer<typeof submissionsList>
