import { z } from 'zod'

/**
 * Where the admin asks the site what visitors handed in and the service has not taken: POSTs whose bodies are signed
 * like a publication, under `SITE_URL`. Nothing of what was handed in is in the answers, nor of whom it is.
 */
export const SUBMISSIONS_PATH = '/api/internal/submissions/'
export const SUBMISSION_RETRY_PATH = '/api/internal/submissions/retry/'

const country = z.string().regex(/^[a-z]{2,10}$/)
/** All that the reader looks after; null is every one. */
const countries = z.array(country).max(200).nullable()

export const submissionsAsked = z.strictObject({
  countries,
  /** The one whose are listed, of these; null is all of these. */
  country: country.nullable(),
  page: z.int().min(1).max(100_000),
})

export const submissionRetryAsked = z.strictObject({ countries, key: z.uuid() })

export const heldSubmission = z.object({
  key: z.uuid(),
  /** Such as `rating`. */
  kind: z.string(),
  country: z.string(),
  state: z.enum(['waiting', 'delivering', 'refused']),
  receivedAt: z.iso.datetime(),
  attempts: z.int(),
  /** How the last try failed (a kind of failure of the after-sales client), or as what the service refused it. */
  reason: z.string().nullable(),
})

export const heldSubmissions = z.object({
  /** The newest first. */
  submissions: z.array(heldSubmission),
  pages: z.int(),
  /** How many each of the reader's countries has that has any, in the order of their codes. */
  counts: z.array(z.object({ country: z.string(), count: z.int() })),
})

/**
 * `due`: it is tried at once. `replaced`: it was refused, and there is another one about the same thing since. `gone`:
 * it is being tried, was delivered or erased.
 */
export const submissionRetried = z.object({ outcome: z.enum(['due', 'replaced', 'gone']) })

export type SubmissionsAsked = z.infer<typeof submissionsAsked>
export type SubmissionRetryAsked = z.infer<typeof submissionRetryAsked>
export type HeldSubmission = z.infer<typeof heldSubmission>
export type HeldSubmissions = z.infer<typeof heldSubmissions>
export type SubmissionRetried = z.infer<typeof submissionRetried>
