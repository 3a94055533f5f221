import { z } from 'zod'

/**
 * Site paths for the admin, POST, signed like a publication. Answers contain nothing that was submitted and no
 * identity.
 */
export const SUBMISSIONS_PATH = '/api/internal/submissions/'
export const SUBMISSION_RETRY_PATH = '/api/internal/submissions/retry/'

const country = z.string().regex(/^[a-z]{2,10}$/)
/** The reader's countries; null for all. */
const countries = z.array(country).max(200).nullable()

export const submissionsAsked = z.strictObject({
  countries,
  /** One of `countries` to list; null for all of them. */
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
  /** Failure kind of the last attempt, or the service's reason for refusing. */
  reason: z.string().nullable(),
})

export const heldSubmissions = z.object({
  submissions: z.array(heldSubmission),
  pages: z.int(),
  /** Countries without any are left out; sorted by code. */
  counts: z.array(z.object({ country: z.string(), count: z.int() })),
})

/** `replaced`: refused, and superseded by another submission. `gone`: being delivered, delivered or erased. */
export const submissionRetried = z.object({ outcome: z.enum(['due', 'replaced', 'gone']) })

export type SubmissionsAsked = z.infer<typeof submissionsAsked>
export type SubmissionRetryAsked = z.infer<typeof submissionRetryAsked>
export type HeldSubmission = z.infer<typeof heldSubmission>
export type HeldSubmissions = z.infer<typeof heldSubmissions>
export type SubmissionRetried = z.infer<typeof submissionRetried>
