import { z } from 'zod'

/** POST, signed like a publication. Answers identify nobody. */
export const SUBMISSIONS_PATH = '/api/internal/submissions/'
export const SUBMISSION_RETRY_PATH = '/api/internal/submissions/retry/'

const country = z.string().regex(/^[a-z]{2,10}$/)
/** The reader's; null for all. */
const countries = z.array(country).max(200).nullable()

export const submissionsAsked = z.strictObject({
  countries,
  /** Null for all of `countries`. */
  country: country.nullable(),
  page: z.int().min(1).max(100_000),
})

export const submissionRetryAsked = z.strictObject({ countries, key: z.uuid() })

export const heldSubmission = z.object({
  key: z.uuid(),
  kind: z.string(),
  country: z.string(),
  state: z.enum(['waiting', 'delivering', 'refused']),
  receivedAt: z.iso.datetime(),
  attempts: z.int(),
  /** Failure kind, or the service's reason for refusing. */
  reason: z.string().nullable(),
})

export const heldSubmissions = z.object({
  submissions: z.array(heldSubmission),
  pages: z.int(),
  counts: z.array(z.object({ country: z.string(), count: z.int() })),
})

/** `replaced`: superseded by another submission. `gone`: being delivered, delivered or erased. */
export const submissionRetried = z.object({ outcome: z.enum(['due', 'replaced', 'gone']) })

export type SubmissionsAsked = z.infer<typeof submissionsAsked>
export type SubmissionRetryAsked = z.infer<typeof submissionRetryAsked>
export type HeldSubmission = z.infer<typeof heldSubmission>
export type HeldSubmissions = z.infer<typeof heldSubmissions>
export type SubmissionRetried = z.infer<typeof submissionRetried>
